import { mills } from '../../core/money.ts';
import { STATE_CALENDAR } from '../calendar.ts';
import { daily, fed, type Row } from './row.ts';

const calendar = STATE_CALENDAR;
/** First prizes are that high: a limit below them would leave nothing to play for. */
const prizeLimit = mills(50_000_000_000n);

/** 全国大盘: the lotteries of the whole country. */
export const STATE_ROWS: readonly Row[] = [
  {
    id: 99,
    code: 'PL5',
    name: { zh: '排列五', en: 'Array 5' },
    ...fed('pl5'),
    ...daily('21:25', 1_500),
    calendar,
    prizeLimit,
  },
  {
    id: 100,
    code: 'QXC',
    name: { zh: '七星彩', en: 'Seven Star' },
    ...fed('qxc'),
    ...daily('21:25', 1_500, [2, 5, 7]),
    calendar,
    prizeLimit,
  },
  {
    id: 101,
    code: 'SSQ',
    name: { zh: '双色球', en: 'Double Colour Ball' },
    ...fed('ssq'),
    ...daily('21:15', 4_500, [2, 4, 7]),
    calendar,
    prizeLimit,
  },
  {
    id: 102,
    code: 'DLT',
    name: { zh: '大乐透', en: 'Super Lotto' },
    ...fed('dlt'),
    ...daily('21:25', 1_500, [1, 3, 6]),
    calendar,
    prizeLimit,
  },
  {
    id: 103,
    code: 'QLC',
    name: { zh: '七乐彩', en: 'Seven Happy' },
    ...fed('qlc'),
    ...daily('21:15', 4_500, [1, 3, 5]),
    calendar,
    prizeLimit,
  },
];
