/** A finished game to look back on: what is told of it, fetched once, and a review that is waited for. */

import { api, ask } from "../lib/api";
import { type GamePage, loadGame, type Scene } from "../lib/games";
import { lettersOf } from "../lib/letters";
import { placeAt } from "../lib/places";
import type { Components, Entry, Result, Score, Seat, StateMessage, TableInfo, View } from "../lib/protocol";
import { t } from "../lib/texts.svelte";
import { seatName } from "../shared/names";

export type Row = { round: number; played: number; scores: Score[] };
export type Lead = { played: number; seats: Seat[] };
export type History = { played: number; rows: Row[]; leads: Lead[] };
export type Chance = { played: number; chance: number };
export type Sum = { first: number; own: number; others: number; luck: number; last: number };
export type Swing = {
  kind: "slip" | "luck";
  seat: Seat;
  played: number;
  until: number;
  action: string;
  better: string | null;
  reason: { id: string; values: Record<string, string | number> } | null; // of a slip: why that is better
  before: number;
  after: number;
  noise: number;
  why: "chance" | "others" | null; // of luck
  happened: { played: number; log: Entry[] }[];
};
export type Review = { decisions: number; chances: Chance[][]; sums: (Sum | null)[]; swings: Swing[] };
type Standing = { state: "waiting" | "working" | "done" | "failed"; done: number; of: number; review: Review | null };

/** A player as charts draw one: never by colour alone. */
export type Person = { seat: Seat; name: string; colour: string; letter: string };

/** A swing with what its seat saw before the move and when it was to decide again: what was played is said from these. */
export type ToldSwing = Swing & { number: number; scene: Scene; sceneAfter: Scene };

const EVERY = 1000; // milliseconds between two looks at how far the review is

/** The own largest chances missed, the largest first, and what else is worth telling, in the order of the game. */
export type Moments<Told> = { own: Told[]; others: Told[] };

const MOST_OWN = 3;
const MOST_OTHERS = 6;
const WORTH_A_WORD = 0.03; // of the chance to win, by which others' moments are told

const sizeOf = (swing: Swing): number => Math.abs(swing.after - swing.before);

/** Which moments are told as the own ones, and which beside them. */
export function partMoments<Told extends Swing>(swings: Told[], own: Seat[]): Moments<Told> {
  const bySize = [...swings].sort((one, two) => sizeOf(two) - sizeOf(one));
  const missed = bySize.filter((swing) => swing.kind === "slip" && own.includes(swing.seat)).slice(0, MOST_OWN);
  const rest = bySize.filter((swing) => !missed.includes(swing) && sizeOf(swing) >= WORTH_A_WORD).slice(0, MOST_OTHERS);
  return { own: missed, others: rest.sort((one, two) => one.played - two.played) };
}

export class LookBack {
  table = $state.raw<TableInfo | null>(null);
  result = $state.raw<Result | null>(null);
  history = $state.raw<History | null>(null);
  standing = $state.raw<Standing | null>(null);
  moments = $state.raw<Moments<ToldSwing>>({ own: [], others: [] });
  page = $state.raw<GamePage | null>(null);
  trouble = $state.raw<unknown>(null);
  own = $state.raw<Seat[]>([]); // the seats of whoever looks
  isRunning = $state(false); // the game is not over yet
  private view = $state.raw<View | null>(null);
  private components = $state.raw<Components | null>(null);
  private readonly token: string | null;
  private isClosed = false;

  constructor(readonly id: string) {
    this.token = placeAt(id)?.token ?? null;
  }

  get names(): string[] {
    const unnamed = (index: number): string => t("table-seat", { number: index + 1 });
    return (this.table?.seats ?? []).map((seat, index) => (seat.name ? seatName(seat) : unnamed(index)));
  }

  get people(): Person[] {
    const letters = lettersOf(this.names);
    return this.names.map((name, seat) => ({
      seat,
      name,
      colour: this.table?.seats[seat]?.colour ?? "teal",
      letter: letters[seat]!,
    }));
  }

  /** All that is told, in the order of its numbers. */
  get swings(): ToldSwing[] {
    return [...this.moments.own, ...this.moments.others];
  }

  get scene(): Scene | null {
    return this.view ? this.sceneOf(this.view, null) : null;
  }

  async open(): Promise<void> {
    try {
      await this.fetch();
      if (!this.isRunning) await this.follow();
    } catch (why) {
      this.trouble = why;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  private async fetch(): Promise<void> {
    const state = await this.get<StateMessage>("");
    this.isRunning = state.table.status !== "over";
    this.table = state.table;
    this.own = state.looking === null ? [] : [state.looking];
    if (this.isRunning) return;
    const [page, components, history] = await Promise.all([
      loadGame(state.table.game),
      api.components(this.id, this.token),
      this.get<History>("/history"),
    ]);
    Object.assign(this, { page, components, history, view: state.view, result: state.result ?? null });
  }

  /** Ask for the review until it is there. */
  private async follow(): Promise<void> {
    while (!this.isClosed) {
      const standing = await this.get<Standing>("/review");
      if (standing.review) await this.tellAll(standing.review.swings);
      this.standing = standing;
      if (!["waiting", "working"].includes(standing.state)) return;
      await new Promise((later) => setTimeout(later, EVERY));
    }
  }

  /** Begin a review that failed once more. */
  again(): void {
    this.standing = null;
    this.follow().catch((why: unknown) => (this.trouble = why));
  }

  private async tellAll(swings: Swing[]): Promise<void> {
    const { own, others } = partMoments(swings, this.own);
    const told = await Promise.all([...own, ...others].map((swing, at) => this.tell(swing, at)));
    this.moments = { own: told.slice(0, own.length), others: told.slice(own.length) };
  }

  private async tell(swing: Swing, at: number): Promise<ToldSwing> {
    const [scene, sceneAfter] = await Promise.all(
      [swing.played, swing.until].map((played) => this.at(played, swing.seat)),
    );
    return { ...swing, number: at + 1, scene: scene!, sceneAfter: sceneAfter! };
  }

  private async at(played: number, seat: Seat): Promise<Scene> {
    const { view } = await this.get<{ view: View }>(`/views?played=${played}&seat=${seat}`);
    return this.sceneOf(view, seat);
  }

  private sceneOf(view: View, looking: Seat | null): Scene {
    const { table, components, names } = this;
    return { view, components: components!, seats: table!.seats, options: table!.options, looking, mine: [], names };
  }

  private get<Answer>(path: string): Promise<Answer> {
    return ask<Answer>("GET", `/api/tables/${this.id}${path}`, undefined, this.token);
  }
}
