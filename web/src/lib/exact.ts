/** JSON in which whole numbers keep all their digits: a seed may have more than a browser's numbers have. */

const LONG = /("seed"\s*:\s*)(\d{16,19})(?=\s*[,}])/g;
const MARK = "exactly ";
const MARKED = new RegExp(`"${MARK}(\\d+)"`, "g");

/** A saved game from its text; a long seed is a `bigint`. */
export function parseExact(text: string): unknown {
  const marked = text.replace(LONG, `$1"${MARK}$2"`);
  return JSON.parse(marked, (key, value: unknown) =>
    key === "seed" && typeof value === "string" && value.startsWith(MARK) ? exact(value.slice(MARK.length)) : value,
  );
}

/** The same text again. */
export function stringifyExact(value: unknown, indent?: number): string {
  const marked = (_: string, one: unknown): unknown => (typeof one === "bigint" ? MARK + one : one);
  return JSON.stringify(value, marked, indent).replace(MARKED, "$1");
}

/** A whole number from its digits: a plain one where that has them all. */
export function exact(digits: string): number | bigint {
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits);
}
