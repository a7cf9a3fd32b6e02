/** What a page without a server of its own asks: files beside it, which `vesicle site` wrote, or a server elsewhere. */

import { site, type Site } from "./site";

const FILES = /^\/api\/(games|bots|lessons)(\/|$)/; // the same for everybody
const ALONE = /^\/api\/(tables|health)$/; // what there is to say where there is no server at all

/** The address to ask; null where nobody can answer. */
export function whomToAsk(method: string, path: string, page: Site | null = site): string | null {
  if (page === null) return path;
  if (method === "GET" && FILES.test(path)) return fileOf(path, page);
  if (page.server !== null) return page.server + path;
  return method === "GET" && ALONE.test(path) ? fileOf(path, page) : null;
}

/** A file's name tells its version, so that no cache mixes two of them. */
function fileOf(path: string, { base, version }: Site): string {
  return `${base}${path.replace("/api/", `data/${version}/`)}.json`;
}
