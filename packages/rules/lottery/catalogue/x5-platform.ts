import { drawn, every, INSTANT, type Row } from './row.ts';

const X5 = drawn('x5');

/** 11选5: five of eleven, drawn here. */
export const X5_PLATFORM: readonly Row[] = [
  { id: 22, code: 'X5MMC', name: { zh: '秒秒11选5', en: '11x5 · Instant' }, ...X5, ...INSTANT },
  { id: 23, code: 'X51', name: { zh: '一分11选5', en: '11x5 · 1 min' }, ...X5, ...every(60) },
  { id: 24, code: 'X53', name: { zh: '三分11选5', en: '11x5 · 3 min' }, ...X5, ...every(180) },
  { id: 25, code: 'X55', name: { zh: '五分11选5', en: '11x5 · 5 min' }, ...X5, ...every(300) },
];
