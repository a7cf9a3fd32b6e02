"""What a player may do now, in words: each choice with what it costs and gives where that is simple."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group
from rich.table import Table
from rich.text import Text

from vesicle.cli.scene import ACTING_AREAS, LETTERS, Scene, View
from vesicle.cli.table import GREY, say_price
from vesicle.core.boxes import names_of
from vesicle.core.facts import Outcome
from vesicle.cytosis.ids import N_FORESEEN, Ask

SHORT = 12  # letters of a choice that may stand beside others in one row
UNTITLED = ("done", "choose", "antibody")  # kinds of choices that need no heading
ALIKE = ("smooth", "rough", "golgi", "exocytosis")  # areas whose spots do the same
STEPS = tuple(names_of(Ask)[Ask.FIRST_TURN :])  # what waits for nobody, but comes after the question
LOADS = {"smooth": "lipid", "start-smooth": "lipid", "rough": "protein"}


@dataclass(frozen=True)
class Choice:
    """A legal action in words."""

    action: str
    words: str

    @property
    def verb(self) -> str:
        """The kind of action."""
        return self.action.partition(" ")[0]


def list_choices(scene: Scene, view: View, legal: Sequence[str], outcomes: Sequence[Outcome]) -> list[Choice]:
    """The legal actions in their order, with what each would cost and give; of spots that are alike only the first."""
    choices: dict[tuple[str, str], Choice] = {}
    for action, outcome in zip(legal, outcomes, strict=True):
        words = _say(scene, view, action, outcome)
        choices.setdefault((action.partition(" ")[0], words), Choice(action, words))
    return list(choices.values())


def draw_choices(scene: Scene, view: View, choices: Sequence[Choice], width: int) -> Group:
    """The question, then the choices with their numbers, under a heading for each kind where there are several."""
    parts: list[Text | Table] = [Text(_say_question(scene, view, view["pending"][-1]), style="bold")]
    numbered = list(enumerate(choices, start=1))
    verbs = list(dict.fromkeys(choice.verb for choice in choices))
    for verb in verbs:
        if len(verbs) > 1 and verb not in UNTITLED:
            price = view["facts"]["players"][view["seat"]]["grey_price"]
            parts.append(Text(scene.words(f"group-{verb}", price=price), style="italic"))
        parts.append(_columns([(number, choice.words) for number, choice in numbered if choice.verb == verb], width))
    coming = [step for step in reversed(view["pending"]) if step in STEPS and _is_coming(scene, view, step)]
    if coming:
        steps = " · ".join(_say_question(scene, view, step) for step in coming)
        parts.append(Text(scene.words("then", steps=steps), style="dim"))
    return Group(*parts)


def _say_question(scene: Scene, view: View, question: str) -> str:
    """A question, or a step that comes after it, with all that it may speak of."""
    box = scene.rules.box
    return scene.words(
        f"ask-{question}",
        left=view["players"][view["seat"]]["flasks"],
        free=view["pending"].count("free"),
        strain=scene.strain(view["strain"]) if view["strain"] else "",
        due=view["due"],
        place=view["put_back"],
        early=int(box.early_price),
        choose=view["facts"]["choose_price"],
        loss=int(box.attack_loss),
    )


def _is_coming(scene: Scene, view: View, step: str) -> bool:
    """Whether a step will concern anybody."""
    seats = range(len(scene.names))
    match step:
        case "pay-out":
            return bool(view["place"] < len(view["ranking"]))
        case "immunise":
            return "pay-out" in view["pending"] or bool(view["place"] < len(scene.names))
        case "offer-early":
            return any(scene.has(view, seat, "early") for seat in seats)
        case "offer-income":
            return any(scene.has(view, seat, "income") for seat in seats)
        case _:
            return True


def _columns(cells: list[tuple[int, str]], width: int) -> Table:
    """Numbered words in as many columns as fit, filled downwards; a few short ones stand in one row."""
    short = max(len(words) for _, words in cells) <= SHORT
    most = len(cells) if short else -(-len(cells) // 3)
    columns = next(count for count in range(most, 0, -1) if count == 1 or _fits(cells, count, width))
    rows = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
        grid.add_column()
    for row in range(rows):
        grid.add_row(*(part for number, words in cells[row::rows] for part in (str(number), words)))
    return grid


def _fits(cells: list[tuple[int, str]], columns: int, width: int) -> bool:
    rows = -(-len(cells) // columns)
    widths = [max(len(words) for _, words in cells[start : start + rows]) for start in range(0, len(cells), rows)]
    return sum(widths) + 5 * len(widths) <= width


def _say(scene: Scene, view: View, action: str, outcome: Outcome) -> str:
    """One action in words."""
    verb, _, argument = action.partition(" ")
    words = scene.words
    match verb:
        case "place":
            return _say_place(scene, view, argument, outcome)
        case "grey":
            return _say_grey(scene, view, argument, outcome)
        case "take" | "exhaust":
            paid = {molecule: count for molecule, count in _changes(outcome).items() if molecule != argument}
            return ", ".join([words.amount(argument, 1), *_say_changes(scene, paid)])
        case "add":
            return words.amount(argument, 1) + _say_enough(scene, outcome)
        case "load":
            return _say_load(scene, view, int(argument), outcome)
        case "return" | "play" | "complete" | "choose" | "put":
            return f"{scene.card(argument)}: {_say_card(scene, argument)}"
        case "move" | "disk":
            return _say_disk(scene, view, view["seat"], int(argument))
        case "evict":
            seat, disk = (int(part) for part in argument.split("-"))
            return f"{scene.player(seat)}: {_say_disk(scene, view, seat, disk)}"
        case "goal":
            return _say_goal(scene, argument, outcome)
        case "done":
            return words(f"choice-done-{view['pending'][-1]}")
        case _:
            return _say_module(scene, view, verb, argument, outcome)


def _say_module(scene: Scene, view: View, verb: str, argument: str, outcome: Outcome) -> str:
    """An action that only the Virus expansion or the Epigenetic cards have."""
    words = scene.words
    price = words.amount("atp", -_changes(outcome).get("atp", 0))
    match verb:
        case "keep":
            return f"{words(f'trait-{argument}')}: {scene.trait_does(argument)}"
        case "trade":
            return words("choice-trade", amount=words.amount(argument, 1), price=price)
        case "scout":
            return words("choice-scout", cards=N_FORESEEN, price=price)
        case "lose":
            return words("points", count=1) if argument == "hp" else words.amount(argument, 1)
        case _:
            owned = view["players"][view["seat"]]["antibodies"][view["strain"]]
            count = outcome["antibodies"][view["strain"]]
            return words("choice-antibody", count=count, price=price, owned=owned, raised=owned + count)


def _changes(outcome: Outcome) -> dict[str, int]:
    """What an action takes from a stock and gives to it."""
    return dict(outcome.get("stock", {}))


def _say_changes(scene: Scene, changes: dict[str, int]) -> list[str]:
    """First what is paid, then what is gained."""
    order = sorted(changes.items(), key=lambda change: change[1] > 0)
    return [scene.words.change(molecule, count) for molecule, count in order]


def _say_card(scene: Scene, card: str) -> str:
    """What a card takes and gives."""
    row = scene.rows["cards"][card]
    if row["strain"]:
        return scene.attack(brief=False)
    if row["gain"]:
        return ", ".join(scene.words.change(molecule, count) for molecule, count in row["gain"].items())
    return f"{scene.cost(card)} → {scene.words('points', count=row['points'])}"


def _say_place(scene: Scene, view: View, spot: str, outcome: Outcome) -> str:
    """A spot and what it does, with what waits there."""
    if outcome.get("idle"):
        return f"{_name(scene, spot)}: {scene.words('no-effect')}"
    if scene.rows["spots"][spot]["area"] == "card":
        return _say_buy(scene, view, spot)
    return f"{_name(scene, spot)}: {_say_use(scene, spot, outcome)}"


def _say_use(scene: Scene, spot: str, outcome: Outcome) -> str:
    """What a piece does on a spot."""
    area, does = scene.rows["spots"][spot]["area"], _say_changes(scene, _changes(outcome))
    return ", ".join([scene.words(f"use-{area}"), *does] if area in ACTING_AREAS else does)


def _say_buy(scene: Scene, view: View, spot: str, by_grey: bool = False) -> str:
    slot = scene.slot(spot)
    price = say_price(scene, scene.price(view, slot, by_grey))
    return scene.words("choice-buy", card=scene.card(view["market"][slot]), price=price)


def _name(scene: Scene, spot: str) -> str:
    """A spot by its name; where the spots are alike, the area's."""
    area = scene.rows["spots"][spot]["area"]
    return scene.words(f"area-{area}") if area in ALIKE else scene.words(f"spot-{spot}")


def _say_grey(scene: Scene, view: View, spot: str, outcome: Outcome) -> str:
    """A spot for a grey piece, who stands there already, and what it does."""
    if scene.rows["spots"][spot]["area"] == "card":
        return _say_buy(scene, view, spot, by_grey=True)
    return f"{_name(scene, spot)}{_say_company(view, spot)}: {_say_use(scene, spot, outcome)}"


def _say_company(view: View, spot: str) -> str:
    """Who stands on a spot already."""
    owner, greys = view["occupant"][spot], view["greys"][spot]
    there = ([LETTERS[owner]] if owner is not None else []) + [GREY] * greys
    return f" [{''.join(there)}]" if there else ""


def _say_load(scene: Scene, view: View, count: int, outcome: Outcome) -> str:
    """How much goes on a vesicle or through the ribosome, and for which cards in hand that is enough."""
    question = view["pending"][-1]
    if question == "translate":
        return scene.words("choice-translate", count=count)
    return scene.words.amount(LOADS[question], count) + _say_enough(scene, outcome)


def _say_enough(scene: Scene, outcome: Outcome) -> str:
    """The cards in hand that get all of what they need there."""
    names = [scene.card(card) for card in outcome.get("enough", ())]
    return f" ({scene.words('enough-for', cards=', '.join(names))})" if names else ""


def _say_disk(scene: Scene, view: View, seat: int, disk: int) -> str:
    """A vesicle by where it is and what it carries."""
    area = view["players"][seat]["disk_area"][disk]
    cargo = scene.words.amounts(scene.cargo(view, seat, disk))
    return scene.words("choice-vesicle", where=scene.words(f"area-{area}.in"), cargo=cargo)


def _say_goal(scene: Scene, goal: str, outcome: Outcome) -> str:
    """A Goal with what its marker brings now and at the end."""
    words = scene.words
    now = [words.points(outcome["points"])] if "points" in outcome else []
    return f"{words(f'goal-{goal}')}: {', '.join([*now, scene.worth(goal)])}"
