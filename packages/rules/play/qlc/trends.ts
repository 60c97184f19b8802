import { lottoTrends } from '../template/lotto-trends.ts';
import { BASIC } from './index.ts';
import type { TrendSeries } from '../family.ts';

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = lottoTrends(BASIC);
