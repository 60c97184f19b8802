import { choice } from './choice.ts';
import type { Rows } from '../entry/rows.ts';
import type { Choice } from './choice.ts';
import type { ZoneRule } from './rule.ts';

const DRAGON = { zh: '龙', en: 'Dragon' };
const TIGER = { zh: '虎', en: 'Tiger' };
const TIE = { zh: '和', en: 'Tie' };
const LABEL = { zh: '龙虎', en: 'Dragon or tiger' };

const isHigher: Choice['wins'] = (draw, zone) => draw[zone[0]!]! > draw[zone[1]!]!;
const isLower: Choice['wins'] = (draw, zone) => draw[zone[0]!]! < draw[zone[1]!]!;
const isEqual: Choice['wins'] = (draw, zone) => draw[zone[0]!] === draw[zone[1]!];

/**
 * 龙虎和 of two positions: 龙 when the first is higher, 虎 when lower, 和 when equal. 龙 and 虎 lose on a
 * tie. 45, 45 and 10 of 100 (plays.md section 2.2.6).
 */
export const dragonTigerTie: ZoneRule<Rows> = choice(
  2,
  LABEL,
  [
    { code: 'dragon', name: DRAGON, wins: 45n, ties: 0n },
    { code: 'tiger', name: TIGER, wins: 45n, ties: 0n },
    { code: 'tie', name: TIE, wins: 10n, ties: 0n },
  ],
  [
    { name: DRAGON, tier: 0, wins: isHigher },
    { name: TIGER, tier: 1, wins: isLower },
    { name: TIE, tier: 2, wins: isEqual },
  ],
);

/** 龙虎斗: without the tie option; equal digits give the stake back. */
export const dragonTiger: ZoneRule<Rows> = choice(
  2,
  LABEL,
  [
    { code: 'dragon', name: DRAGON, wins: 45n, ties: 10n },
    { code: 'tiger', name: TIGER, wins: 45n, ties: 10n },
  ],
  [
    { name: DRAGON, tier: 0, wins: isHigher, ties: isEqual },
    { name: TIGER, tier: 1, wins: isLower, ties: isEqual },
  ],
);

/** 龙虎 where no two numbers are equal: half of the `outcomes` each. */
export const dragonTigerOf = (outcomes: number): ZoneRule<Rows> =>
  choice(
    2,
    LABEL,
    [
      { code: 'dragon', name: DRAGON, wins: BigInt(outcomes / 2), ties: 0n },
      { code: 'tiger', name: TIGER, wins: BigInt(outcomes / 2), ties: 0n },
    ],
    [
      { name: DRAGON, tier: 0, wins: isHigher },
      { name: TIGER, tier: 1, wins: isLower },
    ],
  );
