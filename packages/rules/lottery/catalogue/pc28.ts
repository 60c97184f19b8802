import { STATE_CALENDAR } from '../calendar.ts';
import { drawn, every, readOff, runningFrom, windows, type Row } from './row.ts';

const PC28 = drawn('pc28');

/** 28: three digits by their sum. What is read off a keno is drawn with that one. */
export const PC28_ROWS: readonly Row[] = [
  { id: 67, code: 'PC1', name: { zh: '一分28', en: 'Lucky 28 · 1 min' }, ...PC28, ...every(60) },
  { id: 71, code: 'PC3', name: { zh: '三分28', en: 'Lucky 28 · 3 min' }, ...PC28, ...every(180) },
  { id: 73, code: 'PC5', name: { zh: '五分28', en: 'Lucky 28 · 5 min' }, ...PC28, ...every(300) },
  {
    id: 74,
    code: 'PCDD',
    name: { zh: 'PC蛋蛋', en: 'PC DanDan 28' },
    ...readOff('pc28', 'BJKL8', 'kenoPcdd'),
    ...windows(300, runningFrom(1_100_001), ['9:05-23:55']),
    calendar: STATE_CALENDAR,
  },
  {
    id: 75,
    code: 'CA28',
    name: { zh: '加拿大28', en: 'Canada 28' },
    ...readOff('pc28', 'CAKENO', 'keno28'),
    isOverseas: true,
    ...windows(210, runningFrom(3_250_001), ['21:00-44:00'], {
      mondayLateSeconds: 3_600,
      isSummerEarlier: true,
    }),
  },
  {
    id: 76,
    code: 'TW28',
    name: { zh: '台湾28', en: 'Taiwan 28' },
    ...readOff('pc28', 'TWBINGO', 'keno28'),
    isOverseas: true,
    ...windows(300, runningFrom(1_150_001), ['7:05-23:55']),
  },
];
