/** A new table while it is being thought up, and the wish that the server gets of it. */

import type { Clock, GameId } from "../lib/protocol";

export type Ruling = { options: string[]; defaults: Record<string, string>; clause: string; text: string };

/** What can be played, as `GET /api/games` tells it of each game. */
export type Offer = {
  title: string;
  players: number[];
  editions: Record<string, string>;
  options: Record<string, unknown> & { players: number; edition: string };
  rulings: Record<string, Ruling>;
  modules?: Record<string, { text: string; written_for: string[] }>;
};

/** Who shall sit on a seat: this person, another one at the same screen, a bot, or whoever comes. */
export type SeatKind = "me" | "guest" | "bot" | "open";
export type SeatDraft = { kind: SeatKind; name: string; bot: string };

/** Who may come: people with the invitation, people with the table's address, or everybody who sees it in the lobby. */
export type Access = "invited" | "address" | "public";

export type Draft = {
  game: GameId;
  edition: string;
  modules: Record<string, boolean>;
  rounds: number;
  etiquette: boolean;
  seats: SeatDraft[];
  first: number | null; // the seat that begins, or chance decides
  rulings: Record<string, string>; // only those that differ from the edition's
  clock: Clock;
  coach: boolean; // whether hints can be asked for
  title: string;
  access: Access;
  watch: boolean;
  box: Record<string, unknown> | null;
};

export const MOST_ROUNDS = 9;
const USUAL_LEVEL = "graduate";

/** A game as it is usually played: one person, the others bots. */
export function usualDraft(game: GameId, offer: Offer, name: string): Draft {
  return {
    game,
    edition: offer.options.edition,
    modules: Object.fromEntries(Object.keys(offer.modules ?? {}).map((module) => [module, false])),
    rounds: Number(offer.options["rounds"] ?? 0),
    etiquette: false,
    seats: withPlayers([{ kind: "me", name, bot: USUAL_LEVEL }], offer.options.players),
    first: null,
    rulings: {},
    clock: { kind: "none" },
    coach: false,
    title: "",
    access: "invited",
    watch: true,
    box: null,
  };
}

/** What a link to a new game asks for: `?edition=first&ruling=exhaust:yes`; what there is not is left out. */
export function draftFrom(asked: URLSearchParams, game: GameId, offer: Offer, name: string): Draft {
  const draft = usualDraft(game, offer, name);
  const edition = asked.get("edition") ?? "";
  if (edition in offer.editions) draft.edition = edition;
  for (const [ruling = "", answer = ""] of asked.getAll("ruling").map((words) => words.split(":"))) {
    if (offer.rulings[ruling]?.options.includes(answer)) draft.rulings = withRuling(draft, offer, ruling, answer);
  }
  return draft;
}

/** As many seats: those that there are stay, more are for bots. */
export function withPlayers(seats: SeatDraft[], players: number): SeatDraft[] {
  const bot = seats.findLast((seat) => seat.kind === "bot")?.bot ?? USUAL_LEVEL;
  const more = Array.from(
    { length: Math.max(0, players - seats.length) },
    () => ({ kind: "bot", name: "", bot }) as const,
  );
  return [...seats.slice(0, players), ...more];
}

/** A ruling as another answer, or none where it is the edition's own. */
export function withRuling(draft: Draft, offer: Offer, name: string, answer: string): Record<string, string> {
  const { [name]: _before, ...others } = draft.rulings;
  return offer.rulings[name]?.defaults[draft.edition] === answer ? others : { ...others, [name]: answer };
}

/** Whether everybody is there, so that the game can begin at once. */
export function isComplete(draft: Draft): boolean {
  return draft.seats.every((seat) => seat.kind !== "open");
}

/** The seats that still need a name. */
export function namelessSeats(draft: Draft): number[] {
  const needsName = (seat: SeatDraft): boolean => (seat.kind === "me" || seat.kind === "guest") && !seat.name.trim();
  return draft.seats.flatMap((seat, index) => (needsName(seat) ? [index] : []));
}

/** What `POST /api/tables` takes. */
export function toWish(draft: Draft, offer: Offer): Record<string, unknown> {
  const own: Record<string, unknown> = { rounds: draft.rounds, etiquette: draft.etiquette, ...draft.modules };
  const known = Object.fromEntries(Object.entries(own).filter(([name]) => name in offer.options));
  const { first, box, edition, rulings } = draft;
  return {
    game: draft.game,
    options: { players: draft.seats.length, edition, ...known, rulings, box, first_seat: first },
    title: draft.title.trim(),
    public: draft.access === "public",
    join: draft.access === "invited" ? "invited" : "anyone",
    watch: draft.watch,
    clock: draft.clock,
    coach: draft.coach,
    seats: draft.seats.map(seatWish),
    start: isComplete(draft),
  };
}

function seatWish(seat: SeatDraft): Record<string, unknown> {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  return seat.kind === "open" ? { kind: "open" } : { kind: "me", name: seat.name.trim() };
}

export type Field = "seats" | "rulings" | "clock" | "box" | "title" | "all";

/** Beside which field a refusal of the server belongs; its sentences begin with what they speak of. */
export function fieldOf(message: string, draft: Draft): Field {
  if (/^ruling/.test(message)) return "rulings";
  if (/^clock/.test(message)) return "clock";
  if (/\bname\b/.test(message)) return draft.title && namelessSeats(draft).length === 0 ? "title" : "seats";
  if (draft.box && !/^(players|edition|first_seat)\b/.test(message)) return "box";
  return "all";
}
