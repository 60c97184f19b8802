import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { Draw, PadRow } from '../play.ts';
import type { Rule } from './rule.ts';

/** The lowest number that can be in the middle of five of eleven. */
const LOWEST = 3;

const SYMBOLS = ['03', '04', '05', '06', '07', '08', '09'];
const ROW: PadRow = {
  label: { zh: '中位', en: 'Middle' },
  symbols: SYMBOLS,
  min: 1,
  max: SYMBOLS.length,
  quick: true,
};

/** 03 and 09 have as many draws, and so on: the tier of a number. */
const tierOf = (number: number): number => 3 - Math.abs(number - 6);

/**
 * 猜中位: the third of five numbers, ascending; each picked number is a note. Draws of 462 with n in the
 * middle: C(n - 1, 2) x C(11 - n, 2).
 */
export const middle: Rule<Rows> = {
  entry: rowsEntry('pool', [ROW]),
  outcomes: 462n,
  tiers: [
    tier('m3', '03/09', '03 or 09', 28),
    tier('m4', '04/08', '04 or 08', 63),
    tier('m5', '05/07', '05 or 07', 90),
    tier('m6', '06', '06', 100),
  ],
  tiersShareNote: false,
  options: [],
  paysPerHit: false,
  allNotes: SYMBOLS.length,
  count: ([picked]) => countBits(picked!),
  hits([picked], draw) {
    const number = middleOf(draw);
    const tiers = [0, 0, 0, 0];
    tiers[tierOf(number)] = (picked! >> (number - LOWEST)) & 1;
    return { tiers, refunds: 0 };
  },
  mostHits([picked]) {
    const tiers = [0, 0, 0, 0];
    for (const bit of bitsOf(picked!)) tiers[tierOf(bit + LOWEST)] = 1;
    return { tiers, total: 1 };
  },
  *singles([picked]) {
    for (const bit of bitsOf(picked!)) {
      const number = bit + LOWEST;
      yield {
        key: String(number),
        judge: (draw) => {
          const below = draw.filter((drawn) => drawn < number).length;
          return draw.includes(number) && below === 2 ? tierOf(number) : LOST;
        },
      };
    }
  },
};

const middleOf = (draw: Draw): number => draw.toSorted((a, b) => a - b)[2]!;
