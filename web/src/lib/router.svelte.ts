/** Where the page is: `/` is the lobby, `/new` a new game, `/t/TABLE` a table; an invitation stands behind `#`. */

export const place = $state({ path: location.pathname, hash: location.hash });

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
}

function follow(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Links inside the page change the page without loading it again: `<a href="/new" use:link>`. */
export function link(anchor: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(anchor.getAttribute("href") ?? "/");
  };
  anchor.addEventListener("click", click);
  return { destroy: () => anchor.removeEventListener("click", click) };
}
