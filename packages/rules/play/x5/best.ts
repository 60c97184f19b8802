import { mills } from '../../core/money.ts';
import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { bestThree } from '../rule/best-three.ts';
import { kenoPick } from '../rule/keno-pick.ts';
import { tier } from '../rule/rule.ts';
import { FIVE } from './any.ts';
import { NUMBERS, X5 } from './face.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Play } from '../play.ts';
import type { Rule } from '../rule/rule.ts';

const BEST = { zh: '乐选', en: 'Best prize' };
const PLACE = { family: X5, style: 'official', group: { code: 'lex', name: BEST } } as const;

/** A draw of five in any order is one of 462 and in its order one of 55,440. */
const ORDERS = 120n;

/** Two tiers by how many of a note are drawn, counted in orders of drawing. */
const byHits = (size: number, hits: readonly [number, number]): Rule<SetRows> => {
  const rule = kenoPick(FIVE, size, hits);
  return {
    ...rule,
    outcomes: rule.outcomes * ORDERS,
    tiers: rule.tiers.map(({ wins }, i) =>
      tier(`t${i + 1}`, `中${hits[i]}`, `${hits[i]} drawn`, wins * ORDERS),
    ),
  };
};

/** 乐选三, 四 and 五: a note wins its highest prize alone, and costs 6, 10 and 14. */
export const best: readonly Play[] = [
  definePlay(
    PLACE,
    {
      id: 3056,
      code: 'lex3',
      section: BEST,
      name: { zh: '乐选三', en: 'Best of three' },
      rule: {
        zh: '每位至少选一个号码，组成三个不同号码的一注，每注 6 元。与前三位顺序一致中前三直选，顺序不同中前三组选，三个号码均开出中任选三；一注只中最高一项。',
        en: 'Three different numbers in order are a note, 6 each. It wins the first three in order, else the first three in any order, else any three of the five: only the highest.',
      },
      example: '01|02|03',
      notePrice: mills(6000),
    },
    bestThree(headsAt(X5, [0, 1, 2]), NUMBERS),
  ),
  definePlay(
    PLACE,
    {
      id: 3057,
      code: 'lex4',
      section: BEST,
      name: { zh: '乐选四', en: 'Best of four' },
      rule: {
        zh: '选择 4 个或更多号码，每 4 个为一注，每注 10 元。4 个全部开出中 4，恰有 3 个开出中 3；一注只中最高一项。',
        en: 'Pick 4 numbers or more; every 4 of them are a note, 10 each. It wins when all 4 are drawn, or exactly 3: only the highest.',
      },
      example: '01,02,03,04',
      notePrice: mills(10_000),
    },
    byHits(4, [4, 3]),
  ),
  definePlay(
    PLACE,
    {
      id: 3058,
      code: 'lex5',
      section: BEST,
      name: { zh: '乐选五', en: 'Best of five' },
      rule: {
        zh: '选择 5 个或更多号码，每 5 个为一注，每注 14 元。5 个全部开出中 5，恰有 4 个开出中 4；一注只中最高一项。',
        en: 'Pick 5 numbers or more; every 5 of them are a note, 14 each. It wins when all 5 are drawn, or exactly 4: only the highest.',
      },
      example: '01,02,03,04,05',
      notePrice: mills(14_000),
    },
    byHits(5, [5, 4]),
  ),
];
