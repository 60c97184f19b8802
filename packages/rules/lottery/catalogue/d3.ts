import { STATE_CALENDAR } from '../calendar.ts';
import { daily, dayNumber, drawn, every, fed, windows, type Row } from './row.ts';

const D3 = drawn('d3');
const STATE = { ...fed('d3'), calendar: STATE_CALENDAR };

/** 3D and 排列三: three digits. */
export const D3_ROWS: readonly Row[] = [
  {
    id: 93,
    code: 'D31',
    name: { zh: '一分3D', en: 'Three Digits · 1 min' },
    ...D3,
    ...every(60),
    sort: 4,
  },
  { id: 94, code: 'D33', name: { zh: '三分3D', en: 'Three Digits · 3 min' }, ...D3, ...every(180) },
  { id: 95, code: 'D35', name: { zh: '五分3D', en: 'Three Digits · 5 min' }, ...D3, ...every(300) },
  {
    id: 96,
    code: 'FC3D',
    name: { zh: '福彩3D', en: 'State 3D' },
    ...STATE,
    ...daily('21:15', 900),
    sort: 5,
  },
  {
    id: 97,
    code: 'PL3',
    name: { zh: '排列三', en: 'Array 3' },
    ...STATE,
    ...daily('21:25', 1_500),
  },
  {
    id: 98,
    code: 'SHSSL',
    name: { zh: '上海时时乐', en: 'Shanghai 3D' },
    ...STATE,
    ...windows(1800, dayNumber(2), ['10:30-21:30']),
  },
];
