/** The sheet of a review: what is known of the decisions of a game, a row each, and the rules that work on it. */

import type { Chances } from "./bots.ts";
import { Columns } from "./columns.ts";
import type { Engine } from "./engine.ts";
import type { Place } from "./memory.ts";

export interface Swing {
  row: number;
  kind: string;
}

export class Sheet {
  readonly rows: number;
  private readonly engine: Engine;
  private readonly columns: Columns;

  constructor(engine: Engine, rows: number) {
    this.engine = engine;
    this.rows = rows;
    this.columns = new Columns(engine.memory, engine.tables.review.sheet, rows);
  }

  number(column: string, row: number, seat = 0): number {
    return this.columns.number(column, row, seat);
  }

  /** How the game ended: what each seat has of the victory, and by how much an estimate of that is off. */
  end(shares: Chances, mistaken: Chances): void {
    this.columns.write("shares", shares);
    this.columns.write("mistaken", mistaken);
  }

  /** A quick look at a decision: each seat's chances after the best choice, and after the one that was made. */
  note(row: number, played: number, seat: number, best: Chances, chosen: Chances): void {
    this.call(
      "note_decision",
      row,
      played,
      seat,
      this.looks("best", [best], false),
      this.looks("chosen", [chosen], false),
    );
  }

  /** Several looks at the best choice and as many at the one that was made. */
  compare(row: number, best: Chances[], chosen: Chances[]): void {
    this.call("compare_looks", row, this.looks("best", best), this.looks("chosen", chosen));
  }

  /** Several looks at the best choice. */
  settle(row: number, looks: Chances[]): void {
    this.call("settle", row, this.looks("best", looks));
  }

  /** Follow every seat up to the end, which comes after so many actions. */
  follow(end: number): void {
    this.call("follow", this.rows, end);
  }

  /** The rows that lost most at a quick look, the worst first. */
  suspected(most: number): number[] {
    return this.find(most, (found) => this.call("find_suspected", this.rows, most, found));
  }

  /** The rows that begin the stretches with the most luck, good or bad. */
  strokes(most: number): number[] {
    return this.find(most, (found) => this.call("find_strokes", this.rows, most, found));
  }

  /** What is told of a game, in its order. */
  swings(): Swing[] {
    const { told, kinds } = this.engine.tables.review;
    const found = this.find(told, (place) => this.call("choose_swings", this.rows, place));
    return found.map((swing) => ({ row: Math.floor(swing / kinds.length), kind: kinds[swing % kinds.length]! }));
  }

  /** What a seat's whole game sums up to, by name; null for who had nothing to decide. */
  sums(seat: number): Record<string, number> | null {
    const names = this.engine.tables.review.sums;
    const place = this.engine.room("sums", 8 * names.length, names.length);
    if (this.call("sum_up", this.rows, seat, place) === 0) return null;
    const sums = this.engine.memory.readFractions(place, names.length);
    return Object.fromEntries(names.map((name, number) => [name, sums[number]!]));
  }

  private call(entry: string, ...more: (number | Place)[]): number {
    return this.engine.memory.call(entry, this.columns.places, ...more);
  }

  /** Chances handed over: a list of looks, or of one only its chances. */
  private looks(name: string, looks: Chances[], isList = true): Place {
    const { seats } = this.engine.tables.bots;
    const most = Math.max(looks.length, this.engine.tables.review.effort.looks);
    const place = this.engine.room(`looks ${name} ${most}`, 8 * seats * most);
    this.engine.memory.writeFractions(place, looks.flat());
    return { ...place, shape: isList ? [looks.length, seats] : [seats] };
  }

  private find(most: number, search: (found: Place) => number): number[] {
    const found = this.engine.room(`found ${most}`, 8 * most, most);
    const count = search(found);
    const view = this.engine.memory.view(found);
    return Array.from({ length: count }, (_, number) => Number(view.getBigInt64(8 * number, true)));
  }
}
