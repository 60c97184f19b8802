import { STATE_CALENDAR } from '../calendar.ts';
import { dayNumber, fed, runningFrom, shortDayNumber, windows, type Row } from './row.ts';

const STATE = { ...fed('k3'), calendar: STATE_CALENDAR };

/** 快3 of the provinces. */
export const K3_OFFICIAL: readonly Row[] = [
  {
    id: 39,
    code: 'JSK3',
    name: { zh: '江苏快三', en: 'Jiangsu Dice' },
    ...STATE,
    ...windows(1200, dayNumber(3), ['8:50-22:10']),
  },
  {
    id: 40,
    code: 'AHK3',
    name: { zh: '安徽快三', en: 'Anhui Dice' },
    ...STATE,
    ...windows(1200, dayNumber(3), ['9:00-22:00']),
  },
  {
    id: 41,
    code: 'HUBK3',
    name: { zh: '湖北快三', en: 'Hubei Dice' },
    ...STATE,
    ...windows(1200, dayNumber(3), ['9:20-22:00']),
  },
  {
    id: 42,
    code: 'JLK3',
    name: { zh: '吉林快三', en: 'Jilin Dice' },
    ...STATE,
    ...windows(1200, shortDayNumber(3), ['8:40-21:40']),
  },
  {
    id: 43,
    code: 'GXK3',
    name: { zh: '广西快三', en: 'Guangxi Dice' },
    ...STATE,
    ...windows(1200, shortDayNumber(3), ['9:30-22:30']),
  },
  {
    id: 44,
    code: 'HEBK3',
    name: { zh: '河北快三', en: 'Hebei Dice' },
    ...STATE,
    ...windows(1200, dayNumber(3), ['8:50-22:10']),
  },
  {
    id: 45,
    code: 'BJK3',
    name: { zh: '北京快三', en: 'Beijing Dice' },
    ...STATE,
    ...windows(1200, runningFrom(210_001), ['9:20-23:40']),
  },
];
