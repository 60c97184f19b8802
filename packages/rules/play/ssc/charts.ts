import { digitCharts } from '../trend/digit-charts.ts';
import { SSC } from './face.ts';
import { ssc } from './plays.ts';
import { ZONES } from './zones.ts';

/** The charts of five digits (plays.md section 8.2). */
export const charts = digitCharts(SSC, 'ssc.fixed', ZONES, ssc);
