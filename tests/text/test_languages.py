"""Languages: which are offered, what they are called, and which suits a reader."""

import pytest

from kickabout.text.languages import negotiated, offered, own_name
from kickabout.text.localization import PSEUDO, SHARED, languages


def test_what_is_offered_has_words() -> None:
    assert set(offered()) <= set(languages(SHARED))
    assert offered()["en"].is_whole
    assert offered()["en"].name == "English"


@pytest.mark.parametrize(
    ("wanted", "given"),
    [(["en-GB"], "en"), (["tlh", "en"], "en"), (["tlh"], "en"), ([PSEUDO], PSEUDO), ([], "en")],
)
def test_a_reader_gets_what_suits_best(wanted: list[str], given: str) -> None:
    assert negotiated(wanted) == given


def test_a_language_has_its_name_in_itself() -> None:
    assert [own_name(tag) for tag in ("es", "de", "pt-BR")] == [
        "Español",
        "Deutsch",
        "Português (Brasil)",
    ]
    for wrong in ("klingon", "not a tag", "", "tlh"):
        with pytest.raises(ValueError, match=r"."):
            own_name(wrong)
