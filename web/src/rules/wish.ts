/** What somebody wants to see of the rules, as it stands behind `#`: a link carries it. */

export const VIEWS = ["read", "short", "compare", "choices"] as const;
export type View = (typeof VIEWS)[number];

export type Wish = {
  view: View;
  at: string | null; // the clause or chapter to go to
  query: string;
  edition: string | null; // null: all of them
  module: string | null;
  pair: [string, string] | null; // the editions that are compared
};

export const NOTHING: Wish = { view: "read", at: null, query: "", edition: null, module: null, pair: null };

/** `#C-GOL-01` is a clause and `#golgi` a chapter; anything more is written `#view=compare&editions=first,second&q=goal`. */
export function readWish(hash: string, known: { anchors: ReadonlySet<string>; editions: string[] }): Wish {
  const words = hash.replace(/^#/, "");
  const anchor = (name: string): string | null =>
    [name, name.toUpperCase()].find((one) => known.anchors.has(one)) ?? null;
  if (anchor(words)) return { ...NOTHING, at: anchor(words) };
  const asked = new URLSearchParams(words);
  const one = (value: string | null | undefined): string | null =>
    known.editions.find((edition) => edition === value) ?? null;
  const [left, right] = (asked.get("editions") ?? "").split(",").map(one);
  return {
    view: VIEWS.find((view) => view === asked.get("view")) ?? "read",
    at: anchor(asked.get("at") ?? ""),
    query: asked.get("q") ?? "",
    edition: one(asked.get("edition")),
    module: asked.get("module"),
    pair: left && right ? [left, right] : null,
  };
}

/** The shortest hash that says the same; empty where there is nothing to say. */
export function writeWish(wish: Wish): string {
  const asked = new URLSearchParams();
  if (wish.view !== "read") asked.set("view", wish.view);
  if (wish.query) asked.set("q", wish.query);
  if (wish.edition) asked.set("edition", wish.edition);
  if (wish.module) asked.set("module", wish.module);
  if (wish.pair) asked.set("editions", wish.pair.join(","));
  if (wish.at && asked.size === 0) return `#${wish.at}`;
  if (wish.at) asked.set("at", wish.at);
  return asked.size ? `#${asked.toString().replaceAll("%2C", ",")}` : "";
}
