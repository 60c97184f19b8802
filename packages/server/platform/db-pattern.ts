/** A pattern of LIKE for what begins with a text: signs that stand for something in a pattern stand for themselves. */
export const startingWith = (text: string): string =>
  `${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
