import { ok, refused } from '../../core/result.ts';
import { badLine, LONGEST_CONTENT, tooLong } from './problem.ts';
import type { TextReport } from '../play.ts';
import type { Entry } from '../rule/rule.ts';

/** Typed notes as numbers (`012` is 12): distinct and ascending, so that equal picks are equal. */
export type Lines = Uint32Array;

/**
 * What a line stands for: the number of its canonical note, or `REJECTED`. Notes that ignore order
 * map all their spellings to one number.
 */
export type Reading = (value: number) => number;

export const REJECTED = -1;

/** Invalid lines that a report quotes, and characters of each. */
const QUOTED_LINES = 20;
const QUOTED_LENGTH = 40;

const SEPARATORS = new Set(' \t\r\n,;\u00a0\u3000，；、'.split('').map((c) => c.charCodeAt(0)));

/** The digit of a character, plain or full-width; -1 for any other character. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 0xff10 && code <= 0xff19 ? code - 0xff10 : -1;
}

/**
 * Walks the lines of a text in one pass, without making a string a line: entries hold up to 100,000.
 * `onInvalid` may stop the walk by answering false.
 */
function scanLines(
  text: string,
  width: number,
  read: Reading,
  onValid: (note: number) => void,
  onInvalid: (from: number, to: number) => boolean,
): void {
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
      if (note !== REJECTED) onValid(note);
      else if (!onInvalid(from, at)) return;
    }
    from = at + 1;
    value = 0;
    isClean = true;
  }
}

/** Collects notes; sorts and drops repeats only where the text was not canonical already. */
function collector(length: number, width: number) {
  const notes = new Uint32Array(Math.floor((length + 1) / (width + 1)));
  let size = 0;
  let isAscending = true;
  return {
    add(note: number): void {
      if (size > 0 && note <= notes[size - 1]!) isAscending = false;
      notes[size++] = note;
    },
    lines(): Lines {
      const found = notes.slice(0, size);
      if (isAscending) return found;
      found.sort();
      let kept = 0;
      for (let i = 0; i < size; i++) {
        if (i === 0 || found[i] !== found[i - 1]) found[kept++] = found[i]!;
      }
      return found.slice(0, kept);
    },
    size: () => size,
  };
}

function formatLines(lines: Lines, width: number): string {
  const texts: string[] = [];
  for (const line of lines) texts.push(String(line).padStart(width, '0'));
  return texts.join(' ');
}

/** Typed notes (单式) of `width` digits: separators and repeats are tidied (plays.md section 0). */
export function typedEntry(width: number, read: Reading): Entry<Lines> {
  return {
    input: 'text',
    layout: { rows: [], text: { width } },
    parse(content) {
      if (content.length > LONGEST_CONTENT) return refused(tooLong());
      const notes = collector(content.length, width);
      let bad: string | undefined;
      scanLines(content, width, read, notes.add, (from, to) => {
        bad = content.slice(from, to);
        return false;
      });
      return bad === undefined ? ok(notes.lines()) : refused(badLine(bad));
    },
    format: (lines) => formatLines(lines, width),
    report: (raw) => reportLines(raw, width, read),
  };
}

function reportLines(raw: string, width: number, read: Reading): TextReport {
  const notes = collector(raw.length, width);
  const invalidLines: string[] = [];
  let invalid = 0;
  scanLines(raw, width, read, notes.add, (from, to) => {
    invalid++;
    if (invalidLines.length < QUOTED_LINES) {
      invalidLines.push(raw.slice(from, Math.min(to, from + QUOTED_LENGTH)));
    }
    return true;
  });
  const lines = notes.lines();
  return {
    valid: lines.length,
    duplicate: notes.size() - lines.length,
    invalid,
    invalidLines,
    content: formatLines(lines, width),
  };
}

/** Tells whether a note is among the lines: binary search. */
export function includesLine(lines: Lines, note: number): boolean {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = lines[middle]!;
    if (found === note) return true;
    if (found < note) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
