/** A server for tables with other people, as somebody has typed its address: is it one, and does it play what we play? */

import { api } from "../lib/api";
import { PROTOCOL } from "../lib/protocol";

/** What can be wrong with it; the text is `server-wrong-NAME`. */
export type Fault = "address" | "away" | "other";
type Games = Record<string, { rules_version: string }>;
type Ask = (address: string) => Promise<unknown>;

const PATIENCE = 10_000; // milliseconds
const LOOPBACK = /^(localhost|127\.0\.0\.1)(:|$)/;

/** The address of a server, as browsers write it; null for what is none. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `${LOOPBACK.test(text) ? "http" : "https"}://${text}`;
  try {
    const { origin, hostname, username, pathname } = new URL(whole);
    return username === "" && pathname === "/" && /[.:]|^localhost$/.test(hostname) ? origin : null;
  } catch {
    return null;
  }
}

/** What is wrong with a server; null where one can play there. */
export async function faultOf(address: string, own: Games, ask: Ask = askAt): Promise<Fault | null> {
  try {
    const [health, games] = await Promise.all([ask(`${address}/api/health`), ask(`${address}/api/games`)]);
    return agrees(health as { protocol: number }, games as Games, own) ? null : "other";
  } catch {
    return "away";
  }
}

/** The same protocol, and of every game the same rules. */
function agrees(health: { protocol: number }, theirs: Games, own: Games): boolean {
  const isSame = (game: string): boolean => theirs[game]?.rules_version === own[game]!.rules_version;
  return health.protocol === PROTOCOL && Object.keys(own).every(isSame);
}

/** The server's address if it can be played there, else what is wrong. */
export async function tryServer(typed: string): Promise<{ address: string } | { fault: Fault }> {
  const address = readAddress(typed);
  if (address === null) return { fault: "address" };
  const fault = await faultOf(address, (await api.games()) as Games);
  return fault ? { fault } : { address };
}

async function askAt(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), credentials: "omit" });
  return answer.json(); // a server in trouble says of what kind it is, too
}
