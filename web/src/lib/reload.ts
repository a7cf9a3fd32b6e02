/**
 * After an update of the server the parts of the page that were not loaded yet have other names, and cannot be had any
 * more. The page is loaded anew then; once, since a part that is missing afterwards too would make it do so for ever.
 */

const KEY = "vesicle.reloaded"; // when that was, in the storage of this tab
const ONCE_IN = 60_000; // milliseconds

export function reloadOnMissingPart(reload: () => void = () => location.reload()): void {
  window.addEventListener("vite:preloadError", () => {
    if (mayReload()) reload(); // else what has failed says so itself
  });
}

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false; // without a storage nobody would know that it was the second time
  }
}
