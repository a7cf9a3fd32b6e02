/**
 * The page's own typefaces, cut down to the letters and weights that it uses, so that it looks the same everywhere.
 *
 * They come with packages (NOTICE names them) and are written into `.typefaces/`, where `src/typefaces.css` finds them.
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

type Face = {
  name: string;
  from: string;
  letters: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const WEB = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(WEB, ".typefaces");
const ASCII = span(0x20, 0x7e);
const PUNCTUATION = "–—‘’“”…−";

const FACES: Face[] = [
  {
    name: "text",
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    letters: ASCII + span(0xa0, 0xff) + PUNCTUATION + "‚„•‹›€",
    axes: { wght: { min: 400, max: 800 } },
  },
  {
    name: "display",
    from: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    letters: ASCII + "ÀÈÉÌÒÓÙÄÖÜàèéìòóùäöüßñç«»·×°" + PUNCTUATION,
    axes: { SOFT: 100, WONK: 0, opsz: 48, wght: { min: 400, max: 700 } }, // soft corners, no swashes, for large letters
  },
  {
    name: "signs",
    from: "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2",
    letters: "←↑→↓⇧⋯○●✓≤≥≠",
    axes: {},
  },
];

/** Makes the typefaces before anything is built or served. */
export function typefaces(): Plugin {
  return {
    name: "typefaces",
    apply: (_, { mode }) => mode !== "test",
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(FACES.map(make));
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "assets/typefaces.txt", source: await licences() });
    },
  };
}

async function make({ name, from, letters, axes }: Face): Promise<void> {
  const whole = await readFile(join(WEB, "node_modules", from));
  const cut = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: axes, noHinting: true });
  await writeFile(join(FOLDER, `${name}.woff2`), cut);
}

/** What the packages say about copyright and licence; it goes where the typefaces go. */
async function licences(): Promise<string> {
  const packages = FACES.map(({ from }) => from.split("/files/")[0]!);
  const texts = packages.map((name) => readFile(join(WEB, "node_modules", name, "LICENSE"), "utf8"));
  return (await Promise.all(texts)).join("\n\n");
}

function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}
