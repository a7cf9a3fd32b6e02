/** A box record while it is filled: fields by name, as the build says where they lie. */

import { findField, newBytes, type Field, type RecordTable } from "../tables.ts";

const WIDE = 8; // bytes of a number that has bits for spots

export class BoxWriter {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  readonly #table: RecordTable;

  constructor(table: RecordTable) {
    this.#table = table;
    this.bytes = newBytes(table.size, table.blank);
    this.#view = new DataView(this.bytes.buffer);
  }

  set(name: string, value: number | bigint | boolean, ...index: number[]): void {
    const { at, width } = this.#place(name, index);
    if (width === 1) this.#view.setInt8(at, Number(value));
    else if (width === 2) this.#view.setInt16(at, Number(value), true);
    else if (width < WIDE) this.#view.setInt32(at, Number(value), true);
    else this.#view.setBigInt64(at, BigInt(value), true);
  }

  setAll(name: string, values: readonly number[]): void {
    values.forEach((value, place) => this.set(name, value, place));
  }

  get(name: string, ...index: number[]): number {
    const { at, width } = this.#place(name, index);
    if (width === 1) return this.#view.getInt8(at);
    if (width === 2) return this.#view.getInt16(at, true);
    return width < WIDE ? this.#view.getInt32(at, true) : Number(this.#view.getBigInt64(at, true));
  }

  /** The numbers of a field that is a list. */
  list(name: string): number[] {
    const [length = 0] = findField(this.#table, name).shape ?? [];
    return Array.from({ length }, (_, place) => this.get(name, place));
  }

  /** Put one bit more into a field of bits. */
  addBit(name: string, bit: number, ...index: number[]): void {
    const { at } = this.#place(name, index);
    this.#view.setBigInt64(at, this.#view.getBigInt64(at, true) | (1n << BigInt(bit)), true);
  }

  #place(name: string, index: number[]): { at: number; width: number } {
    const field: Field = findField(this.#table, name);
    const { start, width = 1, shape = [] } = field;
    const flat = index.reduce((sum, one, axis) => sum * shape[axis]! + one, 0);
    return { at: start + flat * width, width };
  }
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
