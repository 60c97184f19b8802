import { definePlay } from '../define.ts';
import { sides, sidesOf } from '../rule/sides.ts';
import { sumPick } from '../rule/sum-pick.ts';
import { SIZE_AND_PARITY, SUM } from '../section.ts';
import { PK10 } from './face.ts';
import { FIRST_TWO } from './front2.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Play } from '../play.ts';

/** Ordered pairs of different cars with each sum, 3 to 19 (plays.md section 2.1). */
export const SUMS = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
/** Triples, 6 to 27. */
const SUMS_OF_3 = [
  6, 6, 12, 18, 24, 30, 42, 48, 54, 60, 60, 60, 60, 54, 48, 42, 30, 24, 18, 12, 6, 6,
];

export const FIRST_THREE = [0, 1, 2];
const LAST_THREE = [7, 8, 9];

const PLACE = {
  family: PK10,
  style: 'official',
  group: { code: 'sum', name: { zh: '和值', en: 'Sum' } },
} as const;

type Ranks = {
  readonly code: string;
  readonly at: readonly number[];
  /** As a play is called: 前三 / First three. */
  readonly name: Bilingual;
  /** As they are called in a sentence: 前三名 / the first three. */
  readonly said: Bilingual;
};

const sumPlay = (id: number, { code, at, name, said }: Ranks): Play => {
  const [from, sums] = at.length === 2 ? [3, SUMS] : [6, SUMS_OF_3];
  const to = from + sums.length - 1;
  return definePlay(
    PLACE,
    {
      id,
      code: `sum.${code}`,
      section: SUM,
      name: { zh: `${name.zh}和值`, en: `Sum of ${name.en}` },
      rule: {
        zh: `选择 ${from} 至 ${to}，${said.zh}的车号之和与所选和值相同，即中奖。各和值的奖金不同。`,
        en: `Pick sums from ${from} to ${to}. The numbers of ${said.en} must add up to one; each sum has its own prize.`,
      },
      example: at.length === 2 ? '3,19' : '6,27',
    },
    sumPick(at, from, sums),
  );
};

const sidesPlay = (
  id: number,
  { code, at, name, said }: Ranks,
  big: number,
  wins: readonly [number, number, number, number],
): Play =>
  definePlay(
    PLACE,
    {
      id,
      code: `sumbs.${code}`,
      section: SIZE_AND_PARITY,
      name: { zh: `${name.zh}大小单双`, en: `Sides of ${name.en}` },
      rule: {
        zh: `${said.zh}的车号之和：大为 ${big} 或以上，小为 ${big - 1} 或以下，与所选相符即中奖。`,
        en: `The numbers of ${said.en} together: big is ${big} or more, small ${big - 1} or less. Each side that the sum has wins.`,
      },
      example: '大,单',
    },
    sides({ label: SUM }, { at, big, outcomes: wins[0] + wins[1] }, sidesOf(wins)),
  );

const GY: Ranks = {
  code: 'gy',
  at: FIRST_TWO,
  name: { zh: '冠亚', en: 'the first two' },
  said: { zh: '冠军与亚军', en: 'champion and second' },
};
const SW: Ranks = {
  code: 'sw',
  at: [0, 9],
  name: { zh: '首尾', en: 'first and last' },
  said: { zh: '冠军与第十名', en: 'champion and tenth' },
};
const Q3: Ranks = {
  code: 'q3',
  at: FIRST_THREE,
  name: { zh: '前三', en: 'the first three' },
  said: { zh: '前三名', en: 'the first three' },
};
const H3: Ranks = {
  code: 'h3',
  at: LAST_THREE,
  name: { zh: '后三', en: 'the last three' },
  said: { zh: '后三名', en: 'the last three' },
};

/** 和值 and its sides. */
export const sums: readonly Play[] = [
  sumPlay(5033, GY),
  sumPlay(5034, SW),
  sumPlay(5035, Q3),
  sumPlay(5036, H3),
  sidesPlay(5037, GY, 12, [40, 50, 50, 40]),
  sidesPlay(5038, Q3, 17, [360, 360, 360, 360]),
  sidesPlay(5039, H3, 17, [360, 360, 360, 360]),
];
