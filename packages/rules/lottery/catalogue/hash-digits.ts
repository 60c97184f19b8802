import { every, hashed, type Row } from './row.ts';

/** 哈希彩 of five digits: the last five of a block, or the five before them where two games share its chain. */
export const HASH_DIGITS: readonly Row[] = [
  {
    id: 104,
    code: 'TRX15S',
    name: { zh: '波场15秒彩', en: 'TRON · 15 s' },
    ...hashed('ssc', 'tron', 'hashSsc'),
    ...every(15),
  },
  {
    id: 105,
    code: 'HASH1',
    name: { zh: '哈希分分彩', en: 'Hash Digits · 1 min' },
    ...hashed('ssc', 'tron', 'hashSscNext'),
    ...every(60),
  },
  {
    id: 106,
    code: 'HASH3',
    name: { zh: '哈希三分彩', en: 'Hash Digits · 3 min' },
    ...hashed('ssc', 'tron', 'hashSscNext'),
    ...every(180),
  },
  {
    id: 107,
    code: 'HASH5',
    name: { zh: '哈希五分彩', en: 'Hash Digits · 5 min' },
    ...hashed('ssc', 'tron', 'hashSscNext'),
    ...every(300),
  },
  {
    id: 108,
    code: 'TRX1',
    name: { zh: '波场分分彩', en: 'TRON · 1 min' },
    ...hashed('ssc', 'tron', 'hashSsc'),
    ...every(60),
  },
  {
    id: 109,
    code: 'ETH1',
    name: { zh: '以太坊分分彩', en: 'Ethereum · 1 min' },
    ...hashed('ssc', 'ethereum', 'hashSsc'),
    ...every(60),
  },
  {
    id: 110,
    code: 'BNB1',
    name: { zh: '币安分分彩', en: 'BNB · 1 min' },
    ...hashed('ssc', 'bnb', 'hashSsc'),
    ...every(60),
  },
];
