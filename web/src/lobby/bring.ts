/** A saved game from a file becomes a table: to look back on if it is over, to sit down at if it is not. */

import { api } from "../lib/api";
import { parseExact } from "../lib/exact";
import { keepPlace } from "../lib/places";
import { sayRefusal } from "../lib/refusals";
import { go } from "../lib/router.svelte";
import { t } from "../lib/texts.svelte";

/** Lay the table and go there; else why not, in a sentence. */
export async function bringFile(file: File): Promise<string | null> {
  const record = await readSaved(file);
  if (!record) return t("bring-not-a-game", { file: file.name });
  try {
    const place = await api.bring({ record });
    keepPlace(place.table, place.token, place.invite);
    go(`/t/${place.table}${record["result"] ? "/replay" : ""}`);
    return null;
  } catch (refusal) {
    return sayRefusal(refusal);
  }
}

async function readSaved(file: File): Promise<Record<string, unknown> | null> {
  try {
    const said = parseExact(await file.text());
    const isObject = typeof said === "object" && said !== null && !Array.isArray(said);
    return isObject ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
