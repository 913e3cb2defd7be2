"""The store: everything that a server keeps in its database.

Its queries are functions of a connection, in `queries`, `log_queries` and so on, which `Store.read` and
`Store.write` run.
"""

from kickabout.table.store.backups import (
    restore_folder,
    restore_shared,
    save_folder,
    save_shared,
)
from kickabout.table.store.competition_queries import Competition
from kickabout.table.store.database import Store
from kickabout.table.store.engines import shared_url
from kickabout.table.store.host_queries import Block
from kickabout.table.store.key_queries import ApiKey
from kickabout.table.store.lab_queries import Claimed, LabBox, LabRun
from kickabout.table.store.models import RosterRow
from kickabout.table.store.moderation_queries import Act, NotedAct, Report, Sanction, SanctionKind
from kickabout.table.store.news import News, listen
from kickabout.table.store.people_queries import Account, Session
from kickabout.table.store.predecessor import IdFile
from kickabout.table.store.queries import Wanted
from kickabout.table.store.rating_queries import RatedMatch, Recomputed
from kickabout.table.store.records import (
    Asked,
    Collected,
    DiceStage,
    Entry,
    FinalScore,
    LaidOut,
    Listed,
    Place,
    SeasonFixture,
    SeatChange,
    SeatRating,
    Stored,
    Watch,
    now,
)
from kickabout.table.store.removal import (
    remove_lines,
    remove_tables,
    stale_tables,
    tables_with_lines,
)
from kickabout.table.store.result_queries import PlayedMatch
from kickabout.table.store.season_queries import Club, Outcome, StoredSeason
from kickabout.table.store.shared_state import SharedState
from kickabout.table.store.signing import Signer
