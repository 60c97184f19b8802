import { NUMBERS } from './special-number.ts';
import type { Bilingual } from '../../core/text.ts';
import type { PlayRow } from '../define.ts';

// What the plays on the special number are called, and their rules.

const SIDES: Bilingual = { zh: '两面', en: 'Two sides' };
const COLOURS: Bilingual = { zh: '色波', en: 'Colours' };
const ANIMALS: Bilingual = { zh: '生肖', en: 'By animal' };

const TIE_ZH = '开出 49 退还本金。';
const TIE_EN = '49 gives the stake back.';

export const HEAD: PlayRow = {
  id: 8007,
  code: 'te.head',
  section: NUMBERS,
  name: { zh: '特码头数', en: 'Special tens digit' },
  rule: {
    zh: '猜特码的十位数字，01 至 09 为 0 头；49 计算在内。',
    en: 'The tens digit of the special number, 0 for 01 to 09; 49 counts.',
  },
  example: '0',
};

export const TAIL: PlayRow = {
  id: 8008,
  code: 'te.tail',
  section: NUMBERS,
  name: { zh: '特码尾数', en: 'Special last digit' },
  rule: {
    zh: '猜特码的个位数字，0 尾有四个号码，其余各五个；49 计算在内。',
    en: 'The last digit of the special number. 0 has four numbers, the others five; 49 counts.',
  },
  example: '0',
};

export const ELEMENT: PlayRow = {
  id: 8010,
  code: 'te.element',
  section: NUMBERS,
  name: { zh: '五行', en: 'Special element' },
  rule: {
    zh: '猜特码的五行。号码的五行按开奖日所在农历年的纳音推算，每年不同；49 计算在内。',
    en: 'The element of the special number. Which numbers an element has goes by the lunar year of the draw; 49 counts.',
  },
  example: 'metal',
};

export const TWO: PlayRow = {
  id: 8002,
  code: 'te.two',
  section: SIDES,
  name: { zh: '特码两面', en: 'Special two sides' },
  rule: {
    zh: `特码 25 至 48 为大，01 至 24 为小；合为十位与个位之和，7 及以上为合大；个位 5 及以上为尾大。${TIE_ZH}`,
    en: `Big is 25 to 48. Digits: tens and units added, big from 7. Last digit: big from 5. ${TIE_EN}`,
  },
  example: 'big',
};

export const QUAD: PlayRow = {
  id: 8003,
  code: 'te.quad',
  section: SIDES,
  name: { zh: '特码半特', en: 'Special size and parity' },
  rule: {
    zh: `同时猜特码的大小与单双，25 至 48 为大。${TIE_ZH}`,
    en: `Size and parity of the special number together; big is 25 to 48. ${TIE_EN}`,
  },
  example: 'bo',
};

export const COLOUR: PlayRow = {
  id: 8004,
  code: 'te.color',
  section: COLOURS,
  name: { zh: '特码色波', en: 'Special colour' },
  rule: {
    zh: '猜特码的波色，红波十七个号码，蓝波、绿波各十六个；49 为绿波。',
    en: 'The colour of the special number. Red has seventeen numbers, blue and green sixteen each; 49 is green.',
  },
  example: 'red',
};

export const HALF: PlayRow = {
  id: 8005,
  code: 'te.half',
  section: COLOURS,
  name: { zh: '特码半波', en: 'Special half wave' },
  rule: {
    zh: `同时猜特码的波色与大小、单双或合数单双。${TIE_ZH}`,
    en: `The colour of the special number together with its size, its parity or that of its digits added. ${TIE_EN}`,
  },
  example: 'redbig',
};

export const QUARTER: PlayRow = {
  id: 8006,
  code: 'te.quarter',
  section: COLOURS,
  name: { zh: '特码半半波', en: 'Special quarter wave' },
  rule: {
    zh: `同时猜特码的波色、大小与单双。${TIE_ZH}`,
    en: `Colour, size and parity of the special number together. ${TIE_EN}`,
  },
  example: 'redbigodd',
};

export const ANIMAL: PlayRow = {
  id: 8009,
  code: 'te.zodiac',
  section: ANIMALS,
  name: { zh: '特肖', en: 'Special animal' },
  rule: {
    zh: '所选生肖与特码的生肖相同，即中奖；49 计算在内。生肖按开奖日所在农历年计算，本年生肖有五个号码，其余各四个。',
    en: 'The special number belongs to the animal, by the lunar year of the draw; 49 counts. The animal of the year has five numbers, the others four.',
  },
  example: 'horse',
};

export const ANIMAL_GROUP: PlayRow = {
  id: 8011,
  code: 'te.zgroup',
  section: ANIMALS,
  name: { zh: '家野/天地/前后/男女肖', en: 'Special animal groups' },
  rule: {
    zh: `猜特码的生肖属于哪一类。家禽：牛马羊鸡狗猪；天肖：牛兔龙马猴猪；前肖：鼠牛虎兔龙蛇；男肖：鼠牛虎龙马猴狗；其余为野兽、地肖、后肖、女肖。${TIE_ZH}`,
    en: `The kind of the animal of the special number. Domestic: ox, horse, goat, rooster, dog, pig. Sky: ox, rabbit, dragon, horse, monkey, pig. Front: rat to snake. Male: rat, ox, tiger, dragon, horse, monkey, dog. The others are wild, ground, rear and female. ${TIE_EN}`,
  },
  example: 'home',
};

export const SET: PlayRow = {
  id: 8012,
  code: 'te.hexiao',
  section: ANIMALS,
  name: { zh: '合肖(中)', en: 'Set of animals' },
  rule: {
    zh: '选择一至十一个生肖为一注，特码的生肖在所选之中，即中奖；开出 49 退还本金。生肖按开奖日所在农历年计算。',
    en: 'Pick one to eleven animals as one note. The animal of the special number is among them; 49 gives the stake back.',
  },
  example: '鼠,牛',
};

export const SET_NOT: PlayRow = {
  id: 8013,
  code: 'te.hexiaoNot',
  section: ANIMALS,
  name: { zh: '合肖(不中)', en: 'Set that misses' },
  rule: {
    zh: '选择一至十个生肖为一注，特码的生肖不在所选之中，即中奖；开出 49 退还本金。生肖按开奖日所在农历年计算。',
    en: 'Pick one to ten animals as one note. The animal of the special number is not among them; 49 gives the stake back.',
  },
  example: '鼠,牛',
};

export const SIX: PlayRow = {
  id: 8014,
  code: 'te.liuxiao',
  section: ANIMALS,
  name: { zh: '六肖(特码)', en: 'Six animals' },
  rule: {
    zh: '选择六个或更多生肖，每六个为一注，特码的生肖在其中即中奖；开出 49 退还本金。生肖按开奖日所在农历年计算。',
    en: 'Pick six animals or more, each set of six a note. The animal of the special number is among them; 49 gives the stake back.',
  },
  example: '鼠,牛,虎,兔,龙,蛇,马',
};

/** 家禽 and 野兽, 天肖 and 地肖, 前肖 and 后肖, 男肖 and 女肖. */
export const ANIMAL_GROUPS: readonly {
  readonly code: string;
  readonly name: Bilingual;
  readonly animals: string;
}[] = [
  { code: 'home', name: { zh: '家禽', en: 'Domestic' }, animals: '牛马羊鸡狗猪' },
  { code: 'wild', name: { zh: '野兽', en: 'Wild' }, animals: '鼠虎兔龙蛇猴' },
  { code: 'sky', name: { zh: '天肖', en: 'Sky' }, animals: '牛兔龙马猴猪' },
  { code: 'ground', name: { zh: '地肖', en: 'Ground' }, animals: '鼠虎蛇羊鸡狗' },
  { code: 'fore', name: { zh: '前肖', en: 'Front' }, animals: '鼠牛虎兔龙蛇' },
  { code: 'rear', name: { zh: '后肖', en: 'Rear' }, animals: '马羊猴鸡狗猪' },
  { code: 'male', name: { zh: '男肖', en: 'Male' }, animals: '鼠牛虎龙马猴狗' },
  { code: 'female', name: { zh: '女肖', en: 'Female' }, animals: '兔蛇羊鸡猪' },
];
