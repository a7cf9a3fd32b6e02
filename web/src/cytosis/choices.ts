/** What a player is asked and may do now, in words: each choice with what it costs and gives, as printed. */

import type { Scene } from "../lib/games";
import type { Seat } from "../lib/protocol";
import { listed } from "../lib/texts.svelte";
import {
  amount,
  amounts,
  boost,
  capital,
  cardDoes,
  cardName,
  change,
  changes,
  figure,
  FORESEEN,
  goalWorth,
  greyPrice,
  marketPrice,
  marketSlot,
  named,
  points,
  row,
  say,
  scoutPrice,
  spotName,
  traitDoes,
  who,
  you,
  type Counts,
} from "./wording";

const LOADS: Record<string, { molecule: string; area: string }> = {
  smooth: { molecule: "lipid", area: "smooth" },
  "start-smooth": { molecule: "lipid", area: "smooth" },
  rough: { molecule: "protein", area: "rough" },
};
const STARTED_IN: Record<string, string[]> = {
  smooth: ["steroid-hormone"],
  rough: ["protein-hormone", "protein-receptor", "steroid-receptor"],
};

/** What is asked of the player who decides; the others read for whom they wait. */
export function question(scene: Scene): string {
  const { view } = scene;
  if (view["winner"] !== null) return say(scene, "log-end", who(scene, view["winner"]));
  const asked = view["pending"].at(-1);
  if (asked === undefined) return "";
  if (view["seat"] !== you(scene)) return say(scene, "waiting-for", { player: scene.names[view["seat"]] ?? "" });
  return say(scene, `ask-${asked}`, {
    left: me(scene)["flasks"],
    free: view["pending"].filter((waiting: string) => waiting === "free").length,
    strain: view["strain"] ? named(scene, "strain", view["strain"]) : "",
    due: view["due"],
    place: view["put_back"],
    early: figure(scene, "epigenetic", "early_price"),
    choose: scoutPrice(scene, "choose_price"),
    loss: figure(scene, "virus", "attack_loss"),
  });
}

/** A legal action as a whole sentence: "Place a flask on Nucleus 3: +3 mRNA". */
export function choice(scene: Scene, action: string): string {
  const [verb = "", argument = ""] = action.split(" ");
  switch (verb) {
    case "place":
    case "grey":
      return sayPlace(scene, verb, argument);
    case "take":
      return say(scene, "do-take", { amount: amount(scene, argument, 1) }) + sayExtraPrice(scene);
    case "exhaust":
      return say(scene, "do-exhaust", { gain: change(scene, argument, 1) });
    case "add":
      return say(scene, "do-add", { amount: amount(scene, argument, 1) }) + sayEnough(scene, fitting(scene, argument));
    case "load":
      return sayLoad(scene, Number(argument));
    case "return":
    case "play":
    case "complete":
      return `${say(scene, `do-${verb}`, { card: cardName(scene, argument) })}: ${cardDoes(scene, argument)}`;
    case "move":
    case "disk":
      return say(scene, `do-${verb}`, vesicle(scene, scene.view["seat"], Number(argument)));
    case "evict": {
      const [seat = 0, disk = 0] = argument.split("-").map(Number);
      return say(scene, "do-evict", { ...vesicle(scene, seat, disk), ...who(scene, seat) });
    }
    case "goal":
      return sayGoal(scene, argument);
    case "done":
      return capital(say(scene, `choice-done-${scene.view["pending"].at(-1)}`));
    default:
      return sayOfModule(scene, verb, argument);
  }
}

/** An action that only the Virus expansion or the Epigenetic cards have. */
function sayOfModule(scene: Scene, verb: string, argument: string): string {
  switch (verb) {
    case "keep":
      return `${say(scene, "do-keep", { trait: named(scene, "trait", argument) })}: ${traitDoes(scene, argument)}`;
    case "trade": {
      const price: number = scene.components.rows["epigenetic"]?.["trade_price"]?.[argument] ?? 0;
      return say(scene, "do-trade", { amount: amount(scene, argument, 1), price });
    }
    case "scout":
      return say(scene, "do-scout", { cards: FORESEEN, price: scoutPrice(scene, "scout_price") });
    case "choose": {
      const price = scoutPrice(scene, "choose_price");
      return `${say(scene, "do-choose", { card: cardName(scene, argument), price })}: ${cardDoes(scene, argument)}`;
    }
    case "put": {
      const place = scene.view["put_back"];
      return `${say(scene, "do-put", { card: cardName(scene, argument), place })}: ${cardDoes(scene, argument)}`;
    }
    case "lose": {
      const lost = argument === "hp" ? say(scene, "points", { count: 1 }) : amount(scene, argument, 1);
      return say(scene, "do-lose", { amount: lost });
    }
    default:
      return sayAntibodies(scene);
  }
}

function me(scene: Scene): Record<string, any> {
  return scene.view["players"][scene.view["seat"]];
}

/** A spot, what a grey piece for it costs, and what the spot takes and gives, with what waits there. */
function sayPlace(scene: Scene, verb: string, spot: string): string {
  const { area } = row(scene, "spots", spot);
  const grey = greyPrice(scene, scene.view["seat"]);
  if (area === "card") return sayBuy(scene, verb, spot, grey);
  const counts = exchange(scene, spot);
  const isBoosted = verb === "place" || scene.components.rulings["grey_boost"] !== "no";
  for (const [molecule, count] of Object.entries(isBoosted ? boost(scene, area) : {})) {
    counts[molecule] = (counts[molecule] ?? 0) + count;
  }
  const does = [...(hasUse(area) ? [say(scene, `use-${area}`)] : []), ...changes(scene, counts)];
  const sentence = say(scene, `do-${verb}`, { spot: spotName(scene, spot), grey });
  return does.length ? `${sentence}: ${does.join(", ")}` : sentence;
}

/** What a spot takes and gives by itself, as far as its pile goes; glucose is paid for what is given. */
function exchange(scene: Scene, spot: string): Counts {
  const { area, pay = {}, gain = {} } = row(scene, "spots", spot);
  const isFinite = scene.components.rulings["supply"] === "finite";
  const counts: Counts = {};
  for (const [molecule, printed] of Object.entries(gain as Counts)) {
    const given = isFinite ? Math.min(printed, scene.view["supply"]?.[molecule] ?? printed) : printed;
    for (const [paid, price] of Object.entries(pay as Counts)) {
      counts[paid] = -(area === "glucose" ? Math.ceil((price * given) / printed) : price);
    }
    counts[molecule] = given;
  }
  return counts;
}

/** Areas that do more than hand out resources. */
function hasUse(area: string): boolean {
  return ["ribosome", "smooth", "rough", "golgi", "exocytosis", "cytoplasm", "laureates"].includes(area);
}

function sayBuy(scene: Scene, verb: string, spot: string, grey: number): string {
  const { card } = marketSlot(scene, spot);
  const price = marketPrice(scene, spot, scene.view["seat"], verb === "grey");
  const cost = price < 0 ? "paid" : price === 0 ? "free" : "bought";
  const values = { card: cardName(scene, card), cost, price: Math.abs(price), grey };
  const sentence = say(scene, `do-${verb}-buy`, values);
  return card ? `${sentence} (${cardDoes(scene, card)})` : sentence;
}

/** What one more of a spot's resource costs, where it is not for nothing. */
function sayExtraPrice(scene: Scene): string {
  if (scene.view["pending"].at(-1) !== "collect") return "";
  const { pay, gain } = row(scene, "spots", scene.view["spot"]);
  const each = Math.ceil((pay?.["atp"] ?? 0) / Math.max(1, ...(Object.values(gain ?? {}) as number[])));
  return each ? ` (${change(scene, "atp", -each)})` : "";
}

/** How much goes on a vesicle or through the ribosome, and for which cards in hand that is enough. */
function sayLoad(scene: Scene, count: number): string {
  const asked: string = scene.view["pending"].at(-1);
  if (!LOADS[asked]) return say(scene, "do-translate", { count });
  const { molecule, area } = LOADS[asked];
  const cards = hand(scene).filter((card) => {
    const { kind, needs } = row(scene, "cards", card);
    return STARTED_IN[area]!.includes(kind) && needs?.[molecule] === count;
  });
  const values = { amount: amount(scene, molecule, count), count };
  return say(scene, area === "rough" ? "do-load-rough" : "do-load", values) + sayEnough(scene, cards);
}

function hand(scene: Scene): string[] {
  return me(scene)["hand"].filter((card: string | null) => card !== null);
}

function sayEnough(scene: Scene, cards: string[]): string {
  if (!cards.length) return "";
  return ` (${say(scene, "enough-for", { cards: listed(cards.map((card) => cardName(scene, card))) })})`;
}

/** The cards in hand whose needs a vesicle in the Golgi would carry with one molecule more. */
function fitting(scene: Scene, molecule: string): string[] {
  const carried: Counts = { ...me(scene)["cargo"][scene.view["disk"]] };
  carried[molecule] = (carried[molecule] ?? 0) + 1;
  const exported = Object.values(STARTED_IN).flat();
  return hand(scene).filter((card) => {
    const { kind, needs } = row(scene, "cards", card);
    const wanted = Object.entries((needs ?? {}) as Counts);
    return exported.includes(kind) && wanted.every(([part, count]) => (carried[part] ?? 0) >= count);
  });
}

/** A vesicle: where it is and what it carries. */
function vesicle(scene: Scene, seat: Seat, disk: number): { where: string; cargo: string } {
  const { disk_area, cargo } = scene.view["players"][seat];
  const where = disk_area[disk] ? say(scene, `area-${disk_area[disk]}.in`) : "";
  return { where, cargo: amounts(scene, cargo[disk]) };
}

/** A Goal with what its marker brings now and at the end. */
function sayGoal(scene: Scene, goal: string): string {
  const isFirst = scene.view["goal_seats"][goal][0] === null;
  const parts = [...(isFirst ? [points(scene, figure(scene, "setup", "claim_points"))] : []), goalWorth(scene, goal)];
  return `${say(scene, "do-goal", { goal: named(scene, "goal", goal) })}: ${parts.join(", ")}`;
}

function sayAntibodies(scene: Scene): string {
  const { strain } = scene.view;
  const owned: number = me(scene)["antibodies"][strain] ?? 0;
  const top = figure(scene, "virus", "antibody_top") || Infinity;
  const raised = Math.min(owned + figure(scene, "virus", "antibody_step"), top);
  const price = figure(scene, "virus", "antibody_price");
  return say(scene, "do-antibody", {
    strain: named(scene, "strain", strain),
    count: raised - owned,
    price,
    owned,
    raised,
  });
}

/** The groups in the order in which a player thinks of them; each choice stands in one. */
const GROUPS = [
  "answer",
  "evict",
  "collect",
  "build",
  "finish",
  "goals",
  "buy",
  "play",
  "trade",
  "scout",
  "grey",
  "exhaust",
  "done",
];
const BUILDING = ["ribosome", "smooth", "rough", "golgi"];

/** Choices in groups, with titles where there are several. */
export function groups(scene: Scene, legal: string[]): { title: string; actions: string[] }[] {
  const found = new Map<string, string[]>(GROUPS.map((group) => [group, []]));
  for (const action of legal) found.get(groupOf(scene, action))!.push(action);
  const filled = [...found].filter(([, actions]) => actions.length);
  return filled.map(([group, actions]) => ({ title: filled.length > 1 ? titleOf(scene, group) : "", actions }));
}

function groupOf(scene: Scene, action: string): string {
  const [verb = "", argument = ""] = action.split(" ");
  if (verb !== "place") return GROUPS.includes(verb) ? verb : "answer";
  const { area } = row(scene, "spots", argument);
  if (area === "card") return "buy";
  if (area === "laureates") return "goals";
  if (row(scene, "areas", area)["collects"]) return "collect";
  return BUILDING.includes(area) ? "build" : "finish";
}

function titleOf(scene: Scene, group: string): string {
  if (group === "done" || group === "answer") return "";
  return say(scene, `page-group-${group}`, { grey: greyPrice(scene, scene.view["seat"]) });
}
