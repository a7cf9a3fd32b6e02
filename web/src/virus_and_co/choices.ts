/** What is asked and what may be answered, in words. */

import type { Scene } from "../lib/games";
import { t } from "../lib/texts.svelte";
import { cardName, onCard, sayCard, sayOther, sayPills, subject } from "./naming";
import { groupPayments, paymentOf, priceOf, surplusOf } from "./payments";
import { asked, cardInQuestion, countOn, dares, movingCard, patient, rowOf, seatsOf, wantedPill } from "./reading";

const GROUPED = ["keep", "circulate", "risk", "pay"];
/** Answers without a thing on the table to click. */
const SPOKEN = ["took", "forgot", "plain", "doctor", "done"];

export function question(scene: Scene): string {
  const open = asked(scene);
  if (open === null) return t("clinic-ask-over");
  const { seat, target, giver, active } = scene.view;
  const { owed, unit } = priceOf(scene);
  const card = cardInQuestion(scene);
  return t(`clinic-ask-${open === "turn" && !canRisk(scene) ? "turn-no-risk" : open}`, {
    ...subject(scene, seat),
    other: sayOther(scene, open === "receive" ? (giver ?? active) : target),
    card: open === "name" || open === "return" ? cardName(scene, card) : sayCard(scene, card),
    kind: card ? rowOf(scene, card).kind : "risk",
    price: t(`clinic-price-${unit}`, { count: owed }),
    pill: open === "donor" ? t(`clinic-pill-${wantedPill(scene)}`) : "",
  });
}

/** Whether the sentence of a turn should speak of Risk cards. */
function canRisk(scene: Scene): boolean {
  const { seat } = scene.view;
  return patient(scene, seat).hand.length > 0 && dares(scene, seat);
}

export function choice(scene: Scene, action: string): string {
  const [verb = "", argument = ""] = action.split(" ");
  switch (verb) {
    case "keep":
      return sayKeep(scene, action, argument);
    case "circulate":
      return t("clinic-choice-circulate", { card: sayCard(scene, scene.view["offers"][argument]) });
    case "risk":
      return t("clinic-choice-risk", { card: sayCard(scene, argument) });
    case "accept":
      return t("clinic-choice-accept", { card: sayCard(scene, movingCard(scene)) });
    case "pay":
      return sayPayment(scene, action);
    case "inject":
      return sayInjection(scene, action, argument);
    case "choose":
      return t("clinic-choice-choose", {
        card: sayCard(scene, argument),
        other: sayOther(scene, ownerOf(scene, argument)),
      });
    case "pill":
      return t("clinic-choice-pill", { pill: t(`clinic-pill-${argument}`) });
    case "pass":
    case "name":
    case "donor":
      return sayTarget(scene, verb, Number(argument));
    default:
      return t(`clinic-choice-${verb}`);
  }
}

/** What a kept card brings now: of the pills that it shows those that the Pharmacy has. */
function sayKeep(scene: Scene, action: string, pile: string): string {
  const given = scene.outcomes?.[action]?.["pills"];
  const card = sayCard(scene, scene.view["offers"][pile]);
  return t("clinic-choice-keep", { card, pills: given ? sayPills(given) : "none" });
}

function sayPayment(scene: Scene, action: string): string {
  const surplus = surplusOf(scene, action);
  const values = { pills: sayPills(paymentOf(scene, action)), surplus };
  return t(surplus > 0 ? "clinic-choice-overpay" : "clinic-choice-pay", values);
}

function sayInjection(scene: Scene, action: string, card: string): string {
  const { seat } = scene.view;
  const before = countOn(scene, seat, card) ?? 0;
  const after = before + (scene.outcomes?.[action]?.["sickness"] ?? 0);
  return t("clinic-choice-inject", { card: onCard(scene, card), before, after });
}

function sayTarget(scene: Scene, verb: string, seat: number): string {
  const card = movingCard(scene);
  return t(`clinic-choice-${verb}`, {
    other: sayOther(scene, seat),
    kind: card ? rowOf(scene, card).kind : "risk",
    pill: verb === "donor" ? t(`clinic-pill-${wantedPill(scene)}`) : "",
  });
}

/** In front of whom a Virus lies. */
export function ownerOf(scene: Scene, card: string): number | undefined {
  return seatsOf(scene).find((seat) => patient(scene, seat).row.includes(card));
}

export function groups(scene: Scene, legal: string[]): { title: string; actions: string[] }[] {
  const verbs = [...new Set(legal.map(verbOf))];
  return verbs.flatMap((verb) => {
    const actions = legal.filter((action) => verbOf(action) === verb);
    if (verb === "pay") return groupPayments(scene, actions).map(({ red, actions }) => titled(red, actions));
    return [{ title: GROUPED.includes(verb) && verbs.length > 1 ? t(`clinic-group-${verb}`) : "", actions }];
  });
}

export function verbOf(action: string): string {
  return action.split(" ")[0] ?? "";
}

function titled(red: number | null, actions: string[]): { title: string; actions: string[] } {
  const title = red === null ? t("clinic-group-pay") : t("clinic-group-pay-red", { count: red });
  return { title, actions };
}

export function onSurface(_scene: Scene, action: string): boolean {
  return !SPOKEN.includes(verbOf(action));
}

export function heading(scene: Scene): string {
  const { round_number: round } = scene.view;
  return t("clinic-heading", { round, rounds: scene.options["rounds"] ?? round });
}

export function sources(): { id: string; name: string }[] {
  return ["pills", "sickness", "bets", "icu"].map((id) => ({ id, name: t(`clinic-source-${id}`) }));
}
