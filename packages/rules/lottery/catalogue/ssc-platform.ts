import { drawn, every, INSTANT, type Row } from './row.ts';

const SSC = drawn('ssc');

/** 分分彩: five digits, drawn here. */
export const SSC_PLATFORM: readonly Row[] = [
  { id: 1, code: 'MMC', name: { zh: '秒秒彩', en: 'Five Digits · Instant' }, ...SSC, ...INSTANT },
  {
    id: 4,
    code: 'FFC',
    name: { zh: '一分时时彩', en: 'Five Digits · 1 min' },
    ...SSC,
    ...every(60),
    sort: 1,
  },
  {
    id: 8,
    code: 'SSC3',
    name: { zh: '三分时时彩', en: 'Five Digits · 3 min' },
    ...SSC,
    ...every(180),
    sort: 2,
  },
  {
    id: 9,
    code: 'SSC5',
    name: { zh: '五分时时彩', en: 'Five Digits · 5 min' },
    ...SSC,
    ...every(300),
    sort: 3,
  },
  {
    id: 2,
    code: 'SSC15S',
    name: { zh: '15秒时时彩', en: 'Five Digits · 15 s' },
    ...SSC,
    ...every(15),
  },
  {
    id: 3,
    code: 'SSC30S',
    name: { zh: '30秒时时彩', en: 'Five Digits · 30 s' },
    ...SSC,
    ...every(30),
  },
  {
    id: 5,
    code: 'JSSSC',
    name: { zh: '极速时时彩', en: 'Five Digits · 75 s' },
    ...SSC,
    ...every(75),
  },
  {
    id: 6,
    code: 'SSC15',
    name: { zh: '1.5分时时彩', en: 'Five Digits · 90 s' },
    ...SSC,
    ...every(90),
  },
  {
    id: 7,
    code: 'SSC2',
    name: { zh: '二分时时彩', en: 'Five Digits · 2 min' },
    ...SSC,
    ...every(120),
  },
  {
    id: 10,
    code: 'SSC10',
    name: { zh: '十分时时彩', en: 'Five Digits · 10 min' },
    ...SSC,
    ...every(600),
  },
  {
    id: 11,
    code: 'ONL1',
    name: { zh: '在线分分彩', en: 'Online Count · 1 min' },
    ...drawn('ssc', 'online'),
    ...every(60),
  },
];
