import { elementsOf, sizeOf, holds } from '../../core/bit-set.ts';
import { ballRow, PICK } from '../entry/pad.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { LOST } from '../play.ts';
import { choose, subsets } from './counting.ts';
import { tier } from './rule.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Draw } from '../play.ts';
import type { Rule } from './rule.ts';

/** Numbers of one bet at most: a design choice of plays.md section 4.4. */
const MOST_PICKS = 10;
/** How many of the balls are regular ones; the special one behind them does not count. */
const REGULAR = 6;

/**
 * 三中二: C(n, 3) notes; one with all three among the six regular numbers wins the first tier, one with
 * exactly two the second. Of the six and the special of forty-nine.
 */
export function threeOrTwo(): Rule<SetRows> {
  const hitsOf = (picked: number, drawn: number): [number, number] => [
    choose(drawn, 3),
    choose(drawn, 2) * (picked - drawn),
  ];
  const drawnOf = (isPicked: (number: number) => number, draw: Draw): number => {
    let drawn = 0;
    for (let i = 0; i < REGULAR; i++) drawn += isPicked(draw[i]!);
    return drawn;
  };
  return {
    entry: setRowsEntry('pool', [ballRow(PICK, 1, 49, 3, MOST_PICKS)]),
    outcomes: 601_304_088n,
    tiers: [
      tier('t3', '中三', 'All three', 652_740n),
      tier('t2', '中二', 'Two of three', 21_050_865n),
    ],
    tiersShareNote: true,
    options: [],
    paysPerHit: false,
    share: 90n,
    allNotes: choose(MOST_PICKS, 3),
    count: ([pool]) => choose(sizeOf(pool!), 3),
    hits([pool], draw) {
      const drawn = drawnOf((number) => holds(pool!, number - 1), draw);
      return { tiers: hitsOf(sizeOf(pool!), drawn), refunds: 0 };
    },
    mostHits([pool]) {
      const picked = sizeOf(pool!);
      const all = Array.from({ length: Math.min(picked, REGULAR) + 1 }, (_, drawn) =>
        hitsOf(picked, drawn),
      );
      return {
        tiers: [Math.max(...all.map(([three]) => three)), Math.max(...all.map(([, two]) => two))],
        total: Math.max(...all.map(([three, two]) => three + two)),
      };
    },
    *singles([pool]) {
      for (const note of subsets(elementsOf(pool!), 3)) {
        const numbers = note.map((index) => index + 1);
        yield {
          key: numbers.join(),
          decidedBy: { kind: 'numbers', of: numbers },
          judge(draw) {
            const regular = draw.slice(0, REGULAR);
            const hit = numbers.filter((number) => regular.includes(number)).length;
            return hit === 3 ? 0 : hit === 2 ? 1 : LOST;
          },
        };
      }
    },
  };
}
