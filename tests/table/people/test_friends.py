"""Friends: who is one, what becomes of requests and blocks, and who is asked to a table."""

import asyncio
from itertools import permutations

import pytest

from kickabout.table.errors import Refused, Unknown
from kickabout.table.people import Friends, Notices, People
from kickabout.table.play import LiveTable, Tables
from kickabout.table.seats import as_browser
from kickabout.table.store import Account, Asked

pytestmark = pytest.mark.anyio


async def ties(friends: Friends, account: Account) -> dict[str, str]:
    return {one.name: one.tie for one in await friends.of(account)}


async def test_two_are_friends_once_both_have_asked(
    friends: Friends, vera: Account, otto: Account
) -> None:
    assert await friends.ask(vera, "otto") is None
    assert await friends.ask(vera, "Otto") is None  # twice is once
    assert await ties(friends, vera) == {"Otto": "asked"}
    assert await ties(friends, otto) == {"Vera": "asks"}
    assert await friends.ask(otto, "Vera") == vera
    assert await ties(friends, vera) == {"Otto": "friend"}
    assert await ties(friends, otto) == {"Vera": "friend"}
    await friends.ask(vera, "Otto")
    assert await ties(friends, otto) == {"Vera": "friend"}


async def test_nobody_is_asked_by_a_name_that_nobody_else_has(
    friends: Friends, vera: Account
) -> None:
    with pytest.raises(Unknown):
        await friends.ask(vera, "Nobody")
    with pytest.raises(Refused):
        await friends.ask(vera, "Vera")
    assert await ties(friends, vera) == {}


@pytest.mark.parametrize("by_vera", [True, False])
async def test_either_ends_it(
    friends: Friends, vera: Account, otto: Account, *, by_vera: bool
) -> None:
    await friends.ask(vera, "Otto")
    await friends.ask(otto, "Vera")
    one, other = (vera, otto) if by_vera else (otto, vera)
    await friends.part(one, other.id)
    assert await ties(friends, vera) == await ties(friends, otto) == {}


async def test_whoever_is_blocked_is_not_told(
    friends: Friends, vera: Account, otto: Account
) -> None:
    await friends.ask(vera, "Otto")
    await friends.ask(otto, "Vera")
    await friends.block(vera, otto.id)
    assert await ties(friends, vera) == {"Otto": "blocked"}
    assert await ties(friends, otto) == {}
    await friends.ask(otto, "Vera")
    assert await ties(friends, otto) == {"Vera": "asked"}
    assert await ties(friends, vera) == {"Otto": "blocked"}
    await friends.part(otto, vera.id)  # which lifts no block
    assert await ties(friends, vera) == {"Otto": "blocked"}
    await friends.ask(vera, "Otto")  # which does
    assert await ties(friends, otto) == {"Vera": "asks"}
    with pytest.raises(Unknown):
        await friends.block(vera, "nobody")


async def test_only_friends_see_whether_somebody_is_here(
    friends: Friends, vera: Account, otto: Account
) -> None:
    await friends.is_here(otto)
    await friends.ask(vera, "Otto")
    assert [one.is_here for one in await friends.of(vera)] == [False]
    await friends.ask(otto, "Vera")
    assert [one.is_here for one in await friends.of(vera)] == [True]
    assert [one.is_here for one in await friends.of(otto)] == [False]


async def test_whoever_is_at_a_table_is_here(
    tables: Tables, friends: Friends, vera: Account, otto: Account
) -> None:
    table = await waiting_for(tables, friends, vera, otto)

    async def is_here() -> bool:
        await friends.look()
        return (await friends.of(otto))[0].is_here

    assert not await is_here()
    with table.watching(1):  # the seat that is open still
        assert not await is_here()
    with table.watching(0):
        assert await is_here()


async def test_a_friend_is_asked_to_a_table_until_they_sit_or_decline(
    tables: Tables, friends: Friends, vera: Account, otto: Account
) -> None:
    await friends.ask(vera, "Otto")
    with pytest.raises(Unknown):
        await friends.friend(vera, otto.id)
    await friends.ask(otto, "Vera")
    friend = await friends.friend(vera, otto.id)
    made = [(await tables.setup.create("futbol-dash", ["you", "open"])).table for _ in range(3)]
    for table in made:
        await friends.challenge(vera, friend, table)
    assert {one.table for one in await friends.challenges(otto)} == {one.id for one in made}
    assert {one.by for one in await friends.challenges(otto)} == {"Vera"}
    assert await friends.challenges(vera) == []
    await friends.decline(otto, made[0].id)
    with pytest.raises(Unknown):
        await friends.decline(otto, made[0].id)
    assert {one.table for one in await friends.challenges(otto)} == {one.id for one in made[1:]}
    token = tables.invite_token(made[1], 1)
    assert token is not None
    await tables.join(token, "Otto", as_browser(otto.id))
    assert [one.table for one in await friends.challenges(otto)] == [made[2].id]
    await friends.part(otto, vera.id)  # no friend waits any more
    assert await friends.challenges(otto) == []


async def waiting_for(tables: Tables, friends: Friends, vera: Account, otto: Account) -> LiveTable:
    """Return a table at which Vera waits for Otto, whom she has asked there."""
    await friends.ask(vera, "Otto")
    await friends.ask(otto, "Vera")
    own = as_browser(vera.id)
    made = await tables.setup.create("futbol-dash", ["you", "open"], browser=own)
    await friends.challenge(vera, await friends.friend(vera, otto.id), made.table)
    return made.table


async def test_whoever_waits_sees_at_once_that_a_friend_turns_it_down(
    tables: Tables, second: Tables, friends: Friends, vera: Account, otto: Account
) -> None:
    table = await waiting_for(tables, friends, vera, otto)
    assert table.stored.asked == {0: Asked("Otto", has_declined=False)}
    if tables.peers is not None:  # it hears of the others by them
        await tables.peers.start()
    seen = table.audience.revision_of(0)
    await Friends(second, People(second)).decline(otto, table.id)  # at whatever server
    await table.audience.wait_for_change(seen, 0)
    assert table.stored.asked == {0: Asked("Otto", has_declined=True)}
    (notice,) = [one for one in await Notices(tables).of(vera) if one.kind == "declined"]
    assert (notice.names, notice.table) == (("Otto",), table.id)


async def test_a_challenge_is_withdrawn_until_somebody_joins(
    tables: Tables, friends: Friends, vera: Account, otto: Account
) -> None:
    table = await waiting_for(tables, friends, vera, otto)
    await friends.withdraw(as_browser(vera.id), table)
    assert await friends.challenges(otto) == []
    assert [one.kind for one in await Notices(tables).of(otto)] == []
    with pytest.raises(Unknown):
        await tables.get(table.id)
    table = await waiting_for(tables, friends, vera, otto)
    token = tables.invite_token(table, 1)
    assert token is not None
    await tables.join(token, "Otto", as_browser(otto.id))
    with pytest.raises(Refused):
        await friends.withdraw(as_browser(vera.id), table)
    assert await tables.get(table.id) is table


async def test_with_a_name_goes_all_that_it_is_to_others(
    tables: Tables, people: People, friends: Friends, vera: Account, otto: Account
) -> None:
    third = (await people.claim("Ida", None, "")).account
    for one, other in permutations((vera, otto, third), 2):
        await friends.ask(one, other.name)
    table = (await tables.setup.create("futbol-dash", ["you", "open"])).table
    await friends.challenge(vera, await friends.friend(vera, otto.id), table)
    await people.remove(vera, "guest")
    assert await ties(friends, otto) == {"Ida": "friend"}
    assert await friends.challenges(otto) == []


async def test_both_ask_at_the_same_moment(
    friends: Friends, second: Tables, vera: Account, otto: Account
) -> None:
    other = Friends(second, People(second))
    for _ in range(20):
        await asyncio.gather(friends.ask(vera, "Otto"), other.ask(otto, "Vera"))
        assert await ties(friends, vera) == {"Otto": "friend"}
        assert await ties(friends, otto) == {"Vera": "friend"}
        await friends.part(vera, otto.id)
