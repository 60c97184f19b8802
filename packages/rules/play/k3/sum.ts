import { definePlay } from '../define.ts';
import { sumPick } from '../rule/sum-pick.ts';
import { SUM } from '../section.ts';
import { K3 } from './face.ts';
import type { Play } from '../play.ts';

export const DICE = [0, 1, 2];

/** Throws of 216 with each sum, 3 to 18 (plays.md section 2.5). */
const SUMS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

/** 和值, the first tab. */
export const sum: readonly Play[] = [
  definePlay(
    { family: K3, style: 'official', group: { code: 'sum', name: { zh: '和值', en: 'Sum' } } },
    {
      id: 4001,
      code: 'sum',
      section: SUM,
      name: { zh: '和值', en: 'Sum' },
      rule: {
        zh: '选择 3 至 18，三个骰子的点数之和与所选和值相同，即中奖。各和值的奖金不同。',
        en: 'Pick sums from 3 to 18. The three dice must add up to one; each sum has its own prize.',
      },
      example: '3,10',
    },
    sumPick(DICE, 3, SUMS),
  ),
];
