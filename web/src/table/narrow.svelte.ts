/** What the window has room for. */

import { MediaQuery } from "svelte/reactivity";

const isNarrow = new MediaQuery("max-width: 56.25em");
const isSlim = new MediaQuery("max-width: 68em");
const isShort = new MediaQuery("(max-height: 34em) and (min-aspect-ratio: 6/5)");

/** Whether the window is too narrow for something to stand beside the table. */
export const narrow = {
  get yes(): boolean {
    return isNarrow.current;
  },
};

/** Whether a game in play needs all the width, so that the log comes up as a sheet. */
export const slim = {
  get yes(): boolean {
    return isSlim.current;
  },
};

/** Whether the window is so low that the question stands beside the table and not beneath it. */
export const short = {
  get yes(): boolean {
    return isShort.current;
  },
};
