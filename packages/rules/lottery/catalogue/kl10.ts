import { STATE_CALENDAR } from '../calendar.ts';
import { dayNumber, drawn, every, fed, runningFrom, windows, type Row } from './row.ts';

const KL10 = drawn('kl10');
const STATE = { ...fed('kl10'), calendar: STATE_CALENDAR };

/** 快乐十分: eight of twenty in their order. */
export const KL10_ROWS: readonly Row[] = [
  {
    id: 77,
    code: 'KT1',
    name: { zh: '一分快乐十分', en: 'Happy Ten · 1 min' },
    ...KL10,
    ...every(60),
  },
  {
    id: 78,
    code: 'KT5',
    name: { zh: '五分快乐十分', en: 'Happy Ten · 5 min' },
    ...KL10,
    ...every(300),
  },
  {
    id: 79,
    code: 'GDKL10',
    name: { zh: '广东快乐十分', en: 'Guangdong Happy Ten' },
    ...STATE,
    ...windows(1200, dayNumber(2), ['9:20-23:00']),
  },
  {
    id: 80,
    code: 'CQXYNC',
    name: { zh: '重庆幸运农场', en: 'Chongqing Lucky Farm' },
    ...STATE,
    ...windows(1200, dayNumber(3), ['0:20-3:00', '7:20-23:40']),
  },
  {
    id: 83,
    code: 'TJKL10',
    name: { zh: '天津快乐十分', en: 'Tianjin Happy Ten' },
    ...STATE,
    ...windows(1200, dayNumber(2), ['9:20-23:00']),
  },
  {
    id: 84,
    code: 'AU8',
    name: { zh: '澳洲幸运8', en: 'Australia 8' },
    ...fed('kl10'),
    isOverseas: true,
    ...every(300, runningFrom(1_500_001)),
  },
];
