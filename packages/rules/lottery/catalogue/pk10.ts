import { STATE_CALENDAR } from '../calendar.ts';
import { dayNumber, drawn, every, fed, INSTANT, runningFrom, windows, type Row } from './row.ts';

const PK10 = drawn('pk10');
const OVERSEAS = { ...fed('pk10'), isOverseas: true } as const;

/** 赛车 and 飞艇: ten in the order of arrival. */
export const PK10_ROWS: readonly Row[] = [
  { id: 46, code: 'PKMMC', name: { zh: '秒秒赛车', en: 'Racing · Instant' }, ...PK10, ...INSTANT },
  {
    id: 47,
    code: 'PK1',
    name: { zh: '一分赛车', en: 'Racing · 1 min' },
    ...PK10,
    ...every(60),
    sort: 7,
  },
  {
    id: 48,
    code: 'PK3',
    name: { zh: '三分赛车', en: 'Racing · 3 min' },
    ...PK10,
    ...every(180),
    sort: 11,
  },
  { id: 49, code: 'PK5', name: { zh: '五分赛车', en: 'Racing · 5 min' }, ...PK10, ...every(300) },
  { id: 50, code: 'JSSC', name: { zh: '极速赛车', en: 'Racing · 75 s' }, ...PK10, ...every(75) },
  { id: 51, code: 'JSFT', name: { zh: '极速飞艇', en: 'Boats · 75 s' }, ...PK10, ...every(75) },
  {
    id: 52,
    code: 'BJPK10',
    name: { zh: '北京PK拾', en: 'Beijing PK10' },
    ...fed('pk10'),
    ...windows(1200, runningFrom(780_001), ['9:30-23:50']),
    calendar: STATE_CALENDAR,
  },
  {
    id: 53,
    code: 'XYFT',
    name: { zh: '幸运飞艇', en: 'Lucky Boats' },
    ...OVERSEAS,
    ...windows(300, dayNumber(3), ['13:09-28:04']),
  },
  {
    id: 54,
    code: 'SGFT',
    name: { zh: 'SG飞艇', en: 'SG Boats' },
    ...OVERSEAS,
    ...windows(300, dayNumber(3), ['13:04-27:59']),
  },
  {
    id: 55,
    code: 'AU10',
    name: { zh: '澳洲幸运10', en: 'Australia 10' },
    ...OVERSEAS,
    ...every(300, runningFrom(1_300_001)),
  },
];
