import type { Bilingual } from '../../core/text.ts';

/** What is said of a number of 1 to 20 (plays.md section 3.7). */
export type Attribute = {
  readonly code: string;
  readonly name: Bilingual;
  holds(number: number): boolean;
};

/** 大: 11 to 20. */
export const isBig = (number: number): boolean => number > 10;
export const isBigTail = (number: number): boolean => number % 10 >= 5;
/** The two digits together: 合单 of 12, which is 3. */
export const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);

/** 方位: 东 01, 05, 09, 13, 17; 南 02 ...; 西 03 ...; 北 04 .... */
export const DIRECTIONS: readonly Attribute[] = [
  { code: 'east', name: { zh: '东', en: 'East' }, holds: (number) => number % 4 === 1 },
  { code: 'south', name: { zh: '南', en: 'South' }, holds: (number) => number % 4 === 2 },
  { code: 'west', name: { zh: '西', en: 'West' }, holds: (number) => number % 4 === 3 },
  { code: 'north', name: { zh: '北', en: 'North' }, holds: (number) => number % 4 === 0 },
];

/** 中 01 to 07, 发 08 to 14, 白 15 to 20. */
export const DRAGONS: readonly Attribute[] = [
  { code: 'zhong', name: { zh: '中', en: 'Red' }, holds: (number) => number <= 7 },
  { code: 'fa', name: { zh: '发', en: 'Green' }, holds: (number) => number > 7 && number <= 14 },
  { code: 'bai', name: { zh: '白', en: 'White' }, holds: (number) => number > 14 },
];

export const SIDES: readonly Attribute[] = [
  { code: 'big', name: { zh: '大', en: 'Big' }, holds: isBig },
  { code: 'small', name: { zh: '小', en: 'Small' }, holds: (number) => !isBig(number) },
  { code: 'odd', name: { zh: '单', en: 'Odd' }, holds: (number) => number % 2 === 1 },
  { code: 'even', name: { zh: '双', en: 'Even' }, holds: (number) => number % 2 === 0 },
  { code: 'tbig', name: { zh: '尾大', en: 'Tail big' }, holds: isBigTail },
  { code: 'tsmall', name: { zh: '尾小', en: 'Tail small' }, holds: (number) => !isBigTail(number) },
  {
    code: 'hodd',
    name: { zh: '合单', en: 'Digits odd' },
    holds: (number) => digitSum(number) % 2 === 1,
  },
  {
    code: 'heven',
    name: { zh: '合双', en: 'Digits even' },
    holds: (number) => digitSum(number) % 2 === 0,
  },
];

/** All of them: of the sides, directions and dragons each number has one a kind. */
export const ATTRIBUTES: readonly Attribute[] = [...SIDES, ...DIRECTIONS, ...DRAGONS];

/** The one of some that exclude one another. */
export const indexOf = (attributes: readonly Attribute[], number: number): number =>
  attributes.findIndex(({ holds }) => holds(number));
