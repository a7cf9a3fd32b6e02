/** Where the keys of a TOML text stand, as `vesicle.core.toml_lines` finds them: readers of TOML tell no lines of keys. */

const BLANK = /[ \t]*/y;
const BETWEEN = /(?:\s|#[^\n]*)*/y; // where lines may break: blanks, line ends, comments
const BARE_KEY = /[A-Za-z0-9_-]+/y;
const QUOTED = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y;
const LONG_TEXT = /"""(?:[^\\]|\\.)*?"{3,5}|'''.*?'{3,5}/sy;
const OTHER_VALUE = /[^"',\]}#\n]+/y; // numbers, dates, true and false

class NoToml extends Error {}

type Found = { key: string[]; line: number };

/** Every key with its line, in their order; where the text is no TOML any more, as far as it was. */
export function findKeys(text: string): Found[] {
  const found: Found[] = [];
  try {
    new Reader(text, (key, line) => found.push({ key, line })).read();
  } catch (error) {
    if (!(error instanceof NoToml)) throw error;
  }
  return found;
}

/** The first line of every key, and of every table around it, by the key with its dots. */
export function findLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { key, line } of findKeys(text)) {
    for (let length = 1; length <= key.length; length++) {
      const name = key.slice(0, length).join(".");
      if (!lines.has(name)) lines.set(name, line);
    }
  }
  return lines;
}

/** The line of a key, or of the nearest one around it that the text has; 0 if there is none. */
export function lineOf(lines: Map<string, number>, key: string): number {
  let name = key;
  while (name && !lines.has(name)) name = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : "";
  return lines.get(name) ?? 0;
}

/** Reads a text from its start to its end, once. */
class Reader {
  readonly #text: string;
  readonly #found: (key: string[], line: number) => void;
  #at = 0;

  constructor(text: string, found: (key: string[], line: number) => void) {
    this.#text = text.replaceAll("\r\n", "\n");
    this.#found = found;
  }

  read(): void {
    let table: string[] = [];
    this.#skip(BETWEEN);
    while (this.#at < this.#text.length) {
      const line = this.#line;
      if (this.#take("[")) {
        const brackets = this.#take("[") ? "]]" : "]";
        table = this.#key();
        this.#found(table, line);
        this.#expect(brackets);
      } else this.#pair(table);
      this.#skip(BETWEEN);
    }
  }

  /** `key = value`, and the keys inside the value. */
  #pair(table: string[]): void {
    const line = this.#line;
    const key = [...table, ...this.#key()];
    this.#found(key, line);
    this.#expect("=");
    this.#value(key);
  }

  /** A key with its dots. */
  #key(): string[] {
    const parts: string[] = [];
    do {
      this.#skip(BLANK);
      parts.push(unquoted(this.#skip(BARE_KEY) || this.#skip(QUOTED)));
      this.#skip(BLANK);
    } while (this.#take("."));
    return parts;
  }

  #value(key: string[]): void {
    this.#skip(BLANK);
    if (this.#take("{")) this.#inside("}", key);
    else if (this.#take("[")) this.#inside("]", key);
    else if (!(this.#skip(LONG_TEXT) || this.#skip(QUOTED) || this.#skip(OTHER_VALUE))) throw new NoToml();
  }

  /** The pairs of an inline table or the values of a list. */
  #inside(end: string, key: string[]): void {
    this.#skip(BETWEEN);
    while (!this.#take(end)) {
      if (end === "}") this.#pair(key);
      else this.#value(key);
      this.#skip(BETWEEN);
      if (!this.#take(",")) return this.#expect(end);
      this.#skip(BETWEEN);
    }
  }

  /** Pass over what fits here, and say what it was. */
  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ""] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }

  #take(mark: string): boolean {
    const isHere = this.#text.startsWith(mark, this.#at);
    if (isHere) this.#at += mark.length;
    return isHere;
  }

  #expect(mark: string): void {
    this.#skip(BLANK);
    if (!this.#take(mark)) throw new NoToml();
  }

  get #line(): number {
    return this.#text.slice(0, this.#at).split("\n").length;
  }
}

/** A key as readers of TOML have it. */
function unquoted(key: string): string {
  if (key === "") throw new NoToml();
  if (key.startsWith("'")) return key.slice(1, -1);
  if (!key.startsWith('"')) return key;
  try {
    return JSON.parse(
      key.replace(/\\U0*([0-9a-fA-F]{1,8})/g, (_, code) => String.fromCodePoint(parseInt(code, 16))),
    ) as string;
  } catch {
    throw new NoToml();
  }
}
