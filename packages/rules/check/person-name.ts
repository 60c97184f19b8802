import { ok, refused, type Result } from '../core/result.ts';
import { dropHidden, foldText } from '../core/typed-text.ts';

/** Apostrophes and the characters that keyboards type instead. */
const APOSTROPHES = /['’‘‛`´ʼʻʹʽʾʿ′＇՚׳ꞌ]/gu;
/** Dots between the parts of a transcribed name. */
const DOTS = /[·‧・•∙⋅･●・⸱⸳᛫ꞏ]/gu;

/** Normalizes a name: one form of each apostrophe, dot, hyphen and blank. */
export const foldName = (text: string): string =>
  // Before the rest: the compatibility form of a spacing accent is a blank and a mark.
  foldText(dropHidden(text).replaceAll(APOSTROPHES, "'").replaceAll(DOTS, '·'));

/** Letters and marks of any script, the ideographic zero, and the punctuation of names. */
const SIGN = /[\p{L}\p{M}\u3007 '·.,/-]/u;
const LETTERS = /[\p{L}\u3007]/gu;
/** ʼt Hooft and Nicolò' begin and end on an apostrophe, J. R. Smith Jr. on a full stop. */
const ENDS = /^[\p{L}\u3007'].*[\p{L}\p{M}\u3007'.]$/u;

export type NameFault =
  | { readonly code: 'EMPTY' }
  | { readonly code: 'LENGTH' }
  /** The first character that is not allowed in a name or at its ends. */
  | { readonly code: 'CHARACTER'; readonly sign: string };

const least = 2;

/** Checks the name of a person, of two characters to `most`. Returns the normalized name. */
export function checkName(text: string, most: number): Result<string, NameFault> {
  const name = foldName(text);
  const signs = [...name];
  if (signs.length === 0) return refused({ code: 'EMPTY' });
  const odd = signs.find((sign) => !SIGN.test(sign)) ?? oddEnd(name, signs);
  if (odd !== undefined) return refused({ code: 'CHARACTER', sign: odd });
  const isLong = signs.length > most;
  return isLong || (name.match(LETTERS) ?? []).length < least
    ? refused({ code: 'LENGTH' })
    : ok(name);
}

/** Returns the character at an end of a name that is not allowed there. */
function oddEnd(name: string, signs: readonly string[]): string | undefined {
  if (signs.length < least || ENDS.test(name)) return undefined;
  return (
    [signs[0], signs.at(-1)].find((sign) => !/[\p{L}\p{M}\u3007'.]/u.test(sign ?? '')) ?? signs[0]
  );
}

const BETWEEN = /[ '·.,/-]/g;
const key = (text: string): string => foldName(text).replaceAll(BETWEEN, '').toLowerCase();

/** Compares two names without case and punctuation. */
export const isSameName = (a: string, b: string): boolean => key(a) === key(b);
