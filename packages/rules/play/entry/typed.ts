import { linesEntry, type Lines, type Scan } from './lines.ts';
import type { Entry } from '../rule/rule.ts';

/**
 * What a line stands for: the number of its canonical note, or `REJECTED`. Notes that ignore order
 * map all their spellings to one number.
 */
export type Reading = (value: number) => number;

export const REJECTED = -1;

const SEPARATORS = new Set(' \t\r\n,;\u00a0\u3000，；、'.split('').map((c) => c.charCodeAt(0)));

/** The digit of a character, plain or full-width; -1 for any other character. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 0xff10 && code <= 0xff19 ? code - 0xff10 : -1;
}

/** Walks the lines of `width` digits. */
const scanLines =
  (width: number, read: Reading): Scan =>
  (text, onValid, onInvalid) => {
    let from = 0;
    let value = 0;
    let isClean = true;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 32;
      const digit = digitOf(code);
      if (digit >= 0) {
        if (at - from < width) value = value * 10 + digit;
        continue;
      }
      if (!SEPARATORS.has(code)) {
        isClean = false;
        continue;
      }
      if (at > from) {
        const note = isClean && at - from === width ? read(value) : REJECTED;
        if (note !== REJECTED) onValid(note, from, at);
        else if (!onInvalid(from, at)) return;
      }
      from = at + 1;
      value = 0;
      isClean = true;
    }
  };

/** Typed notes (单式) of `width` digits. */
export const typedEntry = (width: number, read: Reading): Entry<Lines> =>
  linesEntry({
    text: { width },
    scan: scanLines(width, read),
    stride: width + 1,
    write: (note) => String(note).padStart(width, '0'),
  });
