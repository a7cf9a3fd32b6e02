import { afterEach, expect, test, vi } from "vitest";
import { cabinet } from "./cabinet";

afterEach(() => {
  vi.unstubAllGlobals();
  cabinet.removeItem("key");
});

function storage(content: Map<string, string>, refuses = false): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => {
      if (refuses) throw new DOMException("no room", "QuotaExceededError");
      content.set(key, value);
    },
    removeItem: (key) => void content.delete(key),
  };
}

test("what can be kept is kept by the browser", () => {
  const content = new Map<string, string>();
  vi.stubGlobal("localStorage", storage(content));
  cabinet.setItem("key", "one");
  expect(content.get("key")).toBe("one");
  expect(cabinet.getItem("key")).toBe("one");
  cabinet.removeItem("key");
  expect(cabinet.getItem("key")).toBeNull();
});

test("where the storage is refused things last as long as the page", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(cabinet.getItem("key")).toBeNull();
  cabinet.setItem("key", "one");
  expect(cabinet.getItem("key")).toBe("one");
  cabinet.removeItem("key");
  expect(cabinet.getItem("key")).toBeNull();
});

test("the latest counts where there was room for an earlier one only", () => {
  const content = new Map([["key", "old"]]);
  vi.stubGlobal("localStorage", storage(content, true));
  cabinet.setItem("key", "new");
  expect(cabinet.getItem("key")).toBe("new");
});
