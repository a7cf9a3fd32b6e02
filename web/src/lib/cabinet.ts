/**
 * The small things that this browser keeps: settings, places at tables, how far one has come. Where it refuses to (cookies are
 * blocked, no room is left) they last as long as the page.
 */

export type Cabinet = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const meanwhile = new Map<string, string>(); // what could not be kept

export const cabinet: Cabinet = {
  getItem: (key) => meanwhile.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  setItem(key, value) {
    const isKept = attempt(() => (localStorage.setItem(key, value), true));
    if (isKept) meanwhile.delete(key);
    else meanwhile.set(key, value);
  },
  removeItem(key) {
    meanwhile.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};

/** Even to ask for the storage is an error where it is refused. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
