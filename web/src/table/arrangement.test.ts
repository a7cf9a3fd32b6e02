import { describe, expect, it } from "vitest";
import { arrange } from "./arrangement";

/** A table on a screen: what the bar, the prompt and the log leave of it. */
const on = (width: number, height: number, letter = 16, least = 35) => arrange({ width, height, letter, least });

describe("the arrangement of a table", () => {
  it("is that of a desk on laptops", () => {
    expect(on(998, 592)).toBe("desk");
    expect(on(1620, 920)).toBe("desk");
    expect(on(1024, 640)).toBe("desk");
  });

  it("is tall on an upright tablet", () => {
    expect(on(820, 1020)).toBe("tall");
  });

  it("is a column on a phone, and short where the phone lies on its side", () => {
    expect(on(390, 690)).toBe("phone");
    expect(on(844, 350)).toBe("short");
  });

  it("is that of a smaller screen in large letters", () => {
    expect(on(1280, 676, 32)).toBe("short");
    expect(on(1920, 1040, 32)).toBe("short");
    expect(on(820, 900, 32)).toBe("phone");
  });

  it("is no desk where that would be too low", () => {
    expect(on(998, 520, 16, 31)).toBe("desk");
    expect(on(998, 520, 16, 35)).toBe("short");
  });
});
