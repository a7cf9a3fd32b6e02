/** What people write: names, titles and chat, cleaned before anything keeps or shows it, as a server does. */

export const NAME_LENGTH = 40;
export const CHAT_LENGTH = 500;

const ROOM = 4; // a text this many times too long is not even looked at
const INVISIBLE =
  /[\u00ad\u034f\u061c\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}]/gu;
const STEERING = /[\p{Cc}\p{Cs}\p{Co}]/gu;
const MANY_MARKS = /([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu; // letters and signs that show nothing

export function cleanName(text: string): string {
  return clean(text, "name", NAME_LENGTH);
}

export function cleanChat(text: string): string {
  return clean(text, "message", CHAT_LENGTH);
}

/** Composed characters, single blanks, nothing that steers the direction of writing; an Error for none or too many. */
function clean(text: string, what: string, limit: number): string {
  const tooLong = (count: number): Error => new Error(`a ${what} has at most ${limit} characters, not ${count}`);
  if ([...text].length > ROOM * limit) throw tooLong([...text].length);
  const words = text.replace(INVISIBLE, "").replace(/\s/gu, " ").replace(STEERING, "").split(" ").filter(Boolean);
  const composed = thin(thin(words.join(" ")).normalize("NFC"));
  if (!SEEN.test(composed.replace(BLANK, "")))
    throw new Error(`a ${what} needs at least one character that can be seen`);
  if ([...composed].length > limit) throw tooLong([...composed].length);
  return composed;
}

function thin(text: string): string {
  return text.replace(MANY_MARKS, "$1");
}
