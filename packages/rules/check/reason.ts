/** Why an operator does something: it stands in the audit for ever. Characters. */
export const REASON_LENGTH = { min: 3, max: 500 } as const;

/** What prints nothing: blanks, characters of no width, controls, the empty cell of braille. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** Whether a text says something: three characters that somebody can see, in at most 500. */
export const isReason = (text: string): boolean =>
  text.length <= REASON_LENGTH.max && [...text.replaceAll(UNSEEN, '')].length >= REASON_LENGTH.min;
