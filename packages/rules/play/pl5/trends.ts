import { digitTrends } from '../template/digit-trends.ts';
import { PL5 } from './face.ts';
import type { TrendSeries } from '../family.ts';

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = digitTrends(PL5, 'pl5.std');
