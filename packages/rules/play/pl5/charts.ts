import { ZONES } from '../ssc/zones.ts';
import { digitCharts } from '../trend/digit-charts.ts';
import { PL5 } from './face.ts';
import { pl5 } from './plays.ts';

/** The charts of five digits of the state (plays.md section 8.2); its one list of plays has no part of them. */
export const charts = digitCharts(
  PL5,
  'pl5.std',
  ZONES.map(({ code, name, at }) => ({ code, name, at })),
  pl5,
);
