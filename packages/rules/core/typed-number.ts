const FULL_WIDTH = /[\uff10-\uff19\uff0e]/g;
/** From a full-width character to the plain one. */
const SHIFT = 0xfee0;

/**
 * A number as people type it: blanks around it and full-width digits and points are read, everything
 * else stays as it is. What is left over must not be dropped: `1.5` is not 15, `1e3` is not 13.
 */
export const plainNumber = (text: string): string =>
  text.trim().replaceAll(FULL_WIDTH, (char) => String.fromCodePoint(char.codePointAt(0)! - SHIFT));

/** A whole number without sign of at most nine digits; undefined for everything else. */
export function readWhole(text: string): number | undefined {
  const plain = plainNumber(text);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}
