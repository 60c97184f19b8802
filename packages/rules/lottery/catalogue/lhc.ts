import { LISTED_CALENDAR } from '../calendar.ts';
import { daily, drawn, every, fed, type Row } from './row.ts';

const LHC = drawn('lhc');
const OVERSEAS = { ...fed('lhc'), isOverseas: true } as const;

/** Mostly Tuesday, Thursday and Saturday: the days are published one by one, and often moved for races. */
const HONG_KONG_DAYS = [2, 4, 6];

/** 六合彩: six of forty-nine and the special number. */
export const LHC_ROWS: readonly Row[] = [
  {
    id: 85,
    code: 'LHC1',
    name: { zh: '一分六合彩', en: 'Mark Six · 1 min' },
    ...LHC,
    ...every(60),
    sort: 9,
  },
  {
    id: 86,
    code: 'LHC3',
    name: { zh: '三分六合彩', en: 'Mark Six · 3 min' },
    ...LHC,
    ...every(180),
  },
  {
    id: 87,
    code: 'LHC5',
    name: { zh: '五分六合彩', en: 'Mark Six · 5 min' },
    ...LHC,
    ...every(300),
  },
  {
    id: 88,
    code: 'LHC10',
    name: { zh: '十分六合彩', en: 'Mark Six · 10 min' },
    ...LHC,
    ...every(600),
  },
  {
    id: 89,
    code: 'HKLHC',
    name: { zh: '香港六合彩', en: 'Hong Kong Mark Six' },
    ...OVERSEAS,
    ...daily('21:30', 900, HONG_KONG_DAYS),
    calendar: LISTED_CALENDAR,
  },
  {
    id: 90,
    code: 'MOLHC',
    name: { zh: '新澳门六合彩', en: 'New Macau Mark Six' },
    ...OVERSEAS,
    ...daily('21:32:32', 900),
  },
  {
    id: 91,
    code: 'MOLHC2',
    name: { zh: '老澳门六合彩', en: 'Old Macau Mark Six' },
    ...OVERSEAS,
    ...daily('22:30', 900),
  },
  {
    id: 92,
    code: 'TWLOTTO',
    name: { zh: '台湾大乐透', en: 'Taiwan Lotto 6/49' },
    ...OVERSEAS,
    // Draws are added on other days around Spring Festival.
    ...daily('20:30', 900, [2, 5]),
    calendar: LISTED_CALENDAR,
  },
];
