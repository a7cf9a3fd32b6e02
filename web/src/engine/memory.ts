/** A compiled engine and its memory: room is taken once and kept, so nothing is ever given back. */

const PAGE = 65536;
const ALIGNED = 16;

/** Where a record or an array lies, and how long it is on every axis; a record has none. */
export interface Place {
  at: number;
  shape: number[];
}

export type Argument = Place | Place[] | number | bigint;

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  [entry: string]: unknown;
}

export class Memory {
  private readonly exports: Exports;
  private top: number;

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports;
    this.top = Number(this.exports.__heap_base.value);
  }

  /** How many bytes there are, taken or not. */
  get size(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** Room for so many bytes, all of them 0. */
  take(size: number, ...shape: number[]): Place {
    const at = Math.ceil(this.top / ALIGNED) * ALIGNED;
    this.top = at + size;
    const lacking = this.top - this.size;
    if (lacking > 0) this.exports.memory.grow(Math.ceil(lacking / PAGE));
    return { at, shape };
  }

  /** The bytes of a place; only until more room is taken, which may move them. */
  bytes(place: Place, size: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, place.at, size);
  }

  view(place: Place, start = 0): DataView {
    return new DataView(this.exports.memory.buffer, place.at + start);
  }

  write(place: Place, bytes: Uint8Array): void {
    this.bytes(place, bytes.length).set(bytes);
  }

  writeFractions(place: Place, numbers: number[]): void {
    this.write(place, new Uint8Array(Float64Array.from(numbers).buffer));
  }

  readFractions(place: Place, count: number): number[] {
    const view = this.view(place);
    return Array.from({ length: count }, (_, number) => view.getFloat64(8 * number, true));
  }

  /** Call an entry: places go over as their address and lengths, numbers as 64 bits. */
  call(entry: string, ...given: Argument[]): number {
    return Number(this.callWide(entry, ...given));
  }

  /** The same for an answer that may have more digits than a plain number. */
  callWide(entry: string, ...given: Argument[]): bigint {
    const called = this.exports[entry] as (...words: (number | bigint)[]) => bigint;
    return called(...given.flatMap(words));
  }
}

function words(argument: Argument): (number | bigint)[] {
  if (Array.isArray(argument)) return argument.flatMap(words);
  if (typeof argument === "object") return [argument.at, ...argument.shape];
  return [BigInt(argument)];
}
