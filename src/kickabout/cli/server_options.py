"""The options of a server, made from its settings: flags, variables, and keys of a settings file."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from kickabout.cli.errors import Failure, failure, told
from kickabout.cli.say import say
from kickabout.table.settings import HOST_NAME, PRESETS, Declared, Limits, Settings, options_of

OWN = {one.option.name: one for one in options_of(Settings)}
OF_LIMITS = {one.option.name: one for one in options_of(Limits)}
GIVEN_AS: Mapping[Any, Any] = {
    Path: Path | None,
    bytes | None: str | None,
    bool: Literal["on", "off"],
    tuple[str, ...]: list[str] | None,
    Limits | None: Literal["on", "wide", "off"],
}
"""The type of an option whose setting has a type that cannot be read from a text."""
TEXTS = (str | None, bytes | None, tuple[str, ...])


def flag(name: str, *, has_variable: bool = True, has_default: bool = True) -> Any:
    """Return the declaration of an option for Typer."""
    of_limits = name in OF_LIMITS
    declared = OF_LIMITS[name] if of_limits else OWN[name]
    option = declared.option
    is_text = declared.kind in TEXTS
    default: Any = has_default
    if of_limits:
        default = f"{option.default:g}"  # the value itself depends on `limits`
    elif has_default and option.default is None:
        default = say(f"option-{name}.default")
    return typer.Option(
        f"--{name}",
        min=None if is_text else option.least,
        max=option.most,
        metavar=option.metavar,
        envvar=option.variable if has_variable else None,
        callback=_checked(declared) if is_text else None,
        help=say(f"option-{name}"),
        show_default=default,
        rich_help_panel=say("help-serve.panel") if of_limits or name == "limits" else None,
    )


def parameters() -> Iterator[inspect.Parameter]:
    """Yield all options of a server as parameters of a command, those of its limits after `limits`."""
    for name, declared in OWN.items():
        yield _parameter(
            declared, GIVEN_AS.get(declared.kind, declared.kind), declared.option.default
        )
        if name == "limits":
            for one in OF_LIMITS.values():
                yield _parameter(one, one.kind | None, None)


def _parameter(declared: Declared, kind: Any, default: Any) -> inspect.Parameter:
    name = declared.option.name
    return inspect.Parameter(
        name.replace("-", "_"),
        inspect.Parameter.KEYWORD_ONLY,
        default="on" if default is True else default,
        annotation=Annotated[kind, flag(name)],
    )


def settings_of(given: Mapping[str, Any]) -> Settings:
    """Return the settings for the values of all parameters."""
    values = {}
    for name, (_, setting, kind) in OWN.items():
        value = given[name.replace("-", "_")]
        if kind == bytes | None:
            value = value and value.encode()
        elif kind == tuple[str, ...]:
            value = tuple(value or ())
        elif kind is bool:
            value = value == "on"
        elif kind == float | None:
            value = value or None
        values[setting] = value
    limits = PRESETS[values.pop("limits")]
    numbers = {one.setting: given[one.setting] for one in OF_LIMITS.values()}
    numbers = {name: number for name, number in numbers.items() if number is not None}
    data = own_folder(values.pop("data"))
    return Settings(data, **values, limits=limits and replace(limits, **numbers))


def own_folder(data: Path | None) -> Path:
    """Return the folder given, or else the system's folder for the user's data."""
    from platformdirs import user_data_path

    return data or user_data_path("kickabout", appauthor=False)


def _is_network(text: str) -> bool:
    import ipaddress

    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def _is_shared_database(text: str) -> bool:
    from kickabout.table.store import shared_url

    try:
        shared_url(text)
    except ValueError:
        return False
    return True


def _is_host_name(text: str) -> bool:
    return HOST_NAME.fullmatch(text) is not None


def _is_address(text: str) -> bool:
    from kickabout.table.people import is_address

    return is_address(text)


def _is_issuer(text: str) -> bool:
    from kickabout.table.people import is_issuer

    return is_issuer(text)


CHECKS: Mapping[str, Callable[[str], bool]] = {
    "database": _is_shared_database,
    "host-name": _is_host_name,
    "mail-host": _is_host_name,
    "mail-sender": _is_address,
    "oidc-issuer": _is_issuer,
    "trusted-proxy": _is_network,
}
"""The checks of options that are texts of a certain form."""


def _checked(declared: Declared) -> Callable[[Any], Any]:
    """Return a callback that raises `BadParameter` for a text that an option may not have.

    The message `option-NAME.wrong` repeats it unless it is secret.
    """
    option, _, kind = declared
    least = int(option.least or 0)

    def checked(value: Any) -> Any:
        given = value if isinstance(value, list) else [value]
        for text in given if value is not None else []:
            length = len(text.encode() if kind == bytes | None else text)
            if length < least or (option.name in CHECKS and not CHECKS[option.name](text)):
                wrong = say(f"option-{option.name}.wrong", value=text, least=least)
                raise typer.BadParameter(wrong)
        return value

    return checked


def read_config(context: typer.Context, file: Path | None) -> Path | None:
    """Make a settings file's values the defaults of the options, which environment and command line
    override.

    Raises `Failure` naming the file, the key, and what would be right.
    """
    if file is None:
        return None
    from kickabout.engine.toml_files import read_toml

    with failure(str(file)):
        values = read_toml(file.read_text(encoding="utf-8"))
    options = {
        param.name.replace("_", "-"): param
        for param in context.command.params
        if param.name and param.name not in ("config", "help")
    }
    for key, value in values.items():
        if key not in options:
            known = ", ".join(sorted(options))
            raise Failure(say("serve-unknown-key", file=str(file), key=key, known=known))
        try:
            _check(context, options[key], value)
        except typer.BadParameter as error:
            raise _bad_value(file, key, error.message) from error
        except (TypeError, ValueError) as error:
            raise _bad_value(file, key, told(error)) from error
    context.default_map = {key.replace("-", "_"): value for key, value in values.items()}
    return file


def _bad_value(file: Path, key: str, reason: str) -> Failure:
    return Failure(say("serve-bad-value", file=str(file), key=key, reason=reason.rstrip(".")))


def _check(context: typer.Context, option: Any, value: object) -> None:
    """Raise an error unless a settings file may give an option this value."""
    if isinstance(value, list) != bool(option.multiple):
        raise ValueError(say("serve-one-value" if isinstance(value, list) else "serve-a-list"))
    for one in value if isinstance(value, list) else [value]:
        # The option itself would accept true as 1.
        if isinstance(one, bool) or not isinstance(one, str | int | float):
            raise ValueError(say("serve-plain-value"))
    option.process_value(context, value)
