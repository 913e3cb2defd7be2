"""Recovery codes: what fits one, and what does not."""

import re

from kickabout.table.people.codes import fits, hashed, new_code

SALT = "5a" * 16


def test_a_code_is_five_groups_of_letters_that_look_like_no_digit() -> None:
    codes = {new_code() for _ in range(50)}
    assert len(codes) == 50
    assert all(re.fullmatch(r"([A-HJ-NP-Z]{5}-){4}[A-HJ-NP-Z]{5}", code) for code in codes)


def test_it_fits_however_it_is_typed() -> None:
    code = new_code()
    kept = hashed(code, SALT)
    assert fits(code, SALT, kept)
    assert fits(f" {code.lower().replace('-', ' ')}\n", SALT, kept)
    assert not fits(code[:-1], SALT, kept)
    assert not fits(code, "5b" * 16, kept)
    assert not fits("", SALT, "")
    assert not fits("\ud800", SALT, kept)
