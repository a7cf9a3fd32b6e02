/** The promise of a shuffle, checked in this browser: docs/protocol.md, "Fair shuffles". */

/** The text whose SHA-256 was published before the game began. */
export function promisedText(game: string, seed: string, salt: string): string {
  return `vesicle-fair/1\n${game}\n${seed}\n${salt}\n`;
}

/** The SHA-256 of a text in small hexadecimal letters; null where the browser computes none (over plain HTTP). */
export async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
