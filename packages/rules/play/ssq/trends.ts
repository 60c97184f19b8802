import { lottoTrends, placeTrend } from '../template/lotto-trends.ts';
import { REDS } from './index.ts';
import type { TrendSeries } from '../family.ts';

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  ...lottoTrends(REDS),
  placeTrend(REDS.drawn, 16, {
    mark: { zh: '蓝', en: 'B' },
    name: { zh: '蓝球', en: 'the blue ball' },
    play: 'ssq.std',
    row: 1,
  }),
];
