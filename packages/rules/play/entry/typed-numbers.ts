import { invariant } from '../../core/invariant.ts';
import { linesEntry, type Lines, type Scan } from './lines.ts';
import type { Entry } from '../rule/rule.ts';

/** What a note is typed of: `width` different ones of the numbers `from` to `to`, two digits each. */
export type TypedNumbers = {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** Whether their order counts; else the spellings of a set are one note. */
  readonly isOrdered: boolean;
};

/** What a character of an entry may be besides a digit. */
const [JOINT, BLANK, END] = [1, 2, 3];
/** Between the numbers of a note; a note of one number has nothing to be joined. */
const JOINTS = ',，';
const BLANKS = ' \t\u00a0\u3000';
/** Between notes, whatever stands before. */
const ENDS = '\r\n;；、';
const NEW_LINE = 10;

/** By the code of a character: looked up a million times an entry. */
const KINDS = new Uint8Array(2 ** 16);
for (const [kind, characters] of [
  [JOINT, JOINTS],
  [BLANK, BLANKS],
  [END, ENDS],
] as const) {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
}

/** The digit of a character, plain or full-width; -1 for any other character. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 0xff10 && code <= 0xff19 ? code - 0xff10 : -1;
}

const NONE = -1;

/** Reads the numbers of one note after the other into the same place. */
function noteReader({ width, from, to, isOrdered }: TypedNumbers) {
  const numbers = new Uint8Array(width);
  let size = 0;
  let seen = 0;
  return {
    clear(): void {
      size = 0;
      seen = 0;
    },
    /** Takes the two digits at a place; false where they are no number that the note can have. */
    take(text: string, at: number): boolean {
      const tens = digitOf(text.charCodeAt(at));
      const units = digitOf(text.charCodeAt(at + 1));
      const number = tens * 10 + units;
      if (tens < 0 || units < 0 || number < from || number > to) return false;
      if (size === width || (seen >>> number) & 1) return false;
      seen |= 1 << number;
      numbers[size++] = number;
      return true;
    },
    /** The number that stands for the note: its numbers as digits of a base. NONE while some lack. */
    value(): number {
      if (size !== width) return NONE;
      if (!isOrdered) numbers.sort();
      let value = 0;
      for (let i = 0; i < width; i++) value = value * (to + 1) + numbers[i]!;
      return value;
    },
  };
}

/** The note that stands from `start` to `end`, its numbers joined or not: `01,02,03` or `010203`. */
function readNote(
  note: ReturnType<typeof noteReader>,
  text: string,
  start: number,
  end: number,
): number {
  note.clear();
  let at = start;
  for (;;) {
    if (at + 2 > end || !note.take(text, at)) return NONE;
    at += 2;
    if (at === end) return note.value();
    if (KINDS[text.charCodeAt(at)] === JOINT) at++;
  }
}

/**
 * Walks the notes of a text. They are parted by blanks, semicolons and new lines, and where a note is one
 * number by commas too. Numbers between blanks, `01 02 03`, are a note together up to the end of the line.
 */
function scanNumbers(of: TypedNumbers): Scan {
  /** Characters of these kinds and above part the words of an entry. */
  const least = of.width === 1 ? JOINT : BLANK;
  return (text, onValid, onInvalid) => {
    const note = noteReader(of);
    const tell = (value: number, from: number, to: number): boolean => {
      if (value === NONE) return onInvalid(from, to);
      onValid(value, from, to);
      return true;
    };
    /** Numbers between blanks: where they begin, where the last one ends, and whether all are good. */
    let loose = NONE;
    let looseEnd = 0;
    let isGood = true;
    const endLoose = (): boolean => {
      if (loose === NONE) return true;
      const from = loose;
      loose = NONE;
      return tell(isGood ? note.value() : NONE, from, looseEnd);
    };
    const word = (from: number, to: number): boolean => {
      if (of.width === 1 || to - from !== 2) {
        return endLoose() && tell(readNote(note, text, from, to), from, to);
      }
      if (loose === NONE) {
        note.clear();
        loose = from;
        isGood = true;
      }
      isGood = note.take(text, from) && isGood;
      looseEnd = to;
      return true;
    };
    let from = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : NEW_LINE;
      const kind = KINDS[code]!;
      if (kind < least) continue;
      if (at > from && !word(from, at)) return;
      if (kind === END && !endLoose()) return;
      from = at + 1;
    }
  };
}

/** Typed notes (单式) of different numbers, two digits each, `01,02,03 03,02,01` (plays.md section 0). */
export function typedNumbers(of: TypedNumbers): Entry<Lines> {
  const { width, from, to } = of;
  const base = to + 1;
  invariant(to < 32 && base ** width <= 2 ** 32, 'a note is a number of 32 bits');
  const symbols = Array.from({ length: to - from + 1 }, (_, i) =>
    String(from + i).padStart(2, '0'),
  );
  return linesEntry({
    text: { width, symbols },
    scan: scanNumbers(of),
    stride: 2 * width + 1,
    write(note) {
      let text = symbols[(note % base) - from]!;
      for (let rest = Math.floor(note / base); rest > 0; rest = Math.floor(rest / base)) {
        text = `${symbols[(rest % base) - from]},${text}`;
      }
      return text;
    },
  });
}

/** The numbers that a note stands for. */
export function numbersOf(note: number, { width, to }: TypedNumbers): number[] {
  const numbers: number[] = [];
  for (let rest = note; numbers.length < width; rest = Math.floor(rest / (to + 1))) {
    numbers.unshift(rest % (to + 1));
  }
  return numbers;
}

/** The note of some numbers; those of a set stand ascending. */
export function noteOf(numbers: readonly number[], { to }: TypedNumbers): number {
  let note = 0;
  for (let i = 0; i < numbers.length; i++) note = note * (to + 1) + numbers[i]!;
  return note;
}
