/** Which things of the atlas belong together: by what is printed on them, and by a few facts of biology. */

import type { Scene, Thing } from "../lib/games";
import type { GameId } from "../lib/protocol";
import { portraitOf, SHAPED } from "../virus_and_co/cards/portraits";

export type Related = { game: GameId; thing: Thing };
type Counts = Record<string, number>;

/** Hormones with the receptors that bind them. */
const BINDING: [hormone: string, receptor: string][] = [
  ["glucagon", "glucagon-receptor"],
  ["insulin", "insulin-receptor"],
  ["oxytocin", "oxytocin-receptor"],
  ["prolactin", "prolactin-receptor"],
  ["growth-hormone", "growth-hormone-receptor"],
  ["progesterone", "progesterone-receptor"],
  ["testosterone", "androgen-receptor"],
  ["cortisol", "glucocorticoid-receptor"],
  ["estradiol", "estrogen-receptor"],
  ["aldosterone", "mineralocorticoid-receptor"],
];

/** Where things of a kind are made or work in a cell. */
const WHERE: Record<string, string[]> = {
  enzyme: ["ribosome", "cytoplasm"],
  "protein-hormone": ["rough", "golgi", "exocytosis"],
  "steroid-hormone": ["smooth", "lipid"],
  "protein-receptor": ["rough", "golgi", "exocytosis"],
  "steroid-receptor": ["ribosome", "nucleus"],
  detox: ["smooth"],
};

/** What stands next to each other on the ways through the cell. */
const WAYS: [string, string][] = [
  ["nucleus", "rough"],
  ["nucleus", "ribosome"],
  ["rough", "golgi"],
  ["golgi", "exocytosis"],
  ["smooth", "lipid"],
  ["smooth", "golgi"],
  ["ribosome", "cytoplasm"],
  ["glucose", "mitochondria"],
];

/** One virus in both games. */
const SHARED: [strain: string, card: string][] = [
  ["ebola", "ebola"],
  ["influenza", "influenza-a"],
  ["influenza", "influenza-b"],
  ["rhinovirus", "rhinovirus"],
];

const partners = (pairs: [string, string][], id: string): string[] =>
  pairs.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));

const all = (family: string, ids: string[]): Thing[] => ids.map((id) => ({ family, id }));

const some = (counts: Counts | undefined): string[] =>
  Object.entries(counts ?? {}).flatMap(([id, count]) => (count ? [id] : []));

/** The ids of rows that a question holds for. */
function where(scene: Scene, section: string, holds: (row: Record<string, any>) => boolean): string[] {
  return Object.entries(scene.components.rows[section] ?? {}).flatMap(([id, row]) => (holds(row) ? [id] : []));
}

function ofCell(scene: Scene, { family, id }: Thing): Thing[] {
  const { cards = {}, events = {}, spots = {} } = scene.components.rows;
  switch (family) {
    case "area": {
      const given = Object.values(spots).flatMap((spot) => (spot.area === id ? some(spot.gain) : []));
      const boosts = where(scene, "events", (event) => event["area"] === id);
      return [...all("area", partners(WAYS, id)), ...all("molecule", given), ...all("event", boosts)];
    }
    case "molecule": {
      const sources = Object.values(spots).flatMap((spot) => (spot.gain?.[id] ? [spot.area as string] : []));
      return [
        ...all("area", sources),
        ...all(
          "card",
          where(scene, "cards", (card) => card["gain"]?.[id]),
        ),
      ];
    }
    case "card": {
      const { kind = "", needs, gain } = cards[id] ?? {};
      const molecules = [...some(needs), ...some(gain)];
      return [...all("card", partners(BINDING, id)), ...all("area", WHERE[kind] ?? []), ...all("molecule", molecules)];
    }
    case "event": {
      const { area, effect, gain } = events[id] ?? {};
      const poisons = effect === "toxicity" ? where(scene, "cards", (card) => card["kind"] === "detox") : [];
      const molecules = effect === "reduce" ? ["atp"] : some(gain);
      return [...all("area", area ? [area] : []), ...all("molecule", molecules), ...all("card", poisons)];
    }
    case "trait":
      return all("area", ["nucleus"]);
    default:
      return [];
  }
}

/** Viruses that are built alike. */
function ofClinic(scene: Scene, { family, id }: Thing): Thing[] {
  if (family !== "card" || !SHAPED.has(id)) return [];
  const { shape } = portraitOf(id);
  const known = Object.keys(scene.components.rows["cards"] ?? {}).filter((card) => SHAPED.has(card));
  return all(
    "card",
    known.filter((card) => card !== id && portraitOf(card).shape === shape),
  );
}

/** What one might look at next, each once, the nearest first. */
export function relatedTo(game: GameId, scene: Scene, thing: Thing): Related[] {
  const here = game === "cytosis" ? ofCell(scene, thing) : ofClinic(scene, thing);
  const strains = SHARED.filter(([, card]) => card === thing.id).map(([strain]) => strain);
  const cards = SHARED.filter(([strain]) => strain === thing.id).map(([, card]) => card);
  const elsewhere: Related[] = [
    ...(thing.family === "strain" ? all("card", cards) : []).map((other) => ({
      game: "virus-and-co" as const,
      thing: other,
    })),
    ...(game === "virus-and-co" && thing.family === "card" ? all("strain", strains) : []).map((other) => ({
      game: "cytosis" as const,
      thing: other,
    })),
  ];
  const found = [...here.map((other) => ({ game, thing: other })), ...elsewhere];
  return [...new Map(found.map((one) => [`${one.game} ${one.thing.family} ${one.thing.id}`, one])).values()];
}
