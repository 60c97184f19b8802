import fc from 'fast-check';
import { invariant } from '../../core/invariant.ts';
import { allPlays } from '../catalogue.ts';
import { drawLength } from '../draw-shape.ts';
import { zonesOf } from '../outcome/space.ts';
import { subsets } from '../rule/counting.ts';
import type { Draw, PadRow, Play, Selection } from '../play.ts';

/** What the proofs are run on: random selections of any play, drawn from its own pad, and draws. */

/** A day of the lunar year 2026, whose counts are published. */
const DRAWN_AT = Date.UTC(2026, 5, 1);

/** All plays as they were on that day. */
export const provenPlays = (): readonly Play[] => allPlays().map((play) => play.on(DRAWN_AT));

/** A draw; half of them from few numbers, so that pairs, triples and numbers that were picked are common. */
export function anyDraw(play: Play): fc.Arbitrary<Draw> {
  const parts = zonesOf(play).map((zone) => {
    const { from, to, repeats } = zone;
    const count = drawLength({ kind: 'zones', zones: [zone] });
    const length = { minLength: count, maxLength: count };
    if (!repeats) {
      const pool = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      const low = pool.slice(0, Math.max(count + 4, FEW_SYMBOLS));
      return fc.oneof(fc.shuffledSubarray(pool, length), fc.shuffledSubarray(low, length));
    }
    return fc.oneof(
      fc.array(fc.integer({ min: from, max: to }), length),
      fc.array(fc.integer({ min: from, max: Math.min(to, from + 2) }), length),
    );
  });
  return fc.tuple(...parts).map((all) => all.flat());
}

/** Of a wide row no more picks and numbers than these, so that notes are few and hits are common. */
const FEW_SYMBOLS = 16;
const FEW_PICKS = 3;

/** Picks of a row, at most `more` beyond the fewest; of a wide one few, most of them low numbers. */
function rowText(row: PadRow, more: number): fc.Arbitrary<string> {
  const isWide = row.symbols.length > 31;
  const picks = (symbols: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom(...symbols), {
      minLength: row.min,
      maxLength: Math.min(row.max, row.min + Math.min(more, isWide ? FEW_PICKS : row.max)),
      size: 'max',
    });
  const low = picks(row.symbols.slice(0, FEW_SYMBOLS));
  const picked = isWide ? fc.oneof(low, low, picks(row.symbols)) : picks(row.symbols);
  return picked.map((symbols) => symbols.join(','));
}

/** A typed line of few digits or numbers, so that repeats and hits are common. */
function typedLine({ layout: { text } }: Play): fc.Arbitrary<string> {
  const width = text?.width ?? 0;
  const length = { minLength: width, maxLength: width };
  if (text?.symbols) {
    const low = text.symbols.slice(0, width + 2);
    const some = (symbols: readonly string[]) => fc.shuffledSubarray([...symbols], length);
    return fc.oneof(some(text.symbols), some(low)).map((numbers) => numbers.join());
  }
  const digit = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2 }));
  return fc.array(digit, length).map((digits) => digits.join(''));
}

/** Some of these; invalid ones are dropped. */
function typedText(play: Play, most: number): fc.Arbitrary<string> {
  const line = typedLine(play);
  return fc.array(line, { minLength: 1, maxLength: most, size: 'max' }).map((lines) => {
    const report = play.report?.(lines.join('\n'));
    invariant(report, 'typed plays report');
    return report.content.replace(/^@[\d,]*:/, '');
  });
}

/** Bankers and as many others, most of them low numbers, as make a few notes with them. */
function bankerText([bankers, others]: readonly PadRow[]): fc.Arbitrary<string> {
  const most = bankers!.max;
  const some = (symbols: readonly string[]) => {
    const maxLength = Math.min(symbols.length, most + 1 + FEW_PICKS);
    return fc.shuffledSubarray([...symbols], { minLength: most + 1, maxLength });
  };
  const low = some(others!.symbols.slice(0, FEW_SYMBOLS));
  return fc
    .tuple(fc.oneof(low, low, some(others!.symbols)), fc.integer({ min: bankers!.min, max: most }))
    .map(([all, held]) => `${all.slice(0, held).join()}|${all.slice(held).join()}`);
}

/** Pools one after the other: of each its bankers and others, or numbers of one row. */
function poolsText(rows: readonly PadRow[], more: number): fc.Arbitrary<string> {
  const parts = rows.flatMap((row, i) => {
    const next = rows[i + 1];
    if (next?.fills !== undefined) return [bankerText([row, next])];
    return row.fills === undefined ? [rowText(row, more)] : [];
  });
  return fc.tuple(...parts).map((texts) => texts.join('|'));
}

/** Every way to take `count` of some symbols, in every order. */
function* orders(symbols: readonly string[], count: number): Generator<string[]> {
  if (count === 0) return yield [];
  for (const first of symbols) {
    const others = symbols.filter((symbol) => symbol !== first);
    for (const rest of orders(others, count - 1)) yield [first, ...rest];
  }
}

/** All notes that can be typed; of numbers of which every order is the same note, each in one order. */
export function everyLine({ layout: { text }, allNotes }: Play): string {
  const width = text?.width ?? 0;
  if (!text?.symbols) {
    const lines = Array.from({ length: 10 ** width }, (_, n) => String(n).padStart(width, '0'));
    return lines.join(' ');
  }
  const sets = [...subsets(text.symbols, width)];
  const lines = sets.length === allNotes ? sets : [...orders(text.symbols, width)];
  return lines.map((numbers) => numbers.join()).join(' ');
}

/**
 * A valid selection text, with at most `more` picks in a row beyond the fewest; parsing may still find
 * that it makes no note.
 */
export function anyText(play: Play, mostLines: number, more = Infinity): fc.Arbitrary<string> {
  const { rows, text, positions } = play.layout;
  const pick = text
    ? typedText(play, mostLines)
    : play.input === 'bankerDrag'
      ? bankerText(rows)
      : play.input === 'redBlueDrag'
        ? poolsText(rows, more)
        : fc.tuple(...rows.map((row) => rowText(row, more))).map((texts) => texts.join('|'));
  if (!positions) return pick;
  const all = positions.labels.map((_, i) => i);
  return fc
    .tuple(fc.subarray(all, { minLength: positions.min }), pick)
    .map(([ticked, picked]) => `@${ticked.join(',')}:${picked}`);
}

/** A parsed selection of at most `mostNotes` notes. */
export const anySelection = (play: Play, mostNotes: number): fc.Arbitrary<Selection> =>
  read(play, mostNotes, anyText(play, Math.min(mostNotes, 40)));

/** The same of few picks, or lines, more often than of many: seven rows of ten digits make few notes then. */
export const smallSelection = (play: Play, mostNotes: number): fc.Arbitrary<Selection> =>
  read(
    play,
    mostNotes,
    fc
      .constantFrom(0, 1, 1, 2, 3, 9)
      .chain((more) => anyText(play, Math.min(mostNotes, more * 4 + 1), more)),
  );

const read = (play: Play, mostNotes: number, text: fc.Arbitrary<string>): fc.Arbitrary<Selection> =>
  text
    .map((text) => play.parse(text))
    .filter((parsed) => parsed.ok && play.count(parsed.value) <= mostNotes)
    .map((parsed) => {
      invariant(parsed.ok, 'filtered above');
      return parsed.value;
    });
