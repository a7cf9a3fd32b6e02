/** Searching in sentences: case and accents make no difference, and all words must be found. */

export type Piece = { text: string; marked: boolean };

/** A text as it is searched: small letters without accents, one for each letter of the text. */
export function fold(text: string): string {
  return [...text].map(foldLetter).join("");
}

/** A letter that folds to several, or to none, would move the others: it keeps its place. */
function foldLetter(letter: string): string {
  if (letter < "\x80") return letter.toLowerCase();
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (bare === "’") return "'";
  return bare.length === letter.length ? bare : letter;
}

/** The words to look for; what stands between quotation marks is one. */
export function wordsOf(query: string): string[] {
  const found = fold(query.normalize("NFC")).match(/["“”«][^"“”»]+["“”»]?|\S+/g) ?? [];
  return [...new Set(found.map((word) => word.replace(/["“”«»]/g, "").trim()).filter(Boolean))];
}

export function isFound(folded: string, words: string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** A text in pieces, those that were looked for marked. */
export function markIn(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, marked: false }];
  const folded = fold(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  return piecesOf(text, isMarked);
}

function piecesOf(text: string, isMarked: boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0, end = 1; start < text.length; start = end++) {
    while (end < text.length && isMarked[end] === isMarked[start]) end += 1;
    pieces.push({ text: text.slice(start, end), marked: isMarked[start]! });
  }
  return pieces;
}
