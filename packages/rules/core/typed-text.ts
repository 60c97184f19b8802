/**
 * Text that a person typed or pasted, brought to the form that checks look at. Every field that is compared or parsed
 * goes through here, on both sides of the wire. Passwords never do.
 */

/** Characters without a width or a picture: format characters, fillers, variation selectors. */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Blanks of every width, the empty cell of braille too. */
const BLANKS = /[\p{White_Space}\u2800]+/gu;
/** Hyphens, dashes and minus signs. */
const DASHES = /[\p{Pd}\u2212\u2043\u02d7]/gu;

/** Drops hidden characters around a text and inside it. */
export const dropHidden = (text: string): string => text.replaceAll(HIDDEN, '');

/** Folds a text: full-width forms, blanks and dashes become the plain ones; blanks at the ends are dropped. */
export const foldText = (text: string): string =>
  // Twice: folding turns some characters into hidden ones.
  dropHidden(dropHidden(text).normalize('NFKC'))
    .replaceAll(DASHES, '-')
    .replaceAll(BLANKS, ' ')
    .trim();

/** Folds a text without blanks, such as an address or an account. */
export const foldSolid = (text: string): string => foldText(text).replaceAll(' ', '');

/** Folds a text without blanks and hyphens between groups, such as a code or a card number. */
export const foldCode = (text: string): string => foldText(text).replaceAll(/[ -]/g, '');
