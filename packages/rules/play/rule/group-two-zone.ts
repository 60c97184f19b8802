import { numbersRow, TEN } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, subsets, tallyAt, timesIn } from './counting.ts';
import { multisetSingle } from './group.ts';
import { atMost } from './rule.ts';
import type { Numbers } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Tier } from '../play.ts';
import type { ZoneRule } from './rule.ts';

/** How many digits a row gives to a note, and how often each occurs. */
type Part = { readonly pick: number; readonly repeat: number };

const LABELS = [
  { zh: '', en: '' },
  { zh: '单号', en: 'Single' },
  { zh: '二重号', en: 'Double' },
  { zh: '三重号', en: 'Triple' },
  { zh: '四重号', en: 'Quadruple' },
] as const;

const times = (digits: readonly number[], repeat: number): number[] =>
  digits.flatMap((digit) => Array.from({ length: repeat }, () => digit));

/**
 * 组选 of two rows, 二重号 | 单号 and the like: a note takes some digits of row A and some other digits
 * of row B, each repeated as often as its row says; order does not matter.
 */
export function groupTwoZone(tier: Tier, a: Part, b: Part, numbers: Numbers = TEN): ZoneRule<Rows> {
  const { from, size } = numbers;
  const width = a.pick * a.repeat + b.pick * b.repeat;
  const rows = [a, b].map((part) =>
    numbersRow({ label: LABELS[part.repeat]! }, numbers, part.pick),
  );
  return {
    width,
    entry: rowsEntry('twoZone', rows),
    tiers: [tier],
    allNotes: choose(size, a.pick) * choose(size - a.pick, b.pick),
    notes([rowA, rowB]) {
      const both = countBits(rowA! & rowB!);
      const onlyA = countBits(rowA!) - both;
      let notes = 0;
      // Sum over the number of digits of A's choice that B loses by it.
      for (let shared = 0; shared <= a.pick; shared++) {
        const waysA = choose(both, shared) * choose(onlyA, a.pick - shared);
        notes += waysA * choose(countBits(rowB!) - shared, b.pick);
      }
      return notes;
    },
    judge([rowA, rowB], draw, zone, tally) {
      const drawn = tallyAt(draw, zone);
      for (let i = 0; i < width; i++) {
        const digit = draw[zone[i]!]!;
        const found = timesIn(drawn, digit);
        const row = found === a.repeat ? rowA! : found === b.repeat ? rowB! : 0;
        if (!((row >> (digit - from)) & 1)) return;
      }
      const distinct = countOf(draw, zone, drawn, a.repeat);
      if (distinct === a.pick * a.repeat) tally.tiers[0]!++;
    },
    most: () => atMost(1),
    *singles([rowA, rowB]) {
      for (const fromA of subsets(bitsOf(rowA!), a.pick)) {
        const others = bitsOf(rowB!).filter((digit) => !fromA.includes(digit));
        for (const fromB of subsets(others, b.pick)) {
          const bits = [...times(fromA, a.repeat), ...times(fromB, b.repeat)];
          yield multisetSingle(bits.map((bit) => from + bit));
        }
      }
    },
    shapes: [
      [...times([a.repeat], a.pick), ...times([b.repeat], b.pick)].toSorted((x, y) => y - x),
    ],
  };
}

/** Positions of the zone whose digit occurs exactly `repeat` times in it. */
function countOf(
  draw: readonly number[],
  zone: readonly number[],
  drawn: number,
  repeat: number,
): number {
  let positions = 0;
  for (let i = 0; i < zone.length; i++) {
    if (timesIn(drawn, draw[zone[i]!]!) === repeat) positions++;
  }
  return positions;
}
