/** The colours of the viruses' strains; each also has a shape of its own. */

const COLOURS: Record<string, string> = {
  ebola: "light-dark(#9a3412, #ff9d6b)",
  influenza: "light-dark(#1d5fa8, #74b8ff)",
  rhinovirus: "light-dark(#7a2f8f, #dd9cf0)",
};

/** The colour of a strain; one that only an own box has is grey. */
export function strainColour(strain: string): string {
  return COLOURS[strain] ?? "light-dark(#5c6a72, #aebcc3)";
}
