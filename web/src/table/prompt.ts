/** What the prompt knows of actions: only the one that ends a turn has a place of its own. */

export const DONE = "done";
export const ENDS_AFTER = 3; // seconds until a turn ends by itself in which nothing else can be done
