"""The API answers as its OpenAPI document says, whatever it is sent."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies
from schemathesis import Case, GenerationMode
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import positive_data_acceptance

from kickabout.table.settings import Settings
from kickabout.table.web.app import create_app

ADDRESS = "http://127.0.0.1"
METHODS = ("get", "post", "put", "patch", "delete", "options")
FEW = settings(
    max_examples=4,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Server"]:
    data = tmp_path_factory.mktemp("openapi")
    yield Server(data)
    asgi.shutdown_lifespans()


class Server:
    """The application with a table that waits, one in play and one at which the match is over."""

    def __init__(self, data: Path) -> None:
        app = create_app(Settings(data, pace=0.0, secret=b"k" * 32, warm=False))
        self.schema = schemathesis.openapi.from_asgi(
            "/api/openapi.json", app, headers={"Host": "127.0.0.1"}, timeout=120
        )
        self.schema.config.update(base_url=ADDRESS)
        # The first event is enough of a stream that never ends.
        self.client = asgi.get_client(app, max_stream_events=1)  # type: ignore[arg-type]  # it is one
        open_seat, bots = ["you", "open"], ["bot:random", "bot:random"]
        self.tables = [
            self.set_up(seats=open_seat),
            self.set_up(seats=["you", "bot:random"]),
            self.set_up(seats=bots, options={"goals": 1}),
        ]
        over = f"{ADDRESS}/api/tables/{self.tables[2]['table']}"
        while self.client.get(over).json()["status"] != "over":
            pass

    def set_up(self, **fields: Any) -> Any:
        new = {"game": "futbol-dash", "name": "Ana", **fields}
        return self.client.post(f"{ADDRESS}/api/tables", json=new).json()


def test_it_answers_as_it_says(server: Server) -> None:
    paths = server.schema.raw_schema["paths"]
    for path, method in ((path, method) for path, calls in paths.items() for method in calls):
        operation = server.schema[path][method]
        tables = [None, *server.tables] if "{table}" in path else [None]
        # Without a body there is nothing that could be of a wrong type.
        modes = list(GenerationMode) if list(operation.body) else [GenerationMode.POSITIVE]
        for table, mode in ((table, mode) for table in tables for mode in modes):
            fixed: dict[str, Any] = {}
            if table is not None:
                fixed["path_parameters"] = {"table": table["table"]}
                if table["you"]:
                    fixed["headers"] = {"Authorization": f"Bearer {table['you']['token']}"}
            answer_all(server, operation.as_strategy(mode, **fixed))


def answer_all(server: Server, cases: strategies.SearchStrategy[Case[Any]]) -> None:
    @FEW
    @given(cases)
    def check(case: Case[Any]) -> None:
        # Which actions the rules allow, and which games there are, no schema says.
        case.call_and_validate(session=server.client, excluded_checks=[positive_data_acceptance])

    check()


def test_a_whole_stream_is_made_of_such_events(server: Server) -> None:
    described = server.schema.raw_schema["paths"]["/api/tables/{table}/events"]["get"]["responses"]
    keys = described["200"]["content"]["text/event-stream"]["itemSchema"]["properties"]
    table = f"{ADDRESS}/api/tables/{server.tables[2]['table']}"
    client = asgi.get_client(server.client.app, max_stream_events=1 << 20)
    events = client.get(f"{table}/events").text.rstrip().split("\n\n")
    for event in events:
        assert {line.partition(": ")[0] for line in event.split("\n")} <= set(keys)
    assert len(events) == server.client.get(table).json()["at"] + 1
    assert events[-1].startswith("event: over\n")


def test_no_other_method_is_allowed(server: Server) -> None:
    for path, calls in server.schema.raw_schema["paths"].items():
        address = ADDRESS + re.sub(r"\{\w+\}", "none", path)
        allowed = {method.upper() for method in calls} | ({"HEAD"} if "get" in calls else set())
        for method in (method for method in METHODS if method not in calls):
            refused = server.client.request(method, address)
            assert refused.status_code == 405, (method, path)
            assert set(refused.headers["allow"].split(", ")) == allowed
            assert refused.json()["error"] == "Method Not Allowed"


def test_refusals_are_described_as_they_are(server: Server) -> None:
    document = server.schema.raw_schema
    calls = chain.from_iterable(calls.values() for calls in document["paths"].values())
    for call in calls:
        responses = call["responses"]
        assert "422" not in responses
        assert {"413", "429", "503"} <= set(responses)
        for status, response in responses.items():
            if int(status) >= 400:
                assert list(response["content"]) == ["application/json"]
    assert "HTTPValidationError" not in document["components"]["schemas"]
    wrong = server.client.post(f"{ADDRESS}/api/tables", data="x" * 70_000)
    assert (wrong.status_code, wrong.headers["content-type"]) == (413, "application/json")
