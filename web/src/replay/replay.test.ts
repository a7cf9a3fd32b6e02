import { expect, test } from "vitest";
import { readAddress, replayPath, writeAddress } from "./address";
import { KEYS, keyWish } from "./keys";
import { usualChairs, wishFor } from "./playing_on";
import { promisedText, sha256 } from "./proof";

test("a link names a moment and the eyes that see it", () => {
  expect(readAddress("#at=40&seat=1")).toEqual({ at: 40, seat: 1 });
  expect(readAddress(writeAddress(7, null))).toEqual({ at: 7, seat: null });
  expect(readAddress(writeAddress(0, 2))).toEqual({ at: 0, seat: 2 });
  expect(replayPath("abc", 12)).toBe("/t/abc/replay#at=12");
});

test.each(["", "#", "#at=x&seat=-1", "#at=1e9&seat=", "#at=9999999&seat=1.5", "#<script>"])(
  "what is no moment is left to the page: %s",
  (hash) => {
    expect(readAddress(hash)).toEqual({ at: null, seat: undefined });
  },
);

const pressed = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
});
/** An element that is found by these selectors. */
const focused = (selector: string) =>
  ({ closest: (wanted: string) => (wanted.split(", ").includes(selector) ? {} : null) }) as unknown as Element;

test.each([
  [pressed(" "), { wish: "play" }],
  [pressed("ArrowRight"), { wish: "go", stride: "step", by: 1 }],
  [pressed("ArrowLeft", { shiftKey: true }), { wish: "go", stride: "turn", by: -1 }],
  [pressed("PageDown"), { wish: "go", stride: "round", by: 1 }],
  [pressed("Home"), { wish: "go", stride: "all", by: -1 }],
  [pressed("End", { shiftKey: true }), { wish: "go", stride: "all", by: 1 }],
  [pressed("2"), { wish: "eyes", seat: 1 }],
  [pressed("0"), { wish: "eyes", seat: null }],
  [pressed("?", { shiftKey: true }), { wish: "keys" }],
  [pressed("7"), null],
  [pressed("ArrowRight", { ctrlKey: true }), null],
])("a key asks for something: %o", (event, wish) => {
  expect(keyWish(event, null)).toEqual(wish);
});

test("keys stay with what needs them itself", () => {
  expect(keyWish(pressed(" "), focused("button"))).toBeNull();
  expect(keyWish(pressed("ArrowRight"), focused("button"))).not.toBeNull();
  expect(keyWish(pressed("ArrowRight"), focused("select"))).toBeNull();
  expect(keyWish(pressed("2"), focused("dialog"))).toBeNull();
});

test("every kind of key stands in the help", () => {
  const texts = KEYS.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test("whoever plays on takes a seat, and the bots keep their levels and the coach", () => {
  const chairs = usualChairs([null, null, "freshman"], 1, "Ada", ["freshman", "graduate"]);
  expect(wishFor(40, chairs, "fresh", true, (seat) => `Seat ${seat}`)).toEqual({
    played: 40,
    cards: "fresh",
    seats: [
      { kind: "bot", bot: "graduate" },
      { kind: "me", name: "Ada" },
      { kind: "bot", bot: "freshman" },
    ],
    coach: true,
    start: true,
  });
  expect(usualChairs(["search:9it", null], 1, "Ada", ["freshman"])[0]?.bot).toBe("graduate");
});

test("a person without a name is called as the seat was", () => {
  const wish = wishFor(1, [{ kind: "me", name: " ", bot: "graduate" }], "same", false, () => "Ben");
  expect(wish).toMatchObject({ seats: [{ kind: "me", name: "Ben" }] });
});

test("the promise is computed as the server computes it", async () => {
  const text = promisedText("cytosis", "1234567890123456789", "00112233445566778899aabbccddeeff");
  expect(await sha256(text)).toBe(HASH);
});

const HASH = "70627195fde50da3ca979627494d058f8c75fc16e1c413ca408804bc9dfff635";
