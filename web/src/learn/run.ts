/** A step under way: the learner's actions and the others' replies, as the learner sees them. */

import type { Match } from "../engine/engine.ts";
import type { Sight } from "../engine/sights.ts";
import type { Entry, Seat, View } from "../lib/protocol";
import { isMet, type Wish } from "./wishes.ts";

/** One action of anybody, as the learner sees it. */
export type Move = { seat: Seat; action: string; log: Entry[]; view: View };

export class Run {
  match: Match;
  readonly seat: Seat; // the learner's
  readonly #wish: Wish;
  #replies: string[];
  #seen: Sight;
  #played = 0;
  view: View;
  moves: Move[] = [];
  log: Entry[] = [];
  isReached: boolean;

  constructor(match: Match, seat: Seat, wish: Wish, replies: string[], isReached: boolean) {
    [this.match, this.seat, this.#wish, this.#replies, this.isReached] = [match, seat, wish, replies, isReached];
    this.#seen = match.look(seat);
    this.view = this.#seen.view();
  }

  /** The same, to try something out. */
  branch(): Run {
    const made = new Run(this.match, this.seat, this.#wish, [...this.#replies], this.isReached);
    [made.#played, made.moves, made.log] = [this.#played, this.moves, [...this.log]];
    return made;
  }

  get isTheirTurn(): boolean {
    return this.match.toAct === this.seat;
  }

  /** An action of the learner, and what the others answer. */
  play(action: string): void {
    this.moves = [];
    this.#move(action);
    for (let reply = this.#nextReply(); reply !== null; reply = this.#nextReply()) this.#move(reply);
  }

  /** The first of the replies that another seat can play now; without one the step stands still. */
  #nextReply(): string | null {
    if (this.match.toAct === null || this.isTheirTurn) return null;
    const found = this.#replies.findIndex((reply) => this.match.whyNot(reply).length === 0);
    return found < 0 ? null : this.#replies.splice(found, 1)[0]!;
  }

  #move(action: string): void {
    const [before, seat] = [this.#seen, this.match.toAct!];
    this.match = this.match.play(action);
    this.#played += 1;
    this.#seen = this.match.look(this.seat);
    this.view = this.#seen.view();
    const entries = this.#seen.tell(action, before) as Entry[];
    this.moves.push({ seat, action: entries[0]!.action!, log: entries, view: this.view });
    this.log.push(...entries.map((entry) => ({ number: this.#played, ...entry })));
    this.isReached ||= isMet(this.#wish, this.seat, this.view, this.log);
  }
}
