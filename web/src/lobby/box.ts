/** Box files: TOML as `vesicle box export` writes it, or the same as JSON. */

export type Wrong = { line: number; message: string }; // line 0 where the reader names none
export type Read = { box: Record<string, unknown> | null; wrong: Wrong | null };

/** What a box file says, or where and why it cannot be read; an empty text is no box. */
export async function readBox(text: string): Promise<Read> {
  if (!text.trim()) return { box: null, wrong: null };
  try {
    const box = text.trimStart().startsWith("{") ? JSON.parse(text) : (await import("smol-toml")).parse(text);
    return { box: box as Record<string, unknown>, wrong: null };
  } catch (error) {
    const { line = 0, message } = error as Error & { line?: number };
    return { box: null, wrong: { line, message: message.split("\n")[0]!.replace(/^Invalid TOML document: /, "") } };
  }
}
