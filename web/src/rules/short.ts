/** The rules in short: which clauses are enough to begin with, and the picture beside each part. */

import type { GameId } from "../lib/protocol";
import { sentenceIn, type Rules } from "./library";

export type Part = { id: string; picture: string; clauses: string[] }; // a picture: an area, or a thing of the clinic

const CYTOSIS: Part[] = [
  { id: "aim", picture: "laureates", clauses: ["C-TIE-01", "C-ROUND-03", "C-SC-03"] },
  { id: "setup", picture: "card", clauses: ["C-SETUP-13", "C-SETUP-17", "C-SETUP-11", "C-SETUP-18"] },
  { id: "turn", picture: "nucleus", clauses: ["C-P1-02", "C-P1-03", "C-P1-04", "C-P1-08", "C-EXH-01", "C-GREY-01"] },
  {
    id: "collect",
    picture: "mitochondria",
    clauses: ["C-NUC-02", "C-LIP-02", "C-MIT-02", "C-MIT-03", "C-GLU-02", "C-GLU-03"],
  },
  { id: "cards", picture: "card", clauses: ["C-BUY-03", "C-BUY-07", "C-RES-01"] },
  { id: "enzymes", picture: "cytoplasm", clauses: ["C-RIB-02", "C-CYT-02", "C-SCE-02"] },
  { id: "vesicles", picture: "rough", clauses: ["C-RER-01", "C-RER-03", "C-SER-04", "C-VES-01", "C-VES-07"] },
  { id: "golgi", picture: "golgi", clauses: ["C-GOL-02", "C-GOL-03", "C-GOL-05"] },
  { id: "exocytosis", picture: "exocytosis", clauses: ["C-EXO-02", "C-REC-04", "C-REC-06"] },
  { id: "detox", picture: "smooth", clauses: ["C-SER-02", "C-SCD-03", "C-SCD-10"] },
  { id: "laureates", picture: "laureates", clauses: ["C-LAU-02", "C-LAU-03", "C-GOAL-05", "C-SCG-01"] },
  { id: "round-end", picture: "ribosome", clauses: ["C-P2-01", "C-P2-04", "C-EVT-01", "C-EVT-04"] },
  { id: "scoring", picture: "glucose", clauses: ["C-SC-01", "C-SCM-02", "C-SCM-03", "C-SCM-04", "C-SC-02"] },
];

const VIRUS: Part[] = [
  { id: "aim", picture: "face", clauses: ["V-114", "V-115"] },
  { id: "setup", picture: "jars", clauses: ["V-012", "V-013", "V-015", "V-008"] },
  { id: "turn", picture: "coronavirus", clauses: ["V-033", "V-035", "V-048"] },
  { id: "passing", picture: "adenovirus", clauses: ["V-050", "V-052", "V-051", "V-054", "V-055"] },
  { id: "paying", picture: "jars", clauses: ["V-058", "V-059", "V-065", "V-068", "V-073"] },
  { id: "injections", picture: "rotavirus", clauses: ["V-042", "V-021", "V-022", "V-023"] },
  { id: "risk", picture: "influenza-b", clauses: ["V-076", "V-077", "V-078"] },
  { id: "care", picture: "face", clauses: ["V-019", "V-024", "V-027"] },
  { id: "scoring", picture: "jars", clauses: ["V-108", "V-109", "V-110", "V-112"] },
];

export const SHORT: Record<GameId, Part[]> = { cytosis: CYTOSIS, "virus-and-co": VIRUS };

/** The parts with their sentences in an edition; what that edition does not know is left out. */
export function shortOf(rules: Rules, edition: string): { part: Part; sentences: { id: string; text: string }[] }[] {
  const known = new Map(rules.clauses.map((clause) => [clause.id, clause]));
  const told = SHORT[rules.game].map((part) => ({
    part,
    sentences: part.clauses.flatMap((id) => {
      const clause = known.get(id);
      const text = clause ? sentenceIn(clause, edition) : null;
      return text ? [{ id, text }] : [];
    }),
  }));
  return told.filter(({ sentences }) => sentences.length > 0);
}
