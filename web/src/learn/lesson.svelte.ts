/** A lesson as this page knows it: the step, what was played in it, and what the teacher says to that. */

import { Refusal } from "../lib/api";
import { type GamePage, type Line, loadGame, type Scene } from "../lib/games";
import type { Clause, Seat, Turn, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";
import { readyToFly } from "../lib/travel";
import type { Desk } from "../table/desk";
import { PACES, wait } from "../table/pace";
import { Previews } from "../table/previews.svelte";
import { type Lesson, type Move, school, type Stand, type Step } from "./lessons";
import { keepDone, keepStep, progressOf, resumeAt } from "./progress";

export class LessonStore implements Desk {
  readonly id: string;
  lesson: Lesson | null = $state.raw(null);
  page: GamePage | null = $state.raw(null);
  at = $state(0); // the step
  isClosing = $state(false); // the last step lies behind
  actions: string[] = $state.raw([]); // what the learner has played in the step
  stand: Stand | null = $state.raw(null); // how the step stands, also while moves are still shown
  view: View | null = $state.raw(null); // what is shown now
  showing: Move | null = $state.raw(null); // the move that is being shown
  told: Line[] = $state.raw([]); // the last move in words
  isPointing = $state(false); // the learner asked where to look, or was wrong
  sending: string | null = $state(null);
  asked: { action: string; clauses: Clause[] } | null = $state.raw(null);
  trouble: Refusal | null = $state.raw(null);

  overlay: HTMLElement | null = $state.raw(null); // where pieces fly; without one they do not
  readonly endsAlone = false;
  readonly previews = new Previews((action) => this.#tellBeforehand(action));
  #visit = 0; // of a step: what was asked in an earlier one is no answer any more
  #skip = new AbortController();

  constructor(id: string) {
    this.id = id;
  }

  async open(): Promise<void> {
    await this.#wish(async () => {
      const lesson = await school.lesson(this.id);
      this.page = await loadGame(lesson.game);
      this.lesson = lesson;
    });
    const steps = this.lesson?.steps.map((step) => step.id);
    if (steps) await this.goTo(resumeAt(progressOf(this.id), steps));
  }

  close(): void {
    this.#visit += 1;
    this.#skip.abort();
    this.previews.forget();
  }

  // ---- where one is ----

  get step(): Step | null {
    return this.lesson?.steps[this.at] ?? null;
  }

  get count(): number {
    return this.lesson?.steps.length ?? 0;
  }

  /** Nothing is left to do in this step. */
  get isReached(): boolean {
    return !this.busy && (this.step?.kind === "read" || (this.stand?.reached ?? false));
  }

  /** What the teacher says to the last move, when it was seen. */
  get answer(): Stand["answer"] {
    return this.busy ? null : (this.stand?.answer ?? null);
  }

  /** Whether the places of the step are shown: what is told about is, what is to be found only when it is hard. */
  get isShowingPlaces(): boolean {
    if (this.busy || (this.step?.kind === "play" && this.isReached)) return false;
    return this.step?.kind === "read" || this.isPointing;
  }

  async goTo(at: number): Promise<void> {
    const step = this.lesson?.steps[at];
    if (!step) return;
    this.at = at;
    this.isClosing = false;
    this.isPointing = false;
    this.stand = null; // nothing of the step before is said of this one
    this.actions = [];
    keepStep(this.id, step.id, at);
    await this.#stands([]);
  }

  async next(): Promise<void> {
    if (this.at + 1 < this.count) return this.goTo(this.at + 1);
    keepDone(this.id);
    this.close();
    this.isClosing = true;
  }

  async back(): Promise<void> {
    if (this.isClosing) await this.goTo(this.count - 1);
    else await this.goTo(this.at - 1);
  }

  /** The step from its beginning. */
  async again(): Promise<void> {
    await this.#stands([]);
  }

  // ---- what can be done ----

  get mine(): Seat[] {
    return this.lesson ? [this.lesson.seat] : [];
  }

  get table(): Lesson | null {
    return this.lesson;
  }

  get names(): string[] {
    return (this.lesson?.seats ?? []).map((seat) => seat.name || t("lesson-you"));
  }

  get isOver(): boolean {
    return this.result !== null;
  }

  /** The points at the end of a game, when everything before was seen. */
  get result(): Stand["result"] {
    return this.busy ? null : (this.stand?.result ?? null);
  }

  get turn(): Turn {
    return { to_act: this.stand?.to_act ?? null };
  }

  get busy(): boolean {
    return this.showing !== null;
  }

  /** The step can still be reached from here, and it is the learner who decides. */
  get isOpen(): boolean {
    const { stand } = this;
    if (this.busy || !stand || this.isReached) return false;
    return stand.answer?.kind !== "wrong" && this.mine.includes(stand.to_act ?? -1);
  }

  get legal(): string[] {
    return this.isOpen && this.sending === null ? this.stand!.legal : [];
  }

  get undoable(): number {
    return this.busy || this.isReached ? 0 : this.actions.length;
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  get scene(): Scene | null {
    return this.view && this.#sceneOf(this.view);
  }

  #sceneOf(view: View): Scene | null {
    const { lesson, mine, names } = this;
    if (!lesson || !this.page) return null;
    const { components, seats, options, seat } = lesson;
    const outcomes = this.stand?.outcomes ?? {};
    return { view, components, seats, options, looking: seat, mine, names, outcomes };
  }

  get lastLines(): Line[] {
    return this.told;
  }

  async act(action: string): Promise<void> {
    if (!this.legal.includes(action)) return;
    this.previews.show(null);
    this.sending = action;
    await this.#stands([...this.actions, action]);
    this.sending = null;
  }

  /** Take the last action back, with everything that was replied to it. */
  async undo(): Promise<void> {
    if (this.undoable > 0) await this.#stands(this.actions.slice(0, -1), true);
  }

  async why(action: string): Promise<void> {
    const { step, actions } = this;
    if (!step || !this.isOpen) return;
    await this.#wish(async () => {
      const { clauses } = await school.why(this.id, step.id, actions, action);
      if (step === this.step) this.asked = { action, clauses };
    });
  }

  preview(action: string | null): void {
    this.previews.show(action !== null && this.legal.includes(action) ? action : null);
  }

  async #tellBeforehand(action: string): Promise<Line[] | null> {
    if (!this.step) return null;
    const answer = await school.preview(this.id, this.step.id, this.actions, action).catch(() => null);
    return answer && this.scene && this.page!.story(this.scene, answer.log);
  }

  // ---- what comes of it ----

  /** Ask how the step stands after some actions, and show what is new. */
  async #stands(actions: string[], isUndo = false): Promise<void> {
    const step = this.step!;
    const visit = this.#leave();
    await this.#wish(async () => {
      const stand = await school.stand(this.id, step.id, actions);
      if (visit !== this.#visit) return;
      const moves = actions.length > 0 && !isUndo ? stand.moves : [];
      this.actions = actions;
      this.stand = isUndo ? { ...stand, answer: null } : stand;
      await this.#show(moves, visit);
      if (visit !== this.#visit) return;
      this.view = stand.view;
      if (this.answer?.kind === "wrong") this.isPointing = true;
    });
  }

  #leave(): number {
    this.#skip.abort();
    this.#skip = new AbortController();
    this.previews.forget();
    this.asked = this.trouble = this.showing = null;
    this.told = [];
    return ++this.#visit;
  }

  /** Show the rest at once. */
  skip(): void {
    if (this.busy) this.#skip.abort();
  }

  async #show(moves: Move[], visit: number): Promise<void> {
    const { signal } = this.#skip;
    if (settings.speed === "instant" || document.hidden) this.#skip.abort();
    for (const move of moves) {
      this.showing = move;
      await this.#showOne(move, signal);
      if (visit !== this.#visit) return;
    }
    this.showing = null;
  }

  async #showOne(move: Move, signal: AbortSignal): Promise<void> {
    const [before, after] = [this.scene, this.#sceneOf(move.view)];
    if (!before || !after || !this.page) return;
    const pace = PACES[settings.speed];
    const travels = signal.aborted ? [] : this.page.travels(before, after, move.log);
    const takeOff = readyToFly(this.page, travels, this.overlay, { ...pace, signal });
    this.view = move.view;
    this.told = this.page.story(after, move.log);
    if (signal.aborted) return;
    await takeOff();
    await wait(this.mine.includes(move.seat) ? 0 : pace.pause, signal);
  }

  /** A refusal becomes the trouble that is shown. */
  async #wish(wished: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await wished();
    } catch (why) {
      this.trouble = why instanceof Refusal ? why : new Refusal("error", String(why));
      if (!(why instanceof Refusal)) console.error(why);
    }
  }
}
