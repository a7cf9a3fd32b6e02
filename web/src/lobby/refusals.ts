/** Refusals in one sentence in the language of the page; the server's own sentence where there is none. */

import { Refusal } from "../lib/api";
import { has, t } from "../lib/texts.svelte";

export function refusalText(refusal: unknown): string {
  if (!(refusal instanceof Refusal)) throw refusal;
  const id = `refusal-${refusal.code}`;
  return has(id) ? t(id) : t("refusal-other", { message: refusal.message });
}
