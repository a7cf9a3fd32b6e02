import { describe, expect, it } from "vitest";
import { PROTOCOL } from "../lib/protocol";
import { faultOf, readAddress } from "./server";

describe("a server's address", () => {
  it("is completed where people leave something out", () => {
    expect(readAddress(" table.example.org/ ")).toBe("https://table.example.org");
    expect(readAddress("https://Table.example.org:443")).toBe("https://table.example.org");
    expect(readAddress("localhost:8000")).toBe("http://localhost:8000");
    expect(readAddress("127.0.0.1:8000")).toBe("http://127.0.0.1:8000");
    expect(readAddress("http://[::1]:8000")).toBe("http://[::1]:8000");
  });

  it("is nothing else", () => {
    for (const typed of [
      "",
      "table",
      "ftp://table.example.org",
      "https://a@b.example",
      "https://b.example/t/abc",
      "a b",
    ])
      expect(readAddress(typed), typed).toBeNull();
  });
});

describe("a server", () => {
  const own = { cytosis: { rules_version: "2" } };
  const told = (protocol: number, version: string) => (address: string) =>
    Promise.resolve(address.endsWith("health") ? { protocol } : { cytosis: { rules_version: version }, more: {} });

  it("plays with us if protocol and rules are ours", async () => {
    expect(await faultOf("https://a.example", own, told(PROTOCOL, "2"))).toBeNull();
    expect(await faultOf("https://a.example", own, told(PROTOCOL + 1, "2"))).toBe("other");
    expect(await faultOf("https://a.example", own, told(PROTOCOL, "3"))).toBe("other");
  });

  it("that does not answer is away", async () => {
    expect(await faultOf("https://a.example", own, () => Promise.reject(new TypeError("no")))).toBe("away");
  });
});
