/** BLAKE2b without a key (RFC 7693): browsers compute no such digest themselves. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const ROUNDS = 12;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDERS = [
  "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
  "14 10 4 8 9 15 13 6 1 12 0 2 11 7 5 3",
  "11 8 12 0 5 2 15 13 10 14 3 6 7 1 9 4",
  "7 9 3 1 13 12 11 14 2 6 5 10 4 0 15 8",
  "9 0 5 7 2 4 10 15 14 1 11 12 6 8 3 13",
  "2 12 6 10 0 11 8 3 4 13 7 5 15 14 1 9",
  "12 5 1 15 14 13 4 10 0 7 6 3 9 2 8 11",
  "13 11 7 14 12 1 3 9 5 0 15 4 8 6 2 10",
  "6 15 14 9 11 3 0 8 12 2 13 7 1 4 10 5",
  "10 2 8 4 7 6 1 5 15 11 9 14 3 12 13 0",
].map((order) => order.split(" ").map(Number));
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

export function blake2b(content: Uint8Array, size: number): Uint8Array {
  const state = [...START];
  state[0]! ^= 0x01010000n ^ BigInt(size);
  const blocks = Math.max(1, Math.ceil(content.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(content);
  for (let block = 0; block < blocks; block++) {
    const isLast = block === blocks - 1;
    const counted = isLast ? content.length : (block + 1) * BLOCK;
    compress(state, new DataView(padded.buffer, block * BLOCK, BLOCK), BigInt(counted), isLast);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, place) => digest.setBigUint64(8 * place, word, true));
  return new Uint8Array(digest.buffer, 0, size);
}

function compress(state: bigint[], block: DataView, counted: bigint, isLast: boolean): void {
  const words = Array.from({ length: 16 }, (_, place) => block.getBigUint64(8 * place, true));
  const v = [...state, ...START];
  v[12]! ^= counted;
  if (isLast) v[14]! ^= MASK;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % ORDERS.length]!;
    MIXED.forEach((places, mix) => stir(v, places, words[order[2 * mix]!]!, words[order[2 * mix + 1]!]!));
  }
  for (let place = 0; place < 8; place++) state[place]! ^= v[place]! ^ v[place + 8]!;
}

function stir(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 63n);
}

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}
