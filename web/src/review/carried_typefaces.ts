/** The page's typefaces inside style rules, for a picture that travels: it can fetch nothing. */

import display from "../../.typefaces/display.woff2";
import text from "../../.typefaces/text.woff2";

const FACES = [
  { family: "Vesicle Text", weights: "400 800", address: text },
  { family: "Vesicle Display", weights: "400 700", address: display },
];

/** Nothing where they cannot be had: the picture then has the viewer's own letters. */
export async function carriedTypefaces(): Promise<string> {
  try {
    return (await Promise.all(FACES.map(rule))).join("");
  } catch {
    return "";
  }
}

async function rule({ family, weights, address }: (typeof FACES)[number]): Promise<string> {
  const carried = await carry(await (await fetch(address)).blob());
  return `@font-face{font-family:'${family}';font-weight:${weights};src:url(${carried}) format('woff2')}`;
}

function carry(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error!);
    reader.readAsDataURL(new Blob([file], { type: "font/woff2" }));
  });
}
