/** Payments for a refusal. */

import type { Scene } from "../lib/games";
import { countOf, PILLS, type Pills } from "./reading";

/** What a refusal costs the player who decides, and what is still owed: a worth, or for a Risk card a number of pills. */
export function priceOf(scene: Scene): { count: number; paid: number; owed: number; unit: "worth" | "pills" } {
  const { price, paid, owed, by_piece } = scene.view["facts"];
  return { count: price, paid, owed, unit: by_piece ? "pills" : "worth" };
}

/** The pills that a `pay` action hands over. */
export function paymentOf(scene: Scene, action: string): Pills {
  const lost: Partial<Pills> = scene.outcomes?.[action]?.["pills"] ?? {};
  return Object.fromEntries(PILLS.map((pill) => [pill, Math.abs(lost[pill] ?? 0)])) as Pills;
}

/** How much more than the price a payment is worth; Risk cards are paid by the piece. */
export function surplusOf(scene: Scene, action: string): number {
  return scene.outcomes?.[action]?.["surplus"] ?? 0;
}

const MANY = 6;

/** Payments with the fewest pills first; many of them by their red pills. */
export function groupPayments(scene: Scene, actions: string[]): { red: number | null; actions: string[] }[] {
  const pillsOf = new Map(actions.map((action) => [action, paymentOf(scene, action)]));
  const sorted = actions.toSorted((one, two) => countOf(pillsOf.get(one)!) - countOf(pillsOf.get(two)!));
  if (sorted.length <= MANY) return [{ red: null, actions: sorted }];
  const reds = [...new Set(sorted.map((action) => pillsOf.get(action)!.red))].sort((one, two) => one - two);
  return reds.map((red) => ({ red, actions: sorted.filter((action) => pillsOf.get(action)!.red === red) }));
}
