import { ok, refused } from '../../core/result.ts';
import { badNote, LONGEST_CONTENT, tooLong } from './problem.ts';
import type { Layout, SelectionProblem, TextReport } from '../play.ts';
import type { Entry } from '../rule/rule.ts';

/** Typed notes as numbers (`012` is 12): distinct and ascending, so that equal picks are equal. */
export type Lines = Uint32Array;

/** Invalid lines that a report quotes, and characters of each. */
const QUOTED_LINES = 20;
const NEW_LINE = 10;
const QUOTED_LENGTH = 40;

/**
 * Walks a text in one pass, without making a string a note: entries hold up to 100,000. Says of each
 * note and of each stretch that is none where it stands. `onInvalid` may stop the walk by answering
 * false.
 */
export type Scan = (
  text: string,
  onValid: (note: number, from: number, to: number) => void,
  onInvalid: (from: number, to: number) => boolean,
) => void;

/** How typed notes are read and written. */
export type LineForm = {
  readonly text: NonNullable<Layout['text']>;
  readonly scan: Scan;
  /** Characters of a note, one to part it from the next included: at least so many. */
  readonly stride: number;
  readonly write: (note: number) => string;
};

/** Typed notes (单式): separators and repeats are tidied (plays.md section 0). */
export function linesEntry(form: LineForm): Entry<Lines> {
  return {
    input: 'text',
    layout: { rows: [], text: form.text },
    parse(content) {
      if (content.length > LONGEST_CONTENT) return refused(tooLong(LONGEST_CONTENT));
      const notes = collector(content.length, form.stride);
      let bad: SelectionProblem | undefined;
      form.scan(content, notes.add, (from, to) => {
        bad = badNote(from, notes.size() + 1, content.slice(from, to));
        return false;
      });
      return bad === undefined ? ok(notes.lines()) : refused(bad);
    },
    format: (lines) => formatLines(lines, form),
    report: (raw) => reportLines(raw, form),
    pieces: (raw) => piecesOf(raw, form.scan),
  };
}

/** Collects notes; sorts and drops repeats only where the text was not canonical already. */
function collector(length: number, stride: number) {
  const notes = new Uint32Array(Math.floor((length + 1) / stride));
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

function formatLines(lines: Lines, { write }: LineForm): string {
  const texts: string[] = [];
  for (const line of lines) texts.push(write(line));
  return texts.join(' ');
}

function reportLines(raw: string, form: LineForm): TextReport {
  const notes = collector(raw.length, form.stride);
  const invalidLines: string[] = [];
  const invalidAt: number[] = [];
  let invalid = 0;
  let at = 0;
  let line = 1;
  form.scan(raw, notes.add, (from, to) => {
    invalid++;
    if (invalidLines.length < QUOTED_LINES) {
      for (; at < from; at++) if (raw.charCodeAt(at) === NEW_LINE) line++;
      invalidAt.push(line);
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
    invalidAt,
    content: formatLines(lines, form),
  };
}

/** The notes of an entry as they were typed, wrong ones too. */
function piecesOf(raw: string, scan: Scan): string[] {
  const pieces: string[] = [];
  const take = (from: number, to: number): true => {
    pieces.push(raw.slice(from, to));
    return true;
  };
  scan(raw, (_, from, to) => take(from, to), take);
  return pieces;
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
