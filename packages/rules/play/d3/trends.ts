import { digitTrends } from '../template/digit-trends.ts';
import { D3 } from './face.ts';
import type { TrendSeries } from '../family.ts';

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = digitTrends(D3, 'd3.fixed');
