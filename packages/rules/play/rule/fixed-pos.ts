import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Rule } from './rule.ts';

/** 定位胆: each digit at each position is a note of its own, 1 win in 10. Row i is position i. */
export function fixedPos(places: readonly RowHead[]): Rule<Rows> {
  return {
    entry: rowsEntry(
      'perPositionSparse',
      places.map((place) => digitRow(place, 0)),
    ),
    outcomes: 10n,
    tiers: [tier('t1', '定位胆', 'Fixed position', 1)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: 10 * places.length,
    count: (rows) => rows.reduce((notes, row) => notes + countBits(row), 0),
    hits(rows, draw) {
      let hits = 0;
      for (let i = 0; i < rows.length; i++) hits += (rows[i]! >> draw[i]!) & 1;
      return { tiers: [hits], refunds: 0 };
    },
    mostHits: (rows) => atMost(rows.filter((row) => row !== 0).length),
    *singles(rows) {
      for (const [i, row] of rows.entries()) {
        for (const digit of bitsOf(row)) {
          yield {
            key: `${i}:${digit}`,
            at: [i],
            judge: (draw) => (draw[i] === digit ? 0 : LOST),
          };
        }
      }
    },
  };
}
