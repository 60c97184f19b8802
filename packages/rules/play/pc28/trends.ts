import { digitTrends } from '../template/digit-trends.ts';
import { PC28 } from './face.ts';
import { WAVE_NAMES, totalOf, type Wave, waveOf } from './sum.ts';
import { NONE, plain } from './index.ts';
import type { Bilingual } from '../../core/text.ts';
import type { TrendSeries } from '../family.ts';

const COMBINATIONS: readonly Bilingual[] = [
  { zh: '大单', en: 'B O' },
  { zh: '大双', en: 'B E' },
  { zh: '小单', en: 'S O' },
  { zh: '小双', en: 'S E' },
];

/** The codes of these as options. */
const COMBINED = ['bo', 'be', 'so', 'se'];

const WAVES: readonly Wave[] = ['red', 'green', 'blue'];

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  ...digitTrends(PC28).map((series, position) => ({
    ...series,
    mark: plain(position + 1),
    name: { zh: PC28.positions[position]!.zh, en: `ball ${position + 1}` },
    pick: (digit: number) => ({ play: `pc28.ball${position + 1}`, symbol: String(digit) }),
  })),
  {
    mark: { zh: '合', en: 'C' },
    name: { zh: '组合', en: 'size with parity' },
    values: COMBINATIONS,
    of: (draw) => (totalOf(draw) > 13 ? 0 : 2) + (totalOf(draw) % 2 === 1 ? 0 : 1),
    pick: (index) => ({ play: 'pc28.combo', symbol: COMBINED[index] ?? '' }),
  },
  {
    mark: { zh: '波', en: 'W' },
    name: { zh: '波色', en: 'the colour' },
    values: [...WAVES.map((each) => WAVE_NAMES[each]), NONE],
    of(draw) {
      const own = waveOf(totalOf(draw));
      return own ? WAVES.indexOf(own) : WAVES.length;
    },
    pick(index) {
      const symbol = WAVES[index];
      return symbol && { play: 'pc28.wave', symbol };
    },
  },
  {
    mark: { zh: '尾', en: 'T' },
    name: { zh: '和值尾数', en: 'the last digit of the sum' },
    values: Array.from({ length: 10 }, (_, digit) => String(digit)),
    of: (draw) => totalOf(draw) % 10,
    pick: (digit) => ({ play: 'pc28.tail', symbol: `t${digit}` }),
  },
];
