import { describe, expect, it } from "vitest";
import { addressOf, pathOf } from "./site";
import { whomToAsk } from "./static_answers";

const site = { base: "/games/vesicle/", server: null, any: false, version: "1a2b" };
const at = (address: string): string => pathOf(new URL(address, "https://host.example"), site);

describe("a place of the page", () => {
  it("has an address under the path of the site", () => {
    expect(addressOf("/", site)).toBe("/games/vesicle/");
    expect(addressOf("/new?game=cytosis", site)).toBe("/games/vesicle/new?game=cytosis");
    expect(addressOf("/rules/cytosis#C-GOL-03", site)).toBe("/games/vesicle/rules/cytosis#C-GOL-03");
    expect(addressOf("#C-GOL-03", site)).toBe("#C-GOL-03");
  });

  it("is found again from its address, with or without what hosts add", () => {
    for (const path of ["/", "/new", "/learn/cell", "/t/abc", "/t/abc/replay"])
      expect(at(addressOf(path, site))).toBe(path);
    expect(["", "learn/", "learn/index.html", "index.html", "t/"].map((end) => at(site.base + end))).toEqual([
      "/",
      "/learn",
      "/learn",
      "/",
      "/t",
    ]);
    expect(at("/games/vesicle")).toBe("/");
  });

  it("of a table stands behind a question mark, as no host has a file for it", () => {
    expect(addressOf("/t/abc/replay#at=3", site)).toBe("/games/vesicle/t/?abc/replay#at=3");
  });

  it("is its own address on the page of a server", () => {
    expect(addressOf("/t/abc")).toBe("/t/abc");
    expect(pathOf(new URL("https://host.example/t/abc/"))).toBe("/t/abc/");
  });
});

describe("what a site asks", () => {
  const served = { ...site, server: "https://table.example" };

  it("is a file where the answer is the same for everybody", () => {
    const file = "/games/vesicle/data/1a2b/games/cytosis/rules.json";
    expect(whomToAsk("GET", "/api/games/cytosis/rules", site)).toBe(file);
    expect(whomToAsk("GET", "/api/games/cytosis/rules", served)).toBe(file);
  });

  it("is the server where people meet, and nobody where there is none", () => {
    expect(whomToAsk("POST", "/api/tables", served)).toBe("https://table.example/api/tables");
    expect(whomToAsk("GET", "/api/tables", served)).toBe("https://table.example/api/tables");
    expect(whomToAsk("GET", "/api/tables", site)).toBe("/games/vesicle/data/1a2b/tables.json");
    expect(whomToAsk("POST", "/api/tables", site)).toBeNull();
    expect(whomToAsk("POST", "/api/tables", null)).toBe("/api/tables");
  });
});
