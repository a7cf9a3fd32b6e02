/** The site as an app: it is kept for use without a network, and a newer one is offered when it is there. */

import { addressOf, site } from "../lib/site";

export const update = $state({ isReady: false });

let waiting: ServiceWorker | null = null;
let isWanted = false;

/** Keep the site, if the page is one and the browser can. */
export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  if (site === null || !serviceWorker) return; // a server's page is always there, or nothing to play is
  serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
  });
  const address = addressOf("/service-worker.js");
  const registration = await serviceWorker.register(address, { updateViaCache: "none" }).catch(() => null);
  if (registration) follow(registration); // else there is no storage, as in some private windows: it works all the same
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    waiting = navigator.serviceWorker.controller ? registration.waiting : null; // the first one replaces nothing
    update.isReady = waiting !== null;
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void registration.update().catch(() => {}); // nobody can be asked without a network
  });
  look();
}

/** Go on with the new version; the page is loaded anew. */
export function takeUpdate(): void {
  isWanted = true;
  waiting?.postMessage("take over");
}
