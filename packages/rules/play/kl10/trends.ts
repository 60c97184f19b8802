import { DIRECTIONS, DRAGONS, indexOf } from './attribute.ts';
import { KL10 } from './face.ts';
import { sumOf } from './index.ts';
import type { TrendSeries } from '../family.ts';
import type { Draw } from '../play.ts';

/** The double-sided play of the first ball. */
const FIRST = 'kl10.c.ball1';
const NUMERALS = [...'一二三四五六七八'];
const NUMBERS = Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(2, '0'));
const TAILS = Array.from({ length: 10 }, (_, i) => String(i));

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  ...KL10.positions.map(({ zh }, position) => ({
    mark: { zh: NUMERALS[position]!, en: String(position + 1) },
    name: { zh, en: `ball ${position + 1}` },
    values: NUMBERS,
    of: (draw: Draw) => draw[position]! - 1,
    pick: (index: number) => ({ play: 'kl10.fixed', position, symbol: NUMBERS[index] ?? '' }),
  })),
  {
    mark: { zh: '方', en: 'Dir' },
    name: { zh: '第一球方位', en: 'the direction of ball 1' },
    values: DIRECTIONS.map(({ name }) => name),
    of: (draw) => indexOf(DIRECTIONS, draw[0]!),
    pick: (index) => ({ play: FIRST, symbol: DIRECTIONS[index]?.code ?? '' }),
  },
  {
    mark: { zh: '白', en: 'Drg' },
    name: { zh: '第一球中发白', en: 'the dragon of ball 1' },
    values: DRAGONS.map(({ name }) => name),
    of: (draw) => indexOf(DRAGONS, draw[0]!),
    pick: (index) => ({ play: FIRST, symbol: DRAGONS[index]?.code ?? '' }),
  },
  {
    mark: { zh: '尾', en: 'T' },
    name: { zh: '总和尾数', en: 'the last digit of the total' },
    values: TAILS,
    of: (draw) => sumOf(draw) % 10,
  },
];
