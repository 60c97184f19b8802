import { digitRow, numberRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, product } from './counting.ts';
import { hitTiers } from './hit-tiers.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Rows } from '../entry/rows.ts';
import type { NotesHitting, Prize } from './hit-tiers.ts';
import type { Rule } from './rule.ts';

/** The highest of the last numbers, which begin with 0. */
type Last = { readonly label: Bilingual; readonly to: number };

/**
 * 七星彩: a digit for each of some places, and one of the last numbers; the prize goes by how many digits
 * stand in place, and whether the last number does (plays.md section 2.9).
 */
export function placesAndLast(
  places: readonly Bilingual[],
  last: Last,
  prizes: readonly Prize[],
): Rule<Rows> {
  const width = places.length;
  const lasts = last.to + 1;
  const hit = (row: number, digit: number): number => (row >> digit) & 1;
  const entry = rowsEntry('perPosition', [
    ...places.map((label, position) => digitRow({ label, position }, 1)),
    { ...numberRow(last.label, 0, last.to), position: width, quick: true, isExtra: true },
  ]);
  return hitTiers(prizes, {
    entry,
    outcomes: BigInt(10 ** width * lasts),
    allNotes: 10 ** width * lasts,
    chance: (main, extra) =>
      BigInt(choose(width, main) * 9 ** (width - main) * (extra === 1 ? 1 : lasts - 1)),
    count: (rows) => rows.reduce((notes, row) => notes * countBits(row), 1),
    at: (rows, draw) =>
      notesOf(
        rows.map(countBits),
        rows.map((row, i) => hit(row, draw[i]!)),
      ),
    *ways(rows) {
      const sizes = rows.map(countBits);
      // A row that has every symbol cannot be missed.
      const can = sizes.map((size, i) => (size === (i < width ? 10 : lasts) ? [1] : [0, 1]));
      for (const hits of product(can)) yield notesOf(sizes, hits);
    },
    *singles(rows) {
      for (const note of product(rows.map(bitsOf))) {
        const of = note.map((symbol) => [symbol]);
        yield {
          key: note.join(),
          decidedBy: {
            kind: 'zones',
            zones: [
              { kind: 'digits', of: of.slice(0, width) },
              { kind: 'digits', of: of.slice(width) },
            ],
          },
          hits: (draw) => [
            note.slice(0, width).filter((digit, i) => digit === draw[i]).length,
            note[width] === draw[width] ? 1 : 0,
          ],
        };
      }
    },
  });
}

/**
 * Notes by hits, where each row holds the drawn symbol (1) or not (0): of a row that does one symbol hits
 * and the others miss.
 */
function notesOf(sizes: readonly number[], hits: readonly number[]): NotesHitting {
  const width = sizes.length - 1;
  // The notes of the rows so far by how many of their symbols hit.
  let byHits = [1];
  for (let i = 0; i < width; i++) {
    const missing = sizes[i]! - hits[i]!;
    const next = Array.from({ length: byHits.length + 1 }, () => 0);
    byHits.forEach((notes, main) => {
      next[main]! += notes * missing;
      next[main + 1]! += notes * hits[i]!;
    });
    byHits = next;
  }
  const missing = sizes[width]! - hits[width]!;
  return (main, extra) => (byHits[main] ?? 0) * (extra === 1 ? hits[width]! : missing);
}
