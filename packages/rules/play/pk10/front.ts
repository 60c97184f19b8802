import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { directDistinct } from '../rule/direct-distinct.ts';
import { distinctText } from '../rule/distinct-text.ts';
import { groupSet } from '../rule/group-set.ts';
import { DIRECT, GROUP, TYPED } from '../section.ts';
import { PK10 } from './face.ts';
import type { Play } from '../play.ts';

const NUMERALS = '一二三四五六';
const CARS = 10;

/** The first or last ranks of a race, under a tab of their own. */
type Ranks = {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly at: readonly number[];
};

const firstRanks = (count: number): Ranks => ({
  code: `front${count}`,
  zh: `前${NUMERALS[count - 1]}`,
  en: `Front ${count}`,
  at: Array.from({ length: count }, (_, rank) => rank),
});

const lastRanks = (count: number): Ranks => ({
  code: `back${count}`,
  zh: `后${NUMERALS[count - 1]}`,
  en: `Last ${count}`,
  at: Array.from({ length: count }, (_, rank) => CARS - count + rank),
});

const placeOf = ({ code, zh, en }: Ranks) =>
  ({ family: PK10, style: 'official', group: { code, name: { zh, en } } }) as const;

const cars = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => String(from + i).padStart(2, '0')).join();

/** 直选复式: a row of cars a rank. */
const direct = (id: number, ranks: Ranks): Play =>
  definePlay(
    placeOf(ranks),
    {
      id,
      code: `${ranks.code}.direct`,
      section: DIRECT,
      name: { zh: `${ranks.zh}直选复式`, en: `${ranks.en} direct` },
      rule: {
        zh: `每个名次至少选一个号码，所选号码与开奖的${ranks.zh}名相同且顺序一致，即中奖。同一辆车不能得两个名次。`,
        en: `Pick cars for each rank. All ${ranks.at.length} must arrive as picked; one car cannot take two ranks.`,
      },
      example: ['01,02', ...ranks.at.slice(1).map((_, i) => cars(i + 3, 1))].join('|'),
    },
    directDistinct(ranks.at, headsAt(PK10, ranks.at), CARS),
  );

/** 直选单式: orders of arrival, typed. */
const directText = (id: number, ranks: Ranks): Play =>
  definePlay(
    placeOf(ranks),
    {
      id,
      code: `${ranks.code}.directText`,
      section: TYPED,
      name: { zh: `${ranks.zh}直选单式`, en: `${ranks.en} typed` },
      rule: {
        zh: `手动输入号码，每注 ${ranks.at.length} 个不同的两位数号码，与开奖的${ranks.zh}名相同且顺序一致，即中奖。重复的号码只计一注。`,
        en: `Type notes of ${ranks.at.length} different cars, two digits each. All must arrive in that order; repeats count once.`,
      },
      example: cars(1, ranks.at.length),
    },
    distinctText(ranks.at, CARS),
  );

/** 组选复式: cars in any order. */
const group = (id: number, ranks: Ranks): Play =>
  definePlay(
    placeOf(ranks),
    {
      id,
      code: `${ranks.code}.group`,
      section: GROUP,
      name: { zh: `${ranks.zh}组选复式`, en: `${ranks.en} group` },
      rule: {
        zh: `至少选 ${ranks.at.length} 个号码，开奖的${ranks.zh}名均在所选号码之中，顺序不限，即中奖。`,
        en: `Pick ${ranks.at.length} cars or more. The first ${ranks.at.length} must all be among them, in any order.`,
      },
      example: '01,02,03,04',
    },
    groupSet(ranks.at, CARS),
  );

const [two, three, four, five, six] = [2, 3, 4, 5, 6].map(firstRanks) as [
  Ranks,
  Ranks,
  Ranks,
  Ranks,
  Ranks,
];

/** 前二 but for what stands at once. */
export const moreOfFront2: readonly Play[] = [directText(5003, two), group(5012, two)];

/** 前三 to 前六. */
export const fronts: readonly Play[] = [
  direct(5004, three),
  directText(5005, three),
  group(5014, three),
  direct(5006, four),
  directText(5007, four),
  direct(5008, five),
  directText(5009, five),
  direct(5010, six),
  directText(5011, six),
];

/** 后二, 后三. */
export const backs: readonly Play[] = [direct(5013, lastRanks(2)), direct(5015, lastRanks(3))];
