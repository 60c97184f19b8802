import { lottoTrends, placeTrend } from '../template/lotto-trends.ts';
import { FRONT } from './index.ts';
import type { TrendSeries } from '../family.ts';

const BACK = 12;

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  ...lottoTrends(FRONT),
  placeTrend(5, BACK, { zh: '后1', en: 'B1' }, { zh: '后区较小', en: 'the lower back number' }),
  placeTrend(6, BACK, { zh: '后2', en: 'B2' }, { zh: '后区较大', en: 'the higher back number' }),
];
