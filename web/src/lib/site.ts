/**
 * Where the page stands. A server's page stands at its root and asks that server. One that `vesicle site` wrote says in
 * its head under which path it stands, which server it may ask for tables with other people, whether its visitors may choose
 * another one, and its version.
 */

import { cabinet } from "./cabinet";

export type Site = { base: string; server: string | null; any: boolean; version: string };

const NAME = "vesicle-site";
const CHOSEN = "vesicle.server"; // the address that was set in this browser

function readSite(): Site | null {
  const written = globalThis.document?.querySelector?.(`meta[name="${NAME}"]`)?.getAttribute("content");
  if (!written) return null;
  const said = JSON.parse(written) as Site;
  return said.any ? { ...said, server: cabinet.getItem(CHOSEN) ?? said.server } : said;
}

/** Null on the page of a server. */
export const site = readSite();

/** Whether people elsewhere can be met. */
export const hasServer = site === null || site.server !== null;

/** The server that was set in this browser; null for the one that the page came with, or none. */
export const chosenServer = site?.any ? cabinet.getItem(CHOSEN) : null;

/** Set the server for tables with other people, or go back to what the page came with; all begins anew with it. */
export function chooseServer(address: string | null): void {
  if (address === null) cabinet.removeItem(CHOSEN);
  else cabinet.setItem(CHOSEN, address);
  location.reload();
}

/** The address of a place of the page: `/t/…` has one that any web host knows, as there is no file for every table. */
export function addressOf(
  path: string,
  { base }: Pick<Site, "base"> | { base: null } = site ?? { base: null },
): string {
  if (base === null || !path.startsWith("/")) return path;
  return base + path.slice(1).replace(/^t\/([^?#]+)/, "t/?$1");
}

/** The place of the page that an address means, without what stands behind `?` and `#`. */
export function pathOf(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  { base }: Pick<Site, "base"> | { base: null } = site ?? { base: null },
): string {
  if (base === null) return pathname;
  const inside = pathname.startsWith(base) ? pathname.slice(base.length) : "";
  const path = `/${inside}`.replace(/(?<=.)\/$|\/index\.html$/, "") || "/";
  return path === "/t" && search.length > 1 ? `/t/${search.slice(1)}` : path;
}

/** The address to send to somebody else: the server's own page, where there is one. */
export function addressForOthers(path: string): string {
  return site?.server ? site.server + path : location.origin + addressOf(path);
}

/** The address of the server, as tables that moved there remember it: empty for the page's own. */
export function ownServer(): string {
  return site?.server ?? "";
}

export function isSameServer(server: string): boolean {
  return hasServer && server === ownServer();
}

/** Where the server listens for tables. */
export function socketAddress(): string {
  return `${(site?.server ?? location.origin).replace(/^http/, "ws")}/ws`;
}
