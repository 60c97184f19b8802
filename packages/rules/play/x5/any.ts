import { definePlay } from '../define.ts';
import { kenoPickDrag } from '../rule/keno-pick-drag.ts';
import { kenoPick } from '../rule/keno-pick.ts';
import { pickText } from '../rule/pick-text.ts';
import { tier } from '../rule/rule.ts';
import { ANY, BANKERS, TYPED } from '../section.ts';
import { NUMBERS, X5 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Play } from '../play.ts';
import type { Rule } from '../rule/rule.ts';

/** Five of the numbers 1 to 11. */
export const FIVE = { drawn: 5, numbers: NUMBERS };

const NUMERALS = '一二三四五六七八';

/** How many of a note of `size` numbers are drawn when it wins. */
const hitsOf = (size: number): number => Math.min(size, FIVE.drawn);
/** 任选六中五. */
const titleOf = (size: number): string =>
  `任选${NUMERALS[size - 1]}中${NUMERALS[hitsOf(size) - 1]}`;

/** One tier, named as the play. */
const named = <P>(rule: Rule<P>, size: number): Rule<P> => ({
  ...rule,
  tiers: rule.tiers.map(({ wins }) => tier('t1', titleOf(size), `Any ${size}`, wins)),
});

const winsZh = (size: number): string =>
  size > FIVE.drawn
    ? '一注包含全部五个开奖号码，即中奖。'
    : '一注的号码全部开出，不论位置，即中奖。';
const winsEn = (size: number): string =>
  size > FIVE.drawn
    ? 'A note wins when all five drawn numbers are in it.'
    : 'A note wins when all its numbers are drawn, wherever.';

const placeOf = (code: string, name: Bilingual) =>
  ({ family: X5, style: 'official', group: { code, name } }) as const;

const numbers = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => String(from + i).padStart(2, '0')).join();

/** 复式: numbers of which each choice of `size` is a note. */
const pool = (id: number, size: number): Play =>
  definePlay(
    placeOf('any', { zh: '任选', en: 'Any' }),
    {
      id,
      code: `any${size}`,
      section: ANY,
      name: { zh: `${titleOf(size)}复式`, en: `Any ${size}` },
      rule: {
        zh: `选择 ${size} 个或更多号码，每 ${size} 个为一注。${winsZh(size)}`,
        en: `Pick ${size} numbers or more; every ${size} of them are a note. ${winsEn(size)}`,
      },
      example: numbers(1, size + 1),
    },
    named(kenoPick(FIVE, size, [hitsOf(size)]), size),
  );

/** 单式: notes that are typed. */
const typed = (id: number, size: number): Play =>
  definePlay(
    placeOf('anyText', { zh: '任选单式', en: 'Any, typed' }),
    {
      id,
      code: `any${size}Text`,
      section: TYPED,
      name: { zh: `${titleOf(size)}单式`, en: `Any ${size}, typed` },
      rule: {
        zh: `手动输入号码，每注 ${size} 个不同的两位数号码，顺序不限，重复的号码只计一注。${winsZh(size)}`,
        en: `Type notes of ${size} different numbers, two digits each, in any order; repeats count once. ${winsEn(size)}`,
      },
      example: numbers(1, size),
    },
    named(pickText(FIVE, size), size),
  );

/** 胆拖: notes that all have the bankers. */
const drag = (id: number, size: number): Play =>
  definePlay(
    placeOf('anyDrag', { zh: '任选胆拖', en: 'Any, bankers' }),
    {
      id,
      code: `any${size}DT`,
      section: BANKERS,
      name: { zh: `${titleOf(size)}胆拖`, en: `Any ${size}, bankers` },
      rule: {
        zh: `选胆码和拖码，胆码在每一注中，由拖码补足 ${size} 个号码。${winsZh(size)}`,
        en: `Pick bankers and others. Bankers are in every note, the others fill it up to ${size}. ${winsEn(size)}`,
      },
      example: `01|${numbers(2, size)}`,
    },
    named(kenoPickDrag(FIVE, size, [hitsOf(size)]), size),
  );

/** The ids of 复式, 单式 and 胆拖 by their size; there are no bankers of one. */
const IDS: readonly (readonly [number, number, number?])[] = [
  [3031, 3032],
  [3033, 3034, 3035],
  [3036, 3037, 3038],
  [3039, 3040, 3041],
  [3042, 3043, 3044],
  [3045, 3046, 3047],
  [3048, 3049, 3050],
  [3051, 3052, 3053],
];

/** 任选 of one to eight numbers, typed too, and with bankers. */
export const any: readonly Play[] = [
  ...IDS.map(([id], i) => pool(id, i + 1)),
  ...IDS.map(([, id], i) => typed(id, i + 1)),
  ...IDS.flatMap(([, , id], i) => (id === undefined ? [] : [drag(id, i + 1)])),
];
