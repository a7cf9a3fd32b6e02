/** Random numbers that nobody can foresee: seeds, salts and names of tables. */

const SEED_BITS = 53; // so that a saved game's seed is exact wherever it is read
const SALT_BYTES = 16;

/** Below a small bound, each as likely as anybody could notice. */
export function randomBelow(bound: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % bound;
}

/** A seed, as text: it may have more digits than plain numbers have. */
export function randomSeed(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return String((high! % 2 ** (SEED_BITS - 32)) * 2 ** 32 + low!);
}

export function randomSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, place) => parseInt(text.slice(2 * place, 2 * place + 2), 16));
}
