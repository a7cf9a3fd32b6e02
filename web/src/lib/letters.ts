/** Players' letters, which stand on their pieces and in the log. */

/** A letter for each name, all different: the first of the name if it is free, else a later one. */
export function lettersOf(names: string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const own = [...name.toLocaleUpperCase()].filter((sign) => /\p{L}|\p{N}/u.test(sign));
    taken.push([...own, ..."ABCDEFGHIJ"].find((sign) => !taken.includes(sign))!);
  }
  return taken;
}
