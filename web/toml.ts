/** Tables that the page shares with the rules: a TOML file is imported as what it says. */

import { parse } from "smol-toml";
import type { Plugin } from "vite";

export function toml(): Plugin {
  return {
    name: "toml",
    transform(text, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(text))};`, map: null };
    },
  };
}
