import { definePlay } from '../define.ts';
import { sumPick } from '../rule/sum-pick.ts';
import { throwSides } from '../rule/throw.ts';
import { SUM } from '../section.ts';
import { K3 } from './face.ts';
import { DICE, onDice } from './dice.ts';
import type { Play } from '../play.ts';

/** Throws of 216 with each sum, 3 to 18 (plays.md section 2.5). */
export const SUMS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

const PLACE = {
  family: K3,
  style: 'official',
  group: { code: 'sum', name: { zh: '和值', en: 'Sum' } },
} as const;

/** 和值, the first tab. */
export const sum: readonly Play[] = [
  definePlay(
    PLACE,
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
  definePlay(
    PLACE,
    {
      id: 4002,
      code: 'sumBsoe',
      section: SUM,
      name: { zh: '和值大小单双', en: 'Big/small, odd/even' },
      rule: {
        zh: '三个骰子的点数之和：11 至 18 为大，3 至 10 为小，另分单双。三个骰子相同时照常计算。',
        en: 'The three dice together: big is 11 to 18, small 3 to 10; odd or even. Three equal dice count like the others.',
      },
      example: '大,单',
    },
    onDice(throwSides),
  ),
];
