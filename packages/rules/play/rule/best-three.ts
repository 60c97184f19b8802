import { ballRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, product } from './counting.ts';
import { distinctTuples, ordered } from './direct-distinct.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Draw } from '../play.ts';
import type { Rule } from './rule.ts';

const FRONT = [0, 1, 2];

/**
 * 乐选三: an ordered triple that wins the highest of three tiers: the first three drawn numbers in order, in
 * another order, or any three of the five (plays.md section 2.4). Five of `numbers` are drawn.
 */
export function bestThree(places: readonly RowHead[], numbers: number): Rule<Rows> {
  const outcomes = ordered(numbers, 5);
  const front = ordered(numbers - 3, 2);
  return {
    entry: rowsEntry(
      'perPosition',
      places.map((place) => ballRow(place, 1, numbers)),
    ),
    outcomes: BigInt(outcomes),
    tiers: [
      tier('t1', '前三直选', 'First three in order', front),
      tier('t2', '前三组选', 'First three, any order', 5 * front),
      // Three of five places in any order, 60 ways, but for the six of the first three.
      tier('t3', '任选三', 'Any three', 54 * front),
    ],
    tiersShareNote: true,
    options: [],
    paysPerHit: false,
    allNotes: ordered(numbers, 3),
    count: distinctTuples,
    hits(rows, draw) {
      const inOrder = FRONT.every((at) => (rows[at]! >> (draw[at]! - 1)) & 1) ? 1 : 0;
      const inFront = tuplesOf(rows, draw.slice(0, 3));
      return { tiers: [inOrder, inFront - inOrder, tuplesOf(rows, draw) - inFront], refunds: 0 };
    },
    mostHits(rows) {
      const notes = distinctTuples(rows);
      const tiers = [1, 5, 54].map((most) => Math.min(most, notes));
      return { tiers, total: Math.min(60, notes) };
    },
    *singles(rows) {
      for (const bits of product(rows.map(bitsOf))) {
        const note = bits.map((bit) => bit + 1);
        if (new Set(note).size === 3)
          yield { key: note.join(), judge: (draw) => tierOf(note, draw) };
      }
    },
  };
}

/** Notes of some rows that are made of these numbers alone. */
function tuplesOf(rows: Rows, numbers: Draw): number {
  let mask = 0;
  for (const number of numbers) mask |= 1 << (number - 1);
  return distinctTuples(rows.map((row) => row & mask));
}

function tierOf(note: Draw, draw: Draw): number {
  if (note.every((number, i) => draw[i] === number)) return 0;
  const front = draw.slice(0, 3);
  if (note.every((number) => front.includes(number))) return 1;
  return note.every((number) => draw.includes(number)) ? 2 : LOST;
}
