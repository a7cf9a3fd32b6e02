/**
 * Behind a site: all its files are kept when it is first visited, so that it works with no network from then on.
 *
 * One build, one cache. A new build is fetched whole beside the old one and waits until the page asks for it: nothing
 * changes under a game. The cache before it stays, for other tabs that still show the old page.
 * `vesicle site` writes above this code which build it is and which files that has.
 */

export {}; // a module, whose names are its own

type Build = { version: string; files: string[] };
type Lasting = Event & { waitUntil: (done: Promise<unknown>) => void };
type Asked = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = Lasting & { data: unknown };
type Keeper = {
  VESICLE: Build;
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Kind extends Lasting>(name: string, hear: (event: Kind) => void) => void;
};

const keeper = self as unknown as Keeper;
const { version, files } = keeper.VESICLE;
const scope = keeper.registration.scope;
const family = `vesicle ${scope} `; // several sites may share a host
const own = family + version;
const GENERATIONS = 2;

keeper.addEventListener<Lasting>("install", (event) => event.waitUntil(keepAll()));
keeper.addEventListener<Lasting>("activate", (event) => event.waitUntil(takeOver()));
keeper.addEventListener<Told>("message", (event) => {
  if (event.data === "take over") event.waitUntil(keeper.skipWaiting());
});
keeper.addEventListener<Asked>("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope)) return;
  event.respondWith(mode === "navigate" ? answer(scope) : answer(event.request));
});

/** Fetch every file; if one cannot be had, or the host is in the midst of an update, nothing of it counts. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(own);
  try {
    await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: "no-cache" })));
    const document = await (await cache.match(scope))!.text();
    if (!document.includes(version)) throw new Error(`the document is not of version ${version}`);
  } catch (why) {
    await caches.delete(own);
    throw why;
  }
}

async function takeOver(): Promise<void> {
  const ours = (await caches.keys()).filter((known) => known.startsWith(family)); // in the order in which they were made
  await Promise.all(ours.slice(0, -GENERATIONS).map((old) => caches.delete(old)));
  await keeper.clients.claim();
}

/** A file as it is kept, by this build if it knows it; the network is asked only for what is kept nowhere. */
async function answer(request: Request | string): Promise<Response> {
  const cache = await caches.open(own);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}
