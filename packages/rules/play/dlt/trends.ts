import { lottoTrends, placeTrend } from '../template/lotto-trends.ts';
import { FRONT } from './index.ts';
import type { TrendSeries } from '../family.ts';

const BACK = 12;
/** Where its numbers are picked. */
const IN_BACK = { play: 'dlt.std', row: 1 };

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  ...lottoTrends(FRONT),
  placeTrend(5, BACK, {
    mark: { zh: '后1', en: 'B1' },
    name: { zh: '后区较小', en: 'the lower back number' },
    ...IN_BACK,
  }),
  placeTrend(6, BACK, {
    mark: { zh: '后2', en: 'B2' },
    name: { zh: '后区较大', en: 'the higher back number' },
    ...IN_BACK,
  }),
];
