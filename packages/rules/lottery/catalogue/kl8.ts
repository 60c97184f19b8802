import { mills } from '../../core/money.ts';
import { STATE_CALENDAR } from '../calendar.ts';
import { daily, drawn, every, fed, runningFrom, windows, type Row } from './row.ts';

const KL8 = drawn('kl8');
const STATE = { ...fed('kl8'), calendar: STATE_CALENDAR };
const OVERSEAS = { ...fed('kl8'), isOverseas: true } as const;

/** A note of keno pays more than what the house pays for one bet. */
const PRIZE_LIMIT = { prizeLimit: mills(3_000_000_000n) };

/** 快乐8: twenty of eighty. */
export const KL8_ROWS: readonly Row[] = [
  {
    id: 56,
    code: 'KL81',
    name: { zh: '一分快乐8', en: 'Keno · 1 min' },
    ...KL8,
    ...every(60),
    ...PRIZE_LIMIT,
    sort: 8,
  },
  {
    id: 57,
    code: 'KL85',
    name: { zh: '五分快乐8', en: 'Keno · 5 min' },
    ...KL8,
    ...every(300),
    ...PRIZE_LIMIT,
  },
  {
    id: 58,
    code: 'BJKL8',
    name: { zh: '北京快乐8', en: 'Beijing Keno' },
    ...STATE,
    ...windows(300, runningFrom(1_100_001), ['9:05-23:55']),
    ...PRIZE_LIMIT,
  },
  {
    id: 59,
    code: 'FCKL8',
    name: { zh: '福彩快乐8', en: 'State Keno' },
    ...STATE,
    ...daily('21:30', 1_800),
    // The published first prize alone is 5,000,000.
    prizeLimit: mills(50_000_000_000n),
  },
  {
    id: 60,
    code: 'TWBINGO',
    name: { zh: '台湾宾果', en: 'Taiwan Bingo' },
    ...OVERSEAS,
    ...windows(300, runningFrom(1_150_001), ['7:05-23:55']),
    ...PRIZE_LIMIT,
  },
  {
    id: 61,
    code: 'CAKENO',
    name: { zh: '加拿大快乐8', en: 'Canada Keno' },
    ...OVERSEAS,
    ...windows(210, runningFrom(3_250_001), ['21:00-44:00'], {
      mondayLateSeconds: 3_600,
      isSummerEarlier: true,
    }),
    ...PRIZE_LIMIT,
  },
  {
    id: 63,
    code: 'AU20',
    name: { zh: '澳洲幸运20', en: 'Australia 20' },
    ...OVERSEAS,
    ...every(300, runningFrom(1_400_001)),
    ...PRIZE_LIMIT,
  },
];
