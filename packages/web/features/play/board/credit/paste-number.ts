import type { ClipboardEvent } from 'react';

/** No number has so many characters; what is longer is not taken. */
const LONGEST = 40;

/**
 * A field drops the line ends of what is pasted and would make one number of two: they become blanks,
 * and what they stand between is refused.
 */
export const pasteInto =
  (take: (text: string) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text').trim();
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    take(text.replaceAll(/[\r\n]+/g, ' ').slice(0, LONGEST));
  };
