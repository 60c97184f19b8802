/** Full-width forms become plain ones, blanks go: what an input method of Chinese types. */
export const plain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '');

/** Where a pick of a row stands in a text as it was typed, or where the row ends that has no such pick. */
export function placeOf(content: string, row: number, pick: number): number {
  let [rows, picks] = [0, 0];
  for (let at = 0; at < content.length; at++) {
    const mark = plain(content[at]!);
    if (mark === '') continue;
    if (rows === row && (picks === pick || mark === '|')) return at;
    if (mark === '|') [rows, picks] = [rows + 1, 0];
    else if (mark === ',') picks++;
  }
  return content.length;
}

/** Where the first pick of a row stands that is one of another row too. */
export const placeOfShared = (content: string, row: number, other: number): number => {
  const rows = plain(content).split('|');
  const taken = rows[other]!.split(',');
  return placeOf(
    content,
    row,
    rows[row]!.split(',').findIndex((pick) => taken.includes(pick)),
  );
};
