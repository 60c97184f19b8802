import { drawn, every, INSTANT, type Row } from './row.ts';

const K3 = drawn('k3');

/** 快3: three dice, drawn here. */
export const K3_PLATFORM: readonly Row[] = [
  {
    id: 34,
    code: 'K3MMC',
    name: { zh: '秒秒快三', en: 'Three Dice · Instant' },
    ...K3,
    ...INSTANT,
  },
  {
    id: 35,
    code: 'K31',
    name: { zh: '一分快三', en: 'Three Dice · 1 min' },
    ...K3,
    ...every(60),
    sort: 6,
  },
  { id: 36, code: 'K33', name: { zh: '三分快三', en: 'Three Dice · 3 min' }, ...K3, ...every(180) },
  { id: 37, code: 'K35', name: { zh: '五分快三', en: 'Three Dice · 5 min' }, ...K3, ...every(300) },
  {
    id: 38,
    code: 'K310',
    name: { zh: '十分快三', en: 'Three Dice · 10 min' },
    ...K3,
    ...every(600),
  },
];
