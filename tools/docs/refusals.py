"""What each game refuses, with the sentence that says so and the clause behind it."""

from pathlib import Path

from fluent.syntax import FluentParser, ast

from kickabout.engine.game import Game
from kickabout.engine.refusals import RefusalTable, without_clause
from kickabout.engine.vocabulary import slug
from kickabout.games import find, names
from kickabout.text.localization import SHARED
from tools.docs.markdown import code, page, table
from tools.docs.rulebooks import clause_link

INTRODUCTION = """\
`why_not` of a match, the table and the API refuse an action for one of these reasons. Each is a member of the `Refusal`
of its game; `refused-` and its name is the `id` in an answer of the [API](../api.md#refusals). Words in italics stand for
what the match has there."""


def pages() -> dict[str, str]:
    """Return the page with the refusals of all games."""
    games = [find(name) for name in names()]
    return {"reference/refusals.md": page("Refusals", INTRODUCTION, *map(_section, games))}


def _section(game: Game) -> str:
    sentences = Sentences(SHARED / "en.ftl", game.text / "en.ftl")
    rows = (_row(sentences, refusal) for refusal in game.Refusal if refusal)
    return f"## {game.title}\n\n{table(('refusal', 'sentence', 'clause'), rows)}"


def _row(sentences: "Sentences", refusal: RefusalTable) -> tuple[str, str, str]:
    name = slug(refusal)
    sentence = without_clause(sentences.of(f"refused-{name}", f" ({refusal.clause})"))
    return code(name), sentence, clause_link(refusal.clause)


class Sentences:
    """The messages of some files as they read in general, with the names of their arguments in italics."""

    def __init__(self, *files: Path) -> None:
        self._patterns: dict[str, ast.Pattern] = {}
        for file in files:
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value:
                    self._patterns[entry.id.name] = entry.value

    def of(self, message: str, clause: str) -> str:
        """Return a message; where it names its clause, in brackets after a space, `clause` stands."""
        return self._text(self._patterns[message]).replace(" (*clause*)", clause)

    def _text(self, pattern: ast.Pattern) -> str:
        return "".join(
            self._value(part.expression) if isinstance(part, ast.Placeable) else part.value
            for part in pattern.elements
        )

    def _value(self, expression: object) -> str:
        match expression:
            case ast.SelectExpression():
                return self._text(next(one.value for one in expression.variants if one.default))
            case ast.MessageReference():
                return self._text(self._patterns[expression.id.name])
            case ast.VariableReference():
                return f"*{expression.id.name}*"
            case ast.FunctionReference():
                return self._value(expression.arguments.positional[0])
            case ast.StringLiteral():
                return expression.value
            case _:
                raise TypeError(f"no text for {expression!r}")
