/** Where the page is: `/` is the lobby, `/new` a new game, `/t/TABLE` a table; an invitation stands behind `#`. */

import { addressOf, pathOf, site } from "./site";

export const place = $state({ path: pathOf(location), hash: location.hash });

export function go(path: string): void {
  history.pushState(null, "", addressOf(path));
  follow();
}

function follow(): void {
  place.path = pathOf(location);
  place.hash = location.hash;
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Links inside the page change the page without loading it again: `<a href="/new" use:link>`. */
export function link(anchor: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (anchor.getAttribute("href")?.startsWith("#")) return; // a place on the same screen
    event.preventDefault();
    history.pushState(null, "", anchor.getAttribute("href") ?? addressOf("/"));
    follow();
  };
  anchor.addEventListener("click", click);
  return { destroy: () => anchor.removeEventListener("click", click) };
}

const BEFORE_USE = ["pointerdown", "focusin", "click"] as const; // so that a new tab finds the place, too

/** Links are written from the root of the page; where it stands elsewhere, they get their address when they are used. */
export function addressLinks(): void {
  if (site === null) return;
  for (const event of BEFORE_USE) document.addEventListener(event, addressLink, { capture: true });
}

const addressed = new WeakMap<Element, string>();

function addressLink({ target }: Event): void {
  const anchor = target instanceof Element ? target.closest("a[href^='/']") : null;
  const written = anchor?.getAttribute("href");
  if (!anchor || !written || addressed.get(anchor) === written) return;
  addressed.set(anchor, addressOf(written));
  anchor.setAttribute("href", addressOf(written));
}
