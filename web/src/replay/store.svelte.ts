/** A replay as this page knows it: all of a game in some eyes, and which of its moments is shown. */

import { isHere } from "../here/ids";
import { api, ask, Refusal } from "../lib/api";
import { type GamePage, type Line, loadGame, type Scene } from "../lib/games";
import { placeAt } from "../lib/places";
import type { Components, Result, Seat, StateMessage, TableInfo, View } from "../lib/protocol";
import { t } from "../lib/texts.svelte";
import { readyToFly } from "../lib/travel";
import { seatName } from "../shared/names";
import { type Chapter, retell } from "../table/chapters";
import { LineBook } from "../table/line_book";
import { wait } from "../table/pace";
import type { Address, Eyes } from "./address";
import { SPEEDS, type Speed } from "./speeds";
import { momentOfChapter, momentsOf, type Stride, strideFrom, withActors } from "./timeline";

export class ReplayStore {
  readonly id: string;
  table: TableInfo | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  page: GamePage | null = $state.raw(null);
  components: Components | null = $state.raw(null);
  mine: Seat[] = $state.raw([]);
  seat: Seat | null = $state(null); // through whose eyes
  chapters: Chapter[] = $state.raw([]);
  at = $state(0);
  isPlaying = $state(false);
  speed: Speed = $state("normal");
  trouble: Refusal | null = $state.raw(null); // why something could not be shown
  isLoaded = $state(false);

  readonly moments = $derived(momentsOf(this.chapters));
  overlay: HTMLElement | null = $state.raw(null); // where pieces fly
  #known = new Map<Seat | null, Chapter[]>(); // what each seat saw
  readonly #book = new LineBook();
  #flight = new AbortController();

  constructor(id: string) {
    this.id = id;
  }

  get token(): string | null {
    return placeAt(this.id)?.token ?? null;
  }

  get isOver(): boolean {
    return this.table?.status === "over";
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get names(): string[] {
    const unnamed = (index: number): string => t("table-seat", { number: index + 1 });
    return (this.table?.seats ?? []).map((seat, index) => (seat.name ? seatName(seat) : unnamed(index)));
  }

  // ---- loading ----

  async load({ at, seat }: Address): Promise<void> {
    try {
      const state = await ask<StateMessage>("GET", `/api/tables/${this.id}`, undefined, this.token);
      this.table = state.table;
      this.result = state.result ?? null;
      const [page, components, mine] = await Promise.all([
        loadGame(state.table.game),
        api.components(this.id, this.token),
        this.#findMine(),
      ]);
      Object.assign(this, { page, components, mine });
      await this.#see(this.#eyesFor(seat));
      this.at = Math.min(at ?? (this.isOver ? 0 : this.last), this.last);
      this.isLoaded = true;
    } catch (why) {
      this.trouble = refusalOf(why);
    }
  }

  async #findMine(): Promise<Seat[]> {
    if (!this.token) return [];
    const { tables } = await (isHere(this.id) ? api.mineHere() : api.mine([this.token]));
    return (tables.find((line) => line["id"] === this.id)?.["mine"] as Seat[] | undefined) ?? [];
  }

  /** Whoever has one seat looks through it, unless something else is asked for; others' eyes open at the end. */
  #eyesFor(seat: Eyes): Seat | null {
    if (seat !== undefined && this.maySee(seat)) return seat;
    return this.mine.length === 1 ? this.mine[0]! : null;
  }

  maySee(seat: Seat | null): boolean {
    if (seat === null) return this.mine.length !== 1 || this.table?.watch === true;
    return seat < (this.table?.seats.length ?? 0) && (this.isOver || this.mine.includes(seat));
  }

  /** All that a seat saw; null is what a spectator saw. */
  async #see(seat: Seat | null): Promise<void> {
    let chapters = this.#known.get(seat);
    if (!chapters) {
      const token = seat === null && this.mine.length === 1 ? null : this.token; // which alone would open the own eyes
      chapters = withActors(retell(await api.events(this.id, seat, token)).chapters);
      this.#known.set(seat, chapters);
    }
    this.seat = seat;
    this.chapters = chapters;
  }

  // ---- where one is ----

  async look(seat: Seat | null): Promise<void> {
    if (seat === this.seat || !this.maySee(seat)) return;
    this.#stopFlight();
    await this.#see(seat).catch((why: unknown) => (this.trouble = refusalOf(why)));
  }

  /** To a moment at once. */
  go(at: number): void {
    this.pause();
    this.at = Math.min(this.last, Math.max(0, at));
  }

  goToChapter(chapter: number): void {
    this.go(momentOfChapter(this.moments, chapter));
  }

  /** A single step forward is shown as it happened, with pieces that travel. */
  stride(stride: Stride, by: 1 | -1): void {
    this.pause();
    const to = strideFrom(this.moments, this.at, stride, by);
    if (to === this.at + 1 && by > 0) void this.#forward(this.#flight.signal);
    else this.at = to;
  }

  pause(): void {
    this.isPlaying = false;
    this.#stopFlight();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.#play();
  }

  async #play(): Promise<void> {
    this.pause();
    if (this.at >= this.last) this.at = 0;
    this.isPlaying = true;
    const { signal } = this.#flight;
    while (!signal.aborted && this.at < this.last) {
      await this.#forward(signal);
      if (this.linesAt(this.at).length > 0) await wait(SPEEDS[this.speed].pause, signal);
    }
    if (!signal.aborted) this.isPlaying = false;
  }

  async #forward(signal: AbortSignal): Promise<void> {
    const before = this.scene;
    const next = this.moments[this.at + 1];
    const pace = SPEEDS[this.speed];
    const after = next ? this.sceneOf(next.view) : null;
    const travels = before && after && pace.duration > 0 ? this.page!.travels(before, after, next!.entries) : [];
    const takeOff = readyToFly(this.page, travels, this.overlay, { ...pace, signal });
    this.at += 1;
    await takeOff();
  }

  #stopFlight(): void {
    this.#flight.abort();
    this.#flight = new AbortController();
  }

  // ---- what is shown ----

  get scene(): Scene | null {
    const moment = this.moments[this.at];
    return moment ? this.sceneOf(moment.view) : null;
  }

  sceneOf(view: View): Scene | null {
    const { components, table, seat, names } = this;
    if (!components || !table || !this.page) return null;
    const mine = seat === null ? [] : [seat];
    return { view, components, seats: table.seats, options: table.options, looking: seat, mine, names };
  }

  /** The lines of a chapter; only through one's own eyes it is "you" who acts. */
  linesOf(chapter: Pick<Chapter, "number" | "entries" | "view">): Line[] {
    const scene = this.sceneOf(chapter.view);
    if (!scene) return [];
    const isMine = this.seat !== null && this.mine.includes(this.seat);
    const seen = isMine ? scene : { ...scene, looking: null, mine: [] };
    return this.#book.lines(this.seat, chapter.number, () => this.page!.story(seen, chapter.entries));
  }

  linesAt(at: number): Line[] {
    const moment = this.moments[at];
    return moment && at > 0 ? this.linesOf({ ...moment, number: moment.chapter }) : [];
  }

  /** "Move 40 of 212, round 5: Ada completes Insulin". */
  sayMoment(at: number): string {
    const values = { at, of: this.last, round: this.moments[at]?.round ?? 0 };
    const told = this.linesAt(at).find((line) => line.kind === "act")?.text ?? this.linesAt(at)[0]?.text;
    if (at === 0) return t("replay-at-start", values);
    return told ? t("replay-at-told", { ...values, told }) : t("replay-at", values);
  }
}

function refusalOf(why: unknown): Refusal {
  return why instanceof Refusal ? why : new Refusal("error", String(why));
}
