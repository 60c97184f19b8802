import { STATE_CALENDAR } from '../calendar.ts';
import { dayNumber, fed, windows, type Row } from './row.ts';

const STATE = { ...fed('ssc'), calendar: STATE_CALENDAR };

/** 时时彩: five digits of state lotteries. */
export const SSC_OFFICIAL: readonly Row[] = [
  {
    id: 19,
    code: 'CQSSC',
    name: { zh: '重庆欢乐生肖', en: 'Chongqing Five Digits' },
    ...STATE,
    ...windows(1200, dayNumber(3), ['0:30-3:10', '7:30-23:50']),
  },
  {
    id: 20,
    code: 'TJSSC',
    name: { zh: '天津时时彩', en: 'Tianjin Five Digits' },
    ...STATE,
    ...windows(1200, dayNumber(3), ['9:20-23:00']),
  },
  {
    id: 21,
    code: 'XJSSC',
    name: { zh: '新疆时时彩', en: 'Xinjiang Five Digits' },
    ...STATE,
    ...windows(1200, dayNumber(2), ['10:20-26:00']),
  },
];
