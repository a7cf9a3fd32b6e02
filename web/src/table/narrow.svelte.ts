/** Whether the window is too narrow for something to stand beside the table. */

import { MediaQuery } from "svelte/reactivity";

const query = new MediaQuery("max-width: 56.25em");

export const narrow = {
  get yes(): boolean {
    return query.current;
  },
};
