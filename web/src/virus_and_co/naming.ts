/** Cards, pills and people by name, as sentences need them. */

import type { Scene } from "../lib/games";
import type { Seat } from "../lib/protocol";
import { has, listed, t } from "../lib/texts.svelte";
import { countOn, injectionsOn, isRisk, isYou, patient, rowName, rowOf, setupOf, PILLS, type Pills } from "./reading";

/** A card's name as a label; a hidden card is just a Risk card. */
export function cardName(scene: Scene, card: string | null | undefined): string {
  if (!card) return t("clinic-card-hidden");
  return rowOf(scene, card).name || t(`clinic-card-${rowName(scene, card)}`);
}

/** A card within a sentence: with its points where it has some, and a Virus as the language speaks of it. */
export function sayCard(scene: Scene, card: string | null | undefined): string {
  if (card === undefined) return t("clinic-card-some.said");
  if (card === null) return t("clinic-card-hidden.said");
  const { points } = rowOf(scene, card);
  if (points) return t("clinic-card-points", { card: theCard(scene, card), points });
  const id = `clinic-card-${rowName(scene, card)}`;
  return has(`${id}.said`) ? t(`${id}.said`) : cardName(scene, card);
}

/** A Virus with its article, where the language has one; a Risk card goes by its title. */
function theCard(scene: Scene, card: string): string {
  return isRisk(scene, card) ? cardName(scene, card) : t("clinic-card-the", namedFor(scene, card));
}

/** A Virus that an Injection lies on. */
export function onCard(scene: Scene, card: string): string {
  return t("clinic-card-on", namedFor(scene, card));
}

/** Which article a name takes hangs on the card; a name from an own box takes none. */
function namedFor(scene: Scene, card: string): { name: string; card: string } {
  return { name: rowOf(scene, card).name ? "own" : rowName(scene, card), card: cardName(scene, card) };
}

export function sayCards(scene: Scene, cards: (string | null)[]): string {
  return listed(cards.map((card) => sayCard(scene, card)));
}

/** "1 blue pill and 2 red pills". */
export function sayPills(pills: Partial<Pills>): string {
  const parts = PILLS.filter((pill) => pills[pill]).map((pill) =>
    t(`clinic-amount-${pill}`, { count: pills[pill] ?? 0 }),
  );
  return parts.length ? listed(parts) : t("clinic-none");
}

/** Values for a sentence whose subject is a player. */
export function subject(scene: Scene, seat: Seat | null | undefined): { who: string; player: string } {
  return { who: isYou(scene, seat) ? "you" : "other", player: seat == null ? "" : (scene.names[seat] ?? "") };
}

/** A player as the object of a sentence. */
export function sayOther(scene: Scene, seat: Seat | null | undefined): string {
  return isYou(scene, seat) ? t("clinic-you") : seat == null ? "" : (scene.names[seat] ?? "");
}

export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The kind of a card in words. */
export function kindName(scene: Scene, card: string | null): string {
  return t(`clinic-kind-${card === null ? "risk" : rowOf(scene, card).kind}`);
}

/** What a card does, in a sentence or two; tables may have agreed on another form of some. */
export function sayEffect(scene: Scene, card: string | null): string {
  const row = card === null ? { kind: "risk" } : rowOf(scene, card);
  const setup = setupOf(scene);
  return t(`clinic-kind-${row.kind}.${effectForm(scene, row.kind)}`, {
    points: row.points ?? 0,
    pills: sayPills(row.pills ?? {}),
    limit: setup["injection_limit"] ?? 0,
    right: setup["bet_right"] ?? 0,
    wrong: setup["bet_wrong"] ?? 0,
  });
}

function effectForm(scene: Scene, kind: string): string {
  const { rulings } = scene.components;
  if (kind === "light-blue" && rulings["passing"] === "onward") return "onward";
  if (kind === "steal" && rulings["contagion"] === "may") return "may";
  if (kind === "courtesy" && !scene.options["etiquette"]) return "idle";
  return "does";
}

/** What lies on a card before a player, or whom it is about. */
export function sayPlace(scene: Scene, seat: Seat, card: string): string {
  const owner = patient(scene, seat);
  if (owner.row.includes(card)) {
    const count = injectionsOn(owner, card).length;
    return count ? t("clinic-injected", { count, points: countOn(scene, seat, card) ?? 0 }) : "";
  }
  const place = owner.lasting.indexOf(card);
  const named = place < 0 ? null : owner.named[place];
  if (named != null) return t("clinic-named", { other: sayOther(scene, named) });
  const injection = owner.injections.indexOf(card);
  return injection >= 0 && owner.under[injection] === null ? t("clinic-alone") : "";
}

/** All that there is to say of a card, for who cannot see it. */
export function sayAll(scene: Scene, card: string | null, owner: Seat | null): string {
  const name = cardName(scene, card);
  const kind = kindName(scene, card);
  const called = name.toLowerCase() === kind.toLowerCase() ? name : `${name}, ${kind}`;
  const place = owner !== null && card ? sayPlace(scene, owner, card) : "";
  return [`${called}.`, sayEffect(scene, card), place].filter(Boolean).join(" ");
}
