/** What the prompt goes by: only the action that ends a turn has a place of its own. */

export const DONE = "done";
export const ENDS_AFTER = 6; // seconds until a turn ends by itself in which nothing else can be done
export const FEW = 6; // choices that a phone shows beside the question, wherever they lie
