"""The coach of a lesson's table: the next step of its script, the current note and whether it asks
for a decision.
"""

from collections.abc import Sequence

from kickabout.engine.lessons import Lesson, Note, Step
from kickabout.table.play.log import MatchLog
from kickabout.text.messages import Message


class Coach:
    """The guide of a learner through a lesson.

    Once the match has left the script, or the rules no longer allow the scripted step, the coach
    steps back and the match is played freely.
    """

    def __init__(self, lesson: Lesson, log: MatchLog) -> None:
        self.lesson = lesson
        self._log = log
        self.read = (0, 0)
        """The number of decisions and outcomes at which notes were dismissed last, and how many
        were."""
        self._checked: list[tuple[int, int]] = []
        self._leads = True

    @property
    def leads(self) -> bool:
        """Return whether the match has followed the script so far."""
        match = self._log.match
        if self._checked != match.log:
            self._checked = list(match.log)
            played = [(actor, match.name_of(action)) for actor, action in match.log]
            script = self.lesson.steps[: match.number]
            self._leads = played == [(step.actor, step.action) for step in script]
        return self._leads

    @property
    def due(self) -> Step | None:
        """The next step of the script; None once it has ended, or if the rules do not allow it."""
        match = self._log.match
        if not self.leads or match.number >= len(self.lesson.steps):
            return None
        step = self.lesson.steps[match.number]
        if step.actor >= 0 and step.actor not in match.deciding:
            return None
        refused = match.refusal(step.action, None if step.actor < 0 else step.actor)
        return step if refused is None else None

    @property
    def note(self) -> Note | None:
        """The current note."""
        number = self._log.match.number
        if self.due is None and not (self.leads and number == len(self.lesson.steps)):
            return None
        notes = self.lesson.notes_at(number)[self._passed :]
        return notes[0] if notes else None

    @property
    def asks(self) -> bool:
        """Return whether the current note asks for a decision and is not merely to be read."""
        due, note = self.due, self.note
        return due is not None and due.actor == self.lesson.seat and note in due.notes[-1:]

    @property
    def waits(self) -> bool:
        """Return whether nothing goes on until the learner has read or decided."""
        return self.note is not None

    @property
    def conducts(self) -> bool:
        """Return whether the lesson decides what happens next, rather than the match's dice and
        bots.
        """
        return self.waits or self.due is not None

    @property
    def told(self) -> int:
        """The number of notes that the learner has reached, the current one included."""
        number = self._log.match.number
        return self.lesson.notes_before(number) + self._passed + 1

    @property
    def read_next(self) -> tuple[int, int]:
        """What `read` will be once the learner has dismissed the current note."""
        return self._log.match.number, self._passed + 1

    def objection(self, seat: int, actions: Sequence[str]) -> Message | None:
        """Return why legal decisions that are not the scripted ones are not played now, and what is
        meant instead; None if these are meant.
        """
        due = self.due
        if due is None or seat != self.lesson.seat:
            return None
        number = self._log.match.number
        meant = self.lesson.steps[number : number + len(actions)]
        if [(step.actor, step.action) for step in meant] == [(seat, action) for action in actions]:
            return None
        asks = Message(f"{due.notes[-1].message_id}.ask") if due.notes else due.action
        return Message("lesson-not-now", asks=asks)

    @property
    def _passed(self) -> int:
        number, passed = self.read
        return passed if number == self._log.match.number else 0
