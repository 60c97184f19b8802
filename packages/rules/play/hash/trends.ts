import { BANKER, PLAYER, lastDecimal, lastOf, pointsAt } from './points.ts';
import { DIGITS } from './index.ts';
import type { TrendSeries } from '../family.ts';

const DECIMALS = DIGITS.slice(0, 10);

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  {
    mark: { zh: '庄', en: 'B' },
    name: { zh: '庄家点数', en: "the banker's points" },
    values: DECIMALS,
    of: (draw) => pointsAt(draw, BANKER),
  },
  {
    mark: { zh: '闲', en: 'P' },
    name: { zh: '闲家点数', en: "the player's points" },
    values: DECIMALS,
    of: (draw) => pointsAt(draw, PLAYER),
  },
  {
    mark: { zh: '数', en: '0-9' },
    name: { zh: '尾数', en: 'the last decimal digit' },
    values: DECIMALS,
    of: lastDecimal,
    pick: (index) => ({ play: 'hash.tail', symbol: DECIMALS[index] ?? '' }),
  },
  {
    mark: { zh: '尾', en: '0-f' },
    name: { zh: '尾字符', en: 'the last character' },
    values: DIGITS,
    of: lastOf,
    pick: (index) => ({ play: 'hash.hex', symbol: DIGITS[index] ?? '' }),
  },
];
