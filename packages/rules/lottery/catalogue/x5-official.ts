import { STATE_CALENDAR } from '../calendar.ts';
import { dayNumber, fed, shortDayNumber, windows, type Row } from './row.ts';

const STATE = { ...fed('x5'), calendar: STATE_CALENDAR };

/** 11选5 of the provinces. */
export const X5_OFFICIAL: readonly Row[] = [
  {
    id: 26,
    code: 'GD11X5',
    name: { zh: '广东11选5', en: 'Guangdong 11x5' },
    ...STATE,
    ...windows(1200, shortDayNumber(2), ['9:30-23:10']),
  },
  {
    id: 27,
    code: 'JX11X5',
    name: { zh: '江西11选5', en: 'Jiangxi 11x5' },
    ...STATE,
    ...windows(1200, dayNumber(2), ['9:30-23:10']),
  },
  {
    id: 28,
    code: 'SD11X5',
    name: { zh: '山东11选5', en: 'Shandong 11x5' },
    ...STATE,
    ...windows(1200, shortDayNumber(2), ['9:01:40-23:01:40']),
  },
  {
    id: 29,
    code: 'JS11X5',
    name: { zh: '江苏11选5', en: 'Jiangsu 11x5' },
    ...STATE,
    ...windows(1200, shortDayNumber(2), ['8:46-22:06']),
  },
  {
    id: 30,
    code: 'SH11X5',
    name: { zh: '上海11选5', en: 'Shanghai 11x5' },
    ...STATE,
    ...windows(1200, dayNumber(2), ['9:21-24:01']),
  },
  {
    id: 31,
    code: 'AH11X5',
    name: { zh: '安徽11选5', en: 'Anhui 11x5' },
    ...STATE,
    ...windows(1200, shortDayNumber(2), ['9:01-22:01']),
  },
  {
    id: 32,
    code: 'LN11X5',
    name: { zh: '辽宁11选5', en: 'Liaoning 11x5' },
    ...STATE,
    ...windows(1200, shortDayNumber(2), ['9:09-22:29']),
  },
  {
    id: 33,
    code: 'HB11X5',
    name: { zh: '湖北11选5', en: 'Hubei 11x5' },
    ...STATE,
    ...windows(1200, shortDayNumber(2), ['8:55-21:55']),
  },
];
