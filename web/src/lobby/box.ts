/** Box files: TOML as `vesicle box export` writes it, or the same as JSON. */

export type Read = { box: Record<string, unknown> | null; wrong: string | null };

/** What a box file says, or in one sentence why it cannot be read; an empty text is no box. */
export async function readBox(text: string): Promise<Read> {
  if (!text.trim()) return { box: null, wrong: null };
  try {
    const box = text.trimStart().startsWith("{") ? JSON.parse(text) : (await import("smol-toml")).parse(text);
    return { box: box as Record<string, unknown>, wrong: null };
  } catch (error) {
    const [first = ""] = String((error as Error).message).split("\n");
    return { box: null, wrong: first };
  }
}
