import { choice } from './choice.ts';
import { sumAt } from './counting.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/**
 * 和值大小: 大 means a sum of `big` or more. `big` is half of the largest sum rounded up, so that by
 * symmetry (d to 9 - d) each side has half of the outcomes.
 */
export function sumSize(width: number): ZoneRule<Rows> {
  const big = Math.ceil((9 * width) / 2);
  return choice(
    width,
    { zh: '和值', en: 'Sum' },
    [tier('t1', '大/小', 'Big/small', 10 ** width / 2)],
    [
      { name: { zh: '大', en: 'Big' }, tier: 0, wins: (draw, zone) => sumAt(draw, zone) >= big },
      { name: { zh: '小', en: 'Small' }, tier: 0, wins: (draw, zone) => sumAt(draw, zone) < big },
    ],
  );
}

/** 和值单双: the parity of the sum; half of the outcomes each. */
export function sumParity(width: number): ZoneRule<Rows> {
  return choice(
    width,
    { zh: '和值', en: 'Sum' },
    [tier('t1', '单/双', 'Odd/even', 10 ** width / 2)],
    [
      { name: { zh: '单', en: 'Odd' }, tier: 0, wins: (draw, zone) => sumAt(draw, zone) % 2 === 1 },
      {
        name: { zh: '双', en: 'Even' },
        tier: 0,
        wins: (draw, zone) => sumAt(draw, zone) % 2 === 0,
      },
    ],
  );
}
