import { every, hashed, type Row } from './row.ts';

/** 哈希彩 of the other families. */
export const HASH_OTHERS: readonly Row[] = [
  {
    id: 111,
    code: 'HX51',
    name: { zh: '哈希11选5', en: 'Hash 11x5 · 1 min' },
    ...hashed('x5', 'tron', 'hashX5'),
    ...every(60),
  },
  {
    id: 112,
    code: 'HX55',
    name: { zh: '哈希五分11选5', en: 'Hash 11x5 · 5 min' },
    ...hashed('x5', 'tron', 'hashX5'),
    ...every(300),
  },
  {
    id: 113,
    code: 'HK31',
    name: { zh: '哈希快三', en: 'Hash Dice · 1 min' },
    ...hashed('k3', 'tron', 'hk31'),
    ...every(60),
  },
  {
    id: 114,
    code: 'HK35',
    name: { zh: '哈希五分快三', en: 'Hash Dice · 5 min' },
    ...hashed('k3', 'tron', 'hk35'),
    ...every(300),
  },
  {
    id: 115,
    code: 'HPK1',
    name: { zh: '哈希赛车', en: 'Hash Racing · 1 min' },
    ...hashed('pk10', 'tron', 'hpk1'),
    ...every(60),
  },
  {
    id: 116,
    code: 'HPK5',
    name: { zh: '哈希飞艇', en: 'Hash Boats · 5 min' },
    ...hashed('pk10', 'tron', 'hpk5'),
    ...every(300),
  },
  {
    id: 117,
    code: 'HLHC1',
    name: { zh: '哈希六合彩', en: 'Hash Mark Six · 1 min' },
    ...hashed('lhc', 'tron', 'hlhc1'),
    ...every(60),
  },
  {
    id: 118,
    code: 'HLHC5',
    name: { zh: '哈希五分六合彩', en: 'Hash Mark Six · 5 min' },
    ...hashed('lhc', 'tron', 'hlhc5'),
    ...every(300),
  },
  {
    id: 119,
    code: 'H281',
    name: { zh: '哈希28', en: 'Hash 28 · 1 min' },
    ...hashed('pc28', 'tron', 'h281'),
    ...every(60),
  },
  {
    id: 120,
    code: 'H3D1',
    name: { zh: '哈希3D', en: 'Hash 3D · 1 min' },
    ...hashed('d3', 'tron', 'h3d1'),
    ...every(60),
  },
];
