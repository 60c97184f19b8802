import { digitTrends } from '../template/digit-trends.ts';
import { SSC } from './face.ts';
import type { TrendSeries } from '../family.ts';

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = digitTrends(SSC, 'ssc.fixed');
