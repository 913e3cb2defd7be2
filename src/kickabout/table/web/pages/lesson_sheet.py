"""The style sheet of a lesson, which highlights the part of the page that the coach's note is about."""

from collections.abc import Iterator

from kickabout.engine.lessons import Lesson

LIT = "outline: var(--lamp); animation: lamp 1.6s infinite"
"""The highlight, of which `coach.css` has the colours."""


def lesson_sheet(lesson: Lesson) -> str:
    """Return the rules of all notes: their parts, and the decision that is asked for, or what leads to it."""
    number = 0
    rules = []
    for place in range(len(lesson.steps) + 1):
        notes = lesson.notes_at(place)
        for note in notes:
            number += 1
            noted = f'body:has(#coach[data-note="{number}"])'
            lit = [f"#{part}" for part in note.parts]
            if lit:
                rules.append(f"{noted} {lit[0]} {{ anchor-name: --lit }}")
            if place < len(lesson.steps) and note is notes[-1]:
                step = lesson.steps[place]
                if step.actor == lesson.seat:
                    lit += _pressed(step.action)
            if lit:
                rules.append(f"{noted} :is({', '.join(lit)}) {{ {LIT} }}")
    return "\n".join(rules)


def _pressed(action: str) -> Iterator[str]:
    """Yield the selectors of the buttons of a decision, and of what reveals them when pressed."""
    value = f"""[value="{action.replace('"', "")}"]"""
    yield f"#live {value}:not(.advice)"
    yield f"#live .slot:has(.aims {value}) .card"
    yield '#live .leads-on:not([aria-pressed="true"])'
