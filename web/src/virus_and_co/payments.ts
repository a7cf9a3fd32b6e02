/** Payments for a refusal: an action names the yellow and red pills, blue ones make up what is still owed. */

import type { Scene } from "../lib/games";
import { countOf, isRisk, movingCard, patient, setupOf, WORTH, worthOf, type Pills } from "./reading";

/** What a refusal costs the player who decides: a worth, or for a Risk card a number of pills. */
export function priceOf(scene: Scene): { count: number; paid: number; unit: "worth" | "pills" } {
  const { seat, active, passes } = scene.view;
  const setup = setupOf(scene);
  if (isRisk(scene, movingCard(scene) ?? null)) {
    return { count: seat === active ? setup["own_risk_price"] : setup["risk_price"], paid: 0, unit: "pills" };
  }
  return { count: passes, paid: worthOf(patient(scene, seat).staged), unit: "worth" };
}

/** The pills that a `pay` action hands over. */
export function paymentOf(scene: Scene, action: string): Pills {
  const [, yellow = "0", red = "0"] = /(\d+)y-(\d+)r/.exec(action) ?? [];
  const named = { yellow: Number(yellow), red: Number(red) };
  const { count, paid, unit } = priceOf(scene);
  const owed = unit === "pills" ? count - countOf(named) : count - paid - worthOf(named);
  return { blue: Math.max(0, Math.ceil(owed / WORTH.blue)), ...named };
}

/** How much more than the price a payment is worth; Risk cards are paid by the piece. */
export function surplusOf(scene: Scene, pills: Pills): number {
  const { count, paid, unit } = priceOf(scene);
  return unit === "pills" ? 0 : worthOf(pills) - (count - paid);
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
