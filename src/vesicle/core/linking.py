"""How compiled rules call each other: each is lowered once, and optimised inside the rules that Python calls.

Left to itself numba optimises every rule together with all that it calls, and makes machine code of it, once more at
every level of calls. The entries, which Python calls, hold all of it anyway, and they alone are kept in the cache.
"""

from importlib import import_module
from typing import Any

from numba.core import types

# Modules without types, which a type checker would look through for nothing.
codegen: Any = import_module("numba.core.codegen")
compiler: Any = import_module("numba.core.compiler")
typing: Any = import_module("numba.core.typing")


class Linked(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule for other rules to call, which waits as it is to be linked into an entry."""

    _whole: Any = None

    def finalize(self) -> None:
        """Nothing is done for the rule alone."""
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _get_module_for_linking(self) -> Any:
        return self.whole()

    def whole(self) -> Any:
        """The rule with all that it calls, callers first: the linker leaves out what nobody has called yet."""
        if self._whole is None:
            self._whole = self.alone().clone()
            for library in self._called():
                module = library.alone() if isinstance(library, Linked) else library._get_module_for_linking()
                self._whole.link_in(module, preserve=True)
        return self._whole

    def alone(self) -> Any:
        """The rule without what it calls."""
        return super()._get_module_for_linking()

    def _called(self) -> list[Any]:
        found: list[Any] = [self]
        for caller in found:  # which grows meanwhile
            if isinstance(caller, Linked):
                found += [library for library in dict.fromkeys(caller._linking_libraries) if library not in found]
        return found[1:]


class Calls:
    """What the compiler asks of a rule that another rule calls."""

    def __init__(self, dispatcher: Any) -> None:
        self.dispatcher = dispatcher
        self._lowered: dict[tuple[Any, ...], Any] = {}  # by the types of the arguments

    def get_call_template(self, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """The signature of a call; whole numbers are all one type, or a rule is compiled up to seven times."""
        widened = tuple(widen(argument) for argument in arguments)
        names, folded = self.dispatcher._compiler.fold_argument_types(widened, keywords)
        name = self.dispatcher.py_func.__name__
        signatures = [self.lower(tuple(folded)).signature]
        return (
            typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=signatures),
            names,
            folded,
            {},
        )

    def get_overload(self, arguments: Any) -> Any:
        """Under what the compiler knows the lowered rule."""
        return self.lower(tuple(arguments)).library

    def lower(self, arguments: tuple[Any, ...]) -> Any:
        """The rule for arguments of these types: its signature, its name and its code, which nobody has optimised."""
        if arguments not in self._lowered:
            of, flags = self.dispatcher, compiler.Flags()
            of.targetdescr.options.parse_as_flags(flags, of.targetoptions)
            flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
            library = Linked(of.targetctx.codegen(), of.py_func.__qualname__)
            made = compiler.compile_extra(of.typingctx, of.targetctx, of.py_func, arguments, None, flags, {}, library)
            of.targetctx.insert_user_function(library, made.fndesc, [library])
            self._lowered[arguments] = made
        return self._lowered[arguments]


def answer_rules(dispatcher: Any) -> Any:
    """Let other rules call a rule that Python can call."""
    calls = Calls(dispatcher)
    dispatcher.get_call_template, dispatcher.get_overload = calls.get_call_template, calls.get_overload
    dispatcher.calls = calls
    return dispatcher


def lower(rule: Any, arguments: tuple[Any, ...]) -> Any:
    """A compiled rule for arguments of these types, as other rules would call it; for other machines than this one."""
    return rule.calls.lower(arguments)


def widen(argument: Any) -> Any:
    """The type that a rule is compiled for where a caller passes this one."""
    argument = getattr(argument, "literal_type", argument)
    return types.int64 if isinstance(argument, types.Integer | types.IntEnumMember) else argument
