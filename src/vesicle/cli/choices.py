"""What a player may do now, in words: each choice with what it costs and gives where that is simple."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group
from rich.table import Table
from rich.text import Text

from vesicle.cli.scene import ACTING_AREAS, LETTERS, Scene, View
from vesicle.cli.table import GREY, say_price
from vesicle.core.boxes import names_of
from vesicle.cytosis.components import MOLECULES
from vesicle.cytosis.ids import N_FORESEEN, Ask

SHORT = 12  # letters of a choice that may stand beside others in one row
UNTITLED = ("done", "choose", "antibody")  # kinds of choices that need no heading
ALIKE = ("smooth", "rough", "golgi", "exocytosis")  # areas whose spots do the same
STARTED_IN = {
    "smooth": ("steroid-hormone",),
    "rough": ("protein-hormone", "protein-receptor", "steroid-receptor"),
}
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


def list_choices(scene: Scene, view: View, legal: Sequence[str]) -> list[Choice]:
    """The legal actions in their order; of spots that are alike only the first."""
    choices: dict[tuple[str, str], Choice] = {}
    spots = [action.removeprefix("place ") for action in legal if action.startswith("place ")]
    idle = [spot for spot in spots if _is_idle(scene, view, spot)]
    if idle and scene.rulings["blocking"] == "no":
        idle = spots  # nobody places without effect where anything can be done
    for action in legal:
        words = _say(scene, view, action)
        if action.startswith("place ") and action.removeprefix("place ") in idle:
            words = f"{_name(scene, action.removeprefix('place '))}: {scene.words('no-effect')}"
        choices.setdefault((action.partition(" ")[0], words), Choice(action, words))
    return list(choices.values())


def draw_choices(scene: Scene, view: View, choices: Sequence[Choice], width: int) -> Group:
    """The question, then the choices with their numbers, under a heading for each kind where there are several."""
    parts: list[Text | Table] = [Text(_say_question(scene, view, view["pending"][-1]), style="bold")]
    numbered = list(enumerate(choices, start=1))
    verbs = list(dict.fromkeys(choice.verb for choice in choices))
    for verb in verbs:
        if len(verbs) > 1 and verb not in UNTITLED:
            price = scene.grey_price(view, view["seat"])
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
        choose=scene.scout_price(view, int(box.choose_price)),
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


def _say(scene: Scene, view: View, action: str) -> str:
    """One action in words."""
    verb, _, argument = action.partition(" ")
    words = scene.words
    match verb:
        case "place":
            return _say_place(scene, view, argument)
        case "grey":
            return _say_grey(scene, view, argument)
        case "take" | "exhaust":
            return words.amount(argument, 1) + _say_extra_price(scene, view)
        case "add":
            return words.amount(argument, 1) + _fitting_golgi(scene, view, argument)
        case "load":
            return _say_load(scene, view, int(argument))
        case "return" | "play" | "complete" | "choose" | "put":
            return f"{scene.card(argument)}: {_say_card(scene, argument)}"
        case "move" | "disk":
            return _say_disk(scene, view, view["seat"], int(argument))
        case "evict":
            seat, disk = (int(part) for part in argument.split("-"))
            return f"{scene.player(seat)}: {_say_disk(scene, view, seat, disk)}"
        case "goal":
            return _say_goal(scene, view, argument)
        case "done":
            return words(f"choice-done-{view['pending'][-1]}")
        case _:
            return _say_module(scene, view, verb, argument)


def _say_module(scene: Scene, view: View, verb: str, argument: str) -> str:
    """An action that only the Virus expansion or the Epigenetic cards have."""
    words, box = scene.words, scene.rules.box
    match verb:
        case "keep":
            return f"{words(f'trait-{argument}')}: {scene.trait_does(argument)}"
        case "trade":
            price = words.amount("atp", int(box.trade_price[MOLECULES.index(argument)]))
            return words("choice-trade", amount=words.amount(argument, 1), price=price)
        case "scout":
            price = words.amount("atp", scene.scout_price(view, int(box.scout_price)))
            return words("choice-scout", cards=N_FORESEEN, price=price)
        case "lose":
            return words("points", count=1) if argument == "hp" else words.amount(argument, 1)
        case _:
            owned = view["players"][view["seat"]]["antibodies"][view["strain"]]
            raised = owned + int(box.antibody_step)
            if box.antibody_top:
                raised = min(raised, int(box.antibody_top))
            price = words.amount("atp", int(box.antibody_price))
            return words("choice-antibody", count=raised - owned, price=price, owned=owned, raised=raised)


def _say_extra_price(scene: Scene, view: View) -> str:
    """What one more of a spot's resource costs, where it is not for nothing."""
    if view["pending"][-1] != "collect":
        return ""
    row = scene.rows["spots"][view["spot"]]
    price, amount = row["pay"].get("atp", 0), max(row["gain"].values())
    each = (price + amount - 1) // amount
    return f", {scene.words.change('atp', -each)}" if each else ""


def _say_card(scene: Scene, card: str) -> str:
    """What a card takes and gives."""
    row = scene.rows["cards"][card]
    if row["strain"]:
        return scene.attack(brief=False)
    if row["gain"]:
        return ", ".join(scene.words.change(molecule, count) for molecule, count in row["gain"].items())
    return f"{scene.cost(card)} → {scene.words('points', count=row['points'])}"


def _say_place(scene: Scene, view: View, spot: str) -> str:
    """A spot and what it does, with what waits there."""
    words, area = scene.words, scene.rows["spots"][spot]["area"]
    if area == "card":
        return _say_buy(scene, view, spot)
    changes = Counter(_trade(scene, view, spot))
    changes.update(scene.boost(view, area))
    does = [words.change(molecule, count) for molecule, count in changes.items() if count]
    if area in ACTING_AREAS:
        does.insert(0, words(f"use-{area}"))
    return f"{_name(scene, spot)}: {', '.join(does)}"


def _is_idle(scene: Scene, view: View, spot: str) -> bool:
    """Whether a spot could do nothing for the player: such a spot is legal only where no spot can do anything."""
    me, area = view["players"][view["seat"]], scene.rows["spots"][spot]["area"]
    match area:
        case "card":
            return bool(scene.price(view, spot, view["seat"]) > me["stock"]["atp"])
        case "rough":
            return bool(me["stock"]["mrna"] == 0)
        case "golgi":
            return not {"smooth", "rough"} & set(me["disk_area"])
        case "exocytosis":
            return "golgi" not in me["disk_area"]
        case "cytoplasm":
            return not any(scene.rows["cards"][card]["kind"] == "enzyme" for card in _hand(view))
        case _:
            trade = _trade(scene, view, spot)
            return bool(trade) and (max(trade.values()) <= 0 or any(me["stock"][m] + n < 0 for m, n in trade.items()))


def _say_buy(scene: Scene, view: View, spot: str, by_grey: bool = False) -> str:
    card = view["market"][str(scene.spots("card").index(spot) + 1)]
    price = say_price(scene, view, spot, view["seat"], by_grey)
    return scene.words("choice-buy", card=scene.card(card), price=price)


def _name(scene: Scene, spot: str) -> str:
    """A spot by its name; where the spots are alike, the area's."""
    area = scene.rows["spots"][spot]["area"]
    return scene.words(f"area-{area}") if area in ALIKE else scene.words(f"spot-{spot}")


def _trade(scene: Scene, view: View, spot: str) -> dict[str, int]:
    """What a spot takes and gives by itself, as far as its pile goes."""
    row = scene.rows["spots"][spot]
    changes = {}
    for molecule, amount in row["gain"].items():
        served = amount
        if scene.rulings["supply"] == "finite":
            served = min(amount, view["supply"][molecule])
        for paid, price in row["pay"].items():
            share = (price * served + amount - 1) // amount if row["area"] == "glucose" else price
            changes[paid] = -share
        changes[molecule] = served
    return changes


def _say_grey(scene: Scene, view: View, spot: str) -> str:
    """A spot for a grey piece, and who stands there already; what the spot does is as for an own piece."""
    if scene.rows["spots"][spot]["area"] == "card":
        return _say_buy(scene, view, spot, by_grey=True)
    return _name(scene, spot) + _say_company(view, spot)


def _say_company(view: View, spot: str) -> str:
    """Who stands on a spot already."""
    owner, greys = view["occupant"][spot], view["greys"][spot]
    there = ([LETTERS[owner]] if owner is not None else []) + [GREY] * greys
    return f" [{''.join(there)}]" if there else ""


def _say_load(scene: Scene, view: View, count: int) -> str:
    """How much goes on a vesicle or through the ribosome, and for which cards in hand that is enough."""
    question = view["pending"][-1]
    if question == "translate":
        return scene.words("choice-translate", count=count)
    molecule = LOADS[question]
    kinds = STARTED_IN["rough" if question == "rough" else "smooth"]
    cards = [scene.rows["cards"][card] for card in _hand(view)]
    names = [
        scene.card(card)
        for card, row in zip(_hand(view), cards, strict=True)
        if row["kind"] in kinds and row["needs"].get(molecule, 0) == count
    ]
    return scene.words.amount(molecule, count) + _enough(scene, names)


def _hand(view: View) -> list[str]:
    return [card for card in view["players"][view["seat"]]["hand"] if card is not None]


def _enough(scene: Scene, names: list[str]) -> str:
    return f" ({scene.words('enough-for', cards=', '.join(names))})" if names else ""


def _fitting_golgi(scene: Scene, view: View, molecule: str) -> str:
    """The cards in hand that a vesicle in the Golgi could complete with one molecule more."""
    cargo = dict(view["players"][view["seat"]]["cargo"][view["disk"]])
    cargo[molecule] += 1
    names = []
    for card in _hand(view):
        row = scene.rows["cards"][card]
        exported = row["kind"] in (*STARTED_IN["smooth"], *STARTED_IN["rough"])
        if exported and all(cargo[part] >= count for part, count in row["needs"].items()):
            names.append(scene.card(card))
    return _enough(scene, names)


def _say_disk(scene: Scene, view: View, seat: int, disk: int) -> str:
    """A vesicle by where it is and what it carries."""
    area = view["players"][seat]["disk_area"][disk]
    cargo = scene.words.amounts(scene.cargo(view, seat, disk))
    return scene.words("choice-vesicle", where=scene.words(f"area-{area}.in"), cargo=cargo)


def _say_goal(scene: Scene, view: View, goal: str) -> str:
    """A Goal with what its marker brings now and at the end."""
    words = scene.words
    parts = [scene.worth(goal)]
    if view["goal_seats"][goal][0] is None:
        parts.insert(0, words.points(int(scene.rules.box.claim_points)))
    return f"{words(f'goal-{goal}')}: {', '.join(parts)}"
