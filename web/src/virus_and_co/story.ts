/** What happened, in lines: first what somebody did, then what else that changed. */

import type { Line, Scene } from "../lib/games";
import type { Entry, Seat } from "../lib/protocol";
import { listed, t, type Values } from "../lib/texts.svelte";
import { onCard, sayCard, sayCards, sayOther, sayPills, signed, subject } from "./naming";
import { tellPills } from "./pill_story";
import { movingCard, rowOf, type Pill } from "./reading";

export function story(scene: Scene, entries: Entry[]): Line[] {
  const lines: Line[] = [];
  for (const event of splitEvents(entries)) {
    const told = new Set<Entry>(); // entries that the first line already speaks of
    const act = event.find((entry) => entry.what === "act");
    if (act) lines.push({ ...tellAct(scene, act, event, told), of: [...told] });
    lines.push(...tellChanges(scene, event, told));
  }
  return lines;
}

/** Every action begins an event. */
function splitEvents(entries: Entry[]): Entry[][] {
  const events: Entry[][] = [];
  for (const entry of entries) {
    if (entry.what === "act" || events.length === 0) events.push([]);
    events.at(-1)!.push(entry);
  }
  return events;
}

function tellAct(scene: Scene, act: Entry, event: Entry[], told: Set<Entry>): Line {
  const [verb = "", argument = ""] = (act.action ?? "").split(" ");
  const seat = act.seat ?? null;
  const tell = (id: string, values: Values = {}, about: string[] = []): Line => ({
    text: t(`clinic-log-${id}`, { ...subject(scene, seat), ...values }),
    seat,
    kind: "act",
    about: [`bed:${seat}`, ...about],
  });
  const use = (what: string, of?: Seat | null): Entry | undefined => {
    const found = event.find((entry) => entry.what === what && (of === undefined || entry.seat === of));
    if (found) told.add(found);
    return found;
  };
  told.add(act);
  switch (verb) {
    case "keep": {
      const card = (use("virus", seat) ?? use("kept") ?? event.find(({ what }) => what === "injection"))?.["card"];
      return card
        ? tell("keep", { card: sayCard(scene, card) }, [`card:${card}`])
        : tell("keep-pile", { pile: argument }, [`pile:${argument}`]);
    }
    case "circulate":
    case "pass":
      return tellPassing(scene, argument, use, tell);
    case "risk":
      use("played");
      return tell("risk", { card: sayCard(scene, argument || null) }, [`hand:${seat}`]);
    case "accept":
      return tellAccept(scene, seat, use, tell);
    case "pay":
      return tellRefusal(scene, event, seat, told, use, tell);
    case "inject":
      use("injection", seat);
      return tell("inject", { card: onCard(scene, argument) }, [`card:${argument}`]);
    case "choose":
      use("virus", seat);
      return tell("choose", { card: sayCard(scene, argument) }, [`card:${argument}`]);
    case "name":
      if (use("lasting", seat)) return tell("lasting", tellBet(scene, event), [`bed:${argument}`]);
      return tell("name", { other: sayOther(scene, Number(argument)) }, [`bed:${argument}`]);
    case "pill":
      if (!argument) return tell("pill-hidden");
      told.add(event.find((entry) => entry.what === "pills" && entry.seat === seat && entry["change"] < 0) ?? act);
      return tell("pill", { pill: t(`clinic-pill-${argument}`) }, [`pills:${seat}:${argument}`]);
    case "donor":
      return tellDonor(scene, event, Number(argument), told, tell);
    default:
      return tell(verb);
  }
}

type Use = (what: string, of?: Seat | null) => Entry | undefined;
type Tell = (id: string, values?: Values, about?: string[]) => Line;

function tellPassing(scene: Scene, argument: string, use: Use, tell: Tell): Line {
  const started = use("circulates");
  const passed = use("passed");
  if (!passed) return tell("circulate", { pile: argument }, [`pile:${argument}`]);
  const card = started ? started["card"] : undefined;
  return tell("send", { card: sayCard(scene, card), other: sayOther(scene, passed["to"]) }, [`bed:${passed["to"]}`]);
}

function tellAccept(scene: Scene, seat: Seat | null, use: Use, tell: Tell): Line {
  const revealed = use("revealed");
  if (revealed) {
    use("virus", seat);
    return tell("reveal", { card: sayCard(scene, revealed["card"]) }, [`card:${revealed["card"]}`]);
  }
  const placed = use("virus", seat) ?? use("injection", seat);
  const card = placed ? placed["card"] : (movingCard(scene) ?? undefined);
  return tell("accept", { card: sayCard(scene, card) }, card ? [`card:${card}`] : []);
}

function tellRefusal(scene: Scene, event: Entry[], seat: Seat | null, told: Set<Entry>, use: Use, tell: Tell): Line {
  const paid: Partial<Record<Pill, number>> = {};
  for (const entry of event) {
    if (entry.seat !== seat || (entry.what !== "pills" && entry.what !== "staged")) continue;
    told.add(entry);
    if (entry.what === "pills" && entry["change"] < 0) paid[entry["pill"] as Pill] = -entry["change"];
  }
  const passed = use("passed");
  const pills = sayPills(paid);
  if (!passed) return tell("pay", { pills });
  return tell("pay-on", { pills, other: sayOther(scene, passed["to"]) }, [`bed:${passed["to"]}`]);
}

function tellDonor(scene: Scene, event: Entry[], donor: Seat, told: Set<Entry>, tell: Tell): Line {
  const moved = event.filter((entry) => entry.what === "pills");
  for (const entry of moved) told.add(entry);
  const gained = moved.find((entry) => entry["change"] > 0);
  const pills = gained ? sayPills({ [gained["pill"]]: gained["change"] }) : sayPills({});
  return tell("donor", { pills, other: sayOther(scene, donor) }, [`bed:${donor}`]);
}

function tellBet(scene: Scene, event: Entry[]): Values {
  const lasting = event.find((entry) => entry.what === "lasting")!;
  return { kind: rowOf(scene, lasting["card"]).kind, other: sayOther(scene, lasting["named"]) };
}

/** What an event changed besides what its first line says. */
function tellChanges(scene: Scene, event: Entry[], told: Set<Entry>): Line[] {
  const lines: Line[] = [];
  const left = event.filter((entry) => !told.has(entry));
  const dealt = left.filter((entry) => entry.what === "deal" && entry["cards"].includes(null));
  const scored = left.filter((entry) => entry.what === "scored");
  const changes = left.filter(({ what }) => what === "pills" || what === "staged" || what === "pharmacy");
  for (const entry of left) {
    if (entry === changes[0]) lines.push(...tellPills(scene, changes).map((line) => ({ ...line, of: changes })));
    if (entry === scored[0]) lines.push({ ...tellIntensiveCare(scene, scored), of: scored });
    if (entry === dealt[0]) lines.push({ ...tellHiddenDeal(scene, dealt), of: dealt });
    if (changes.includes(entry) || dealt.includes(entry)) continue;
    const line = tellEntry(scene, entry);
    if (line && !lines.some((other) => other.text === line.text)) lines.push({ ...line, of: [entry] });
  }
  return lines;
}

function tellEntry(scene: Scene, entry: Entry): Line | null {
  const seat = entry.seat ?? null;
  const who = subject(scene, seat);
  const card = "card" in entry ? sayCard(scene, entry["card"]) : "";
  const about = [...(entry["card"] ? [`card:${entry["card"]}`] : []), ...(seat === null ? [] : [`bed:${seat}`])];
  const note = (id: string, values: Values = {}, more: string[] = []): Line => ({
    text: t(`clinic-log-${id}`, { ...who, card, ...values }),
    seat,
    kind: "note",
    about: [...about, ...more],
  });
  switch (entry.what) {
    case "round":
      return {
        ...note("round", { round: entry["round"], ...subject(scene, entry["first_seat"]) }),
        kind: "headline",
      };
    case "offers":
      return note("offers", { cards: sayCards(scene, entry["cards"].filter(Boolean)) }, ["pile:1", "pile:2"]);
    case "deal":
      return note("deal", { cards: sayCards(scene, entry["cards"]) }, [`hand:${seat}`]);
    case "injection":
      if (entry["on"] === null) return note("injection-alone");
      return note("injection-on", { card: onCard(scene, entry["on"]) }, [`card:${entry["on"]}`]);
    case "lasting":
      return note("lasting", {
        kind: rowOf(scene, entry["card"]).kind,
        other: sayOther(scene, entry["named"]),
      });
    case "offer":
      return note("offer", { pile: entry["pile"] }, [`pile:${entry["pile"]}`]);
    case "passed":
      return note("send", {
        ...subject(scene, entry["from"]),
        card: sayCard(scene, undefined),
        other: sayOther(scene, entry["to"]),
      });
    case "kept":
      return note("keep", subject(scene, scene.view["active"]));
    case "played":
      return note("risk", subject(scene, scene.view["active"]));
    case "revealed":
      return note("reveal", subject(scene, scene.view["recipient"] ?? scene.view["seat"]));
    case "scored":
      return note("scored", { points: signed(entry["points"]), parts: sayParts(entry["sources"]) }, [`points:${seat}`]);
    case "end":
      return { ...tellEnd(scene, entry, note), kind: "headline" };
    default:
      return note(entry.what);
  }
}

function sayParts(sources: Record<string, number>): string {
  const parts = Object.entries(sources).filter(([, points]) => points !== 0);
  return parts.map(([id, points]) => `${t(`clinic-source-${id}`)} ${signed(points)}`).join(", ") || signed(0);
}

function tellEnd(scene: Scene, entry: Entry, note: Tell): Line {
  const winners = entry["winners"] as Seat[];
  if (winners.length > 1)
    return note("end-shared", { players: listed(winners.map((seat) => scene.names[seat] ?? "")) });
  return note("end", subject(scene, entry["winner"]), [`bed:${entry["winner"]}`]);
}

function tellIntensiveCare(scene: Scene, scored: Entry[]): Line {
  const seat = scored.find((entry) => entry["icu"])?.seat ?? null;
  const text = seat === null ? t("clinic-log-nobody-icu") : t("clinic-log-icu", subject(scene, seat));
  return { text, seat, kind: "headline", about: seat === null ? [] : ["icu", `bed:${seat}`] };
}

function tellHiddenDeal(scene: Scene, dealt: Entry[]): Line {
  const players = listed(dealt.map((entry) => scene.names[entry.seat ?? 0] ?? ""));
  const text = t("clinic-log-deal-hidden", { players, count: dealt[0]!["cards"].length });
  return { text, seat: null, kind: "note", about: dealt.map((entry) => `hand:${entry.seat}`) };
}
