import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { InputKind, PadRow } from '../play.ts';
import type { Rule } from './rule.ts';

const FIXED = tier('t1', '定位胆', 'Fixed position', 1);

/** 定位胆: each digit at each position is a note of its own, 1 win in 10. Row i is position i. */
export const fixedPos = (places: readonly RowHead[]): Rule<Rows> =>
  fixedAt(
    places.map((_, i) => i),
    places.map((place) => digitRow(place, 0)),
    0,
  );

/**
 * The same for any positions and numbers: row i holds numbers for the position `at[i]`, its first
 * symbol is the number `from`. Rows have as many symbols as there are numbers.
 */
export function fixedAt(
  at: readonly number[],
  pad: readonly PadRow[],
  from: number,
  { input = 'perPositionSparse', won = FIXED }: { input?: InputKind; won?: typeof FIXED } = {},
): Rule<Rows> {
  const numbers = pad[0]!.symbols.length;
  return {
    entry: rowsEntry(input, pad),
    outcomes: BigInt(numbers),
    at,
    tiers: [won],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: numbers * at.length,
    count: (rows) => rows.reduce((notes, row) => notes + countBits(row), 0),
    hits(rows, draw) {
      let hits = 0;
      for (let i = 0; i < rows.length; i++) hits += (rows[i]! >> (draw[at[i]!]! - from)) & 1;
      return { tiers: [hits], refunds: 0 };
    },
    mostHits: (rows) => atMost(rows.filter((row) => row !== 0).length),
    *singles(rows) {
      for (const [i, row] of rows.entries()) {
        for (const bit of bitsOf(row)) {
          yield {
            key: `${i}:${bit}`,
            at: [at[i]!],
            judge: (draw) => (draw[at[i]!] === bit + from ? 0 : LOST),
          };
        }
      }
    },
  };
}
