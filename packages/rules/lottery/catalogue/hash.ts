import { every, hashed, type Row } from './row.ts';

const HASH = hashed('hash', 'tron', 'hash');

/** 哈希彩 of the sixty-four characters themselves. */
export const HASH_ROWS: readonly Row[] = [
  {
    id: 121,
    code: 'HXDS1',
    name: { zh: '哈希单双', en: 'Hash · Odd/Even' },
    ...HASH,
    ...every(60),
    sort: 10,
  },
  {
    id: 122,
    code: 'HXDS3',
    name: { zh: '哈希三分单双', en: 'Hash · Odd/Even 3 min' },
    ...HASH,
    ...every(180),
  },
  {
    id: 123,
    code: 'HXZX1',
    name: { zh: '哈希庄闲', en: 'Hash · Banker/Player' },
    ...HASH,
    ...every(60),
  },
  { id: 124, code: 'HXNN1', name: { zh: '哈希牛牛', en: 'Hash · Bull' }, ...HASH, ...every(60) },
  { id: 125, code: 'HXXY1', name: { zh: '幸运哈希', en: 'Hash · Lucky' }, ...HASH, ...every(60) },
];
