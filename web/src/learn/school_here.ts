/** The school of a page that has no server: it stands here, with the files of the page. */

import { loadEngine } from "../engine/load";
import { ask, Refusal } from "../lib/api";
import type { GameId } from "../lib/protocol";
import { loadRules } from "../rules/library";
import { SchoolAlone } from "./alone";
import { citeFrom } from "./citing";

export const schoolHere = new SchoolAlone({
  ask: (path) => ask("GET", path),
  engine: loadEngine,
  cite: async (game, edition, clauses) => citeFrom(await loadRules(game as GameId), edition, clauses),
  refusal: (code, message, clauses) => new Refusal(code, message, clauses),
});
