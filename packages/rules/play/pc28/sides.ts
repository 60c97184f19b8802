import { definePlay } from '../define.ts';
import { atLeast, below, isEven, isOdd } from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { PC28 } from './face.ts';
import { totalOf } from './sum.ts';
import type { Play } from '../play.ts';

const NAME = { zh: '大小单双', en: 'Size and parity' };

/** 大小单双, the first tab. */
export const sides: readonly Play[] = [
  definePlay(
    { family: PC28, style: 'credit', group: { code: 'two', name: NAME } },
    {
      id: 9002,
      code: 'two',
      section: NAME,
      name: NAME,
      rule: {
        zh: '以三个数字之和为准：14 至 27 为大，0 至 13 为小。',
        en: 'The sum of the three digits decides: big is 14 to 27, small 0 to 13.',
      },
      example: 'big',
    },
    optionRule(1000, [
      option('big', '大', 'Big', 500, atLeast(totalOf, 14)),
      option('small', '小', 'Small', 500, below(totalOf, 14)),
      option('odd', '单', 'Odd', 500, isOdd(totalOf)),
      option('even', '双', 'Even', 500, isEven(totalOf)),
    ]),
  ),
];
