/** Open questions of the rules, in groups as a player would look for them, with their texts. */

import type { GameId } from "../lib/protocol";
import { has, t } from "../lib/texts.svelte";
import type { Offer } from "./draft";

const GROUPS: Record<GameId, Record<string, string[]>> = {
  cytosis: {
    turn: [
      "exhaust",
      "exhaust_after_grey",
      "open_turn",
      "stuck",
      "blocking",
      "ribosome_zero",
      "laureates_decline",
      "goal_card",
    ],
    supply: ["supply", "shortage"],
    vesicles: [
      "vesicle_card",
      "golgi_lipid",
      "displacement",
      "displacement_tie",
      "displace_for_disk",
      "displaced_cargo",
    ],
    market: [
      "phase_two",
      "market_removal",
      "market_gap",
      "reshuffle",
      "reduce_bonus",
      "boost_spots",
      "boost_lasts",
      "toxic_bands",
    ],
    grey: ["grey_spot", "grey_boost", "grey_in_cap", "grey_abilities", "two_player_board"],
    scoring: ["collect_vesicles", "enzyme_sets", "detox_tie", "final_tie", "attacks_in_tie"],
    modules: ["virus_order", "dummy_rises", "collector_bottom", "round_start", "scout_reduced", "early_sets_order"],
  },
  "virus-and-co": {
    passing: ["passing", "payment", "circulation_pills", "turn_up", "icu_payments"],
    risk: ["prescription", "test_subject", "contagion"],
    rounds: ["starter", "forgotten", "final_tie"],
  },
};

/** The rulings of a game by group; those that no group names stand at the end. */
export function groupsOf(game: GameId, offer: Pick<Offer, "rulings">): { group: string; names: string[] }[] {
  const named = Object.entries(GROUPS[game]).map(([group, names]) => ({
    group,
    names: names.filter((name) => name in offer.rulings),
  }));
  const grouped = new Set(named.flatMap((one) => one.names));
  const others = Object.keys(offer.rulings).filter((name) => !grouped.has(name));
  return [...named, { group: "others", names: others }].filter((one) => one.names.length > 0);
}

function idOf(game: GameId, name: string): string {
  return `ruling-${game}-${name.replaceAll("_", "-")}`;
}

/** The question; a ruling that the page does not know speaks in the server's sentence. */
export function questionOf(game: GameId, name: string, offer: Pick<Offer, "rulings">): string {
  const id = idOf(game, name);
  return has(id) ? t(id) : (offer.rulings[name]?.text ?? name);
}

export function answerOf(game: GameId, name: string, answer: string): string {
  const id = `${idOf(game, name)}.${answer}`;
  return has(id) ? t(id) : answer;
}
