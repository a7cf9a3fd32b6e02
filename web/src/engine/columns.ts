/** Columns of numbers, a row each: what a search remembers of its nodes, what a review knows of decisions. */

import type { Memory, Place } from "./memory.ts";
import type { Column } from "./tables.ts";

const WIDTHS = { int16: 2, int32: 4, int64: 8, float32: 4, float64: 8 };

export class Columns {
  private readonly memory: Memory;
  private readonly table: Record<string, Column>;
  private readonly byName: Record<string, Place>;

  /** Room for so many rows. */
  constructor(memory: Memory, table: Record<string, Column>, rows: number) {
    this.memory = memory;
    this.table = table;
    const taken = Object.entries(table).map(([name, { kind, shape }]) => {
      const lengths = shape.map((length) => length ?? rows);
      return [name, memory.take(WIDTHS[kind] * lengths.reduce((a, b) => a * b, 1), ...lengths)] as const;
    });
    this.byName = Object.fromEntries(taken);
  }

  /** All of them, as an entry takes them. */
  get places(): Place[] {
    return Object.values(this.byName);
  }

  /** A number of a column; the second place is for columns that are several wide. */
  number(name: string, row: number, place = 0): number {
    const { kind } = this.table[name]!;
    const view = this.memory.view(this.byName[name]!, WIDTHS[kind] * (row * this.wide(name) + place));
    if (kind === "float64") return view.getFloat64(0, true);
    if (kind === "float32") return view.getFloat32(0, true);
    if (kind === "int64") return Number(view.getBigInt64(0, true));
    return kind === "int16" ? view.getInt16(0, true) : view.getInt32(0, true);
  }

  /** The numbers of one row. */
  row(name: string, row: number): number[] {
    return Array.from({ length: this.wide(name) }, (_, place) => this.number(name, row, place));
  }

  /** Write fractions from the first row on. */
  write(name: string, numbers: number[]): void {
    this.memory.writeFractions(this.byName[name]!, numbers);
  }

  /** The bytes of the first rows. */
  bytes(name: string, rows: number): Uint8Array {
    return this.memory.bytes(this.byName[name]!, rows * WIDTHS[this.table[name]!.kind] * this.wide(name)).slice();
  }

  private wide(name: string): number {
    return this.table[name]!.shape[1] ?? 1;
  }
}
