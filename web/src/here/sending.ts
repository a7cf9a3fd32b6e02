/** What the tables of this browser send to a server themselves. */

import { parseExact, stringifyExact } from "../lib/exact.ts";
import type { Body } from "./journal.ts";
import { Refused } from "./refused.ts";

export async function send(address: string, body: unknown): Promise<Body> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: stringifyExact(body) }).catch(() => null);
  const said = answer && ((await answer.text().then(parseExact, () => ({}))) as Body);
  if (!answer || !said) throw new Refused("offline", "the server does not answer");
  if (!answer.ok) throw new Refused(said["code"] ?? "error", said["message"] ?? answer.statusText);
  return said;
}
