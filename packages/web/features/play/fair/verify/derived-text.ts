import type { MappingProgram } from '@fairlot/draw';
import type { Bilingual } from '@fairlot/rules/core/text';

type Op = MappingProgram['derive']['op'];

/** How the winning number is read off the numbers above it; nothing where it is these. */
export const DERIVED: Readonly<Record<Op, Bilingual | undefined>> = {
  same: undefined,
  ascending: {
    zh: '由小到大排列即为开奖号码。',
    en: 'Sorted ascending they are the winning number.',
  },
  ascendingParts: {
    zh: '各部分分别由小到大排列即为开奖号码。',
    en: 'Each part sorted ascending, they are the winning number.',
  },
  groupSums: {
    zh: '由小到大排列后按固定位置分组求和，取个位数。',
    en: 'Sorted ascending and added up in fixed places; the last digit of each sum counts.',
  },
  setRank: {
    zh: '由小到大第 k 个号码 n 取组合数 C(n−1, k)，总和即该组合的序号，取其末五位。',
    en: 'C(n − 1, k) of each k-th smallest number n adds up to the rank of the set; its last five digits count.',
  },
  digitSum: {
    zh: '各位数字之和的个位为首位，后面是最后四位。',
    en: 'The last digit of the sum of all digits comes first, then the last four digits.',
  },
  fromRight: {
    zh: '从右往左取符合范围的字符，再由左至右写出。',
    en: 'Digits within the range are taken from the right, then written from left to right.',
  },
  hashStream: {
    zh: '以「哈希:彩种:序号」的 SHA-256 字节流依次抽取。',
    en: 'Drawn on the bytes of SHA-256 of hash, game and counter.',
  },
};
