"""A message is its id and its arguments."""

from datetime import date

from kickabout.text.messages import Message, Name, Seat, plain_arguments

PASS = Message("pass", player=Seat(1), card=Name("card", "nutmeg", "Nutmeg"))


def test_messages_with_the_same_arguments_are_equal() -> None:
    again = Message("pass", card=Name("card", "nutmeg", "Nutmeg"), player=Seat(1))
    assert again == PASS
    assert hash(again) == hash(PASS)
    assert PASS.arguments == {"player": Seat(1), "card": Name("card", "nutmeg", "Nutmeg")}


def test_messages_differ_in_id_arguments_salt_and_fallback() -> None:
    others = (
        Message("shot", **PASS.arguments),
        Message("pass", player=Seat(0), card=Name("card", "nutmeg", "Nutmeg")),
        PASS.varied(1),
        PASS.or_else("shot"),
    )
    assert len({PASS, *others}) == 5
    assert PASS != "pass"


def test_a_number_is_no_seat() -> None:
    assert Message("pass", player=1) != Message("pass", player=Seat(1))


def test_a_message_shows_what_it_is() -> None:
    assert repr(Message("pass", points=3).varied(2).or_else("shot")) == (
        "Message('pass', points=3).varied(2).or_else('shot')"
    )


def test_programs_are_told_what_a_message_names() -> None:
    told = Message(
        "told", by=PASS, cards=(Name("card", "nutmeg", "Nutmeg"), 2), on=date(2026, 11, 27)
    )
    assert plain_arguments(told) == {
        "by": {"id": "pass", "arguments": {"card": "nutmeg", "player": 1}},
        "cards": ["nutmeg", 2],
        "on": "2026-11-27",
    }
