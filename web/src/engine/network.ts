/** A network as its file has it: a line of JSON, then arrays of whole numbers. */

/** An array as compiled code reads it. */
export interface Weights {
  bytes: Uint8Array;
  shape: number[];
}

interface Head {
  arrays: Record<string, [kind: string, ...shape: number[]]>; // such as "<i4"
}

const NEWLINE = 10;

/** The arrays of a file by name; the rows of the first layer, 8 bits each with a scale, have become whole weights. */
export function readNetwork(content: Uint8Array, rowShift: number): Record<string, Weights> {
  const end = content.indexOf(NEWLINE);
  const { arrays } = JSON.parse(new TextDecoder().decode(content.subarray(0, end))) as Head;
  let at = end + 1;
  const read = Object.entries(arrays).map(([name, [kind, ...shape]]) => {
    const size = shape.reduce((a, b) => a * b, 1) * Number(kind.at(-1));
    const bytes = content.slice(at, at + size);
    at += size;
    return [name, { bytes, shape }] as const;
  });
  const { rows, row_scale: scale, ...rest } = Object.fromEntries(read);
  return { rows: widen(rows!, scale!, rowShift), ...rest };
}

function widen({ bytes, shape }: Weights, scale: Weights, shift: number): Weights {
  const scales = new Int32Array(scale.bytes.buffer);
  const given = new Int8Array(bytes.buffer);
  const width = shape[1]!;
  const wide = Int16Array.from(given, (weight, place) => {
    return (weight * scales[Math.floor(place / width)]! + (1 << (shift - 1))) >> shift;
  });
  return { bytes: new Uint8Array(wide.buffer), shape };
}
