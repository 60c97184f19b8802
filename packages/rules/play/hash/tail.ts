import { definePlay } from '../define.ts';
import { atLeast, below, equals, isEven, isOdd } from '../rule/condition.ts';
import { decimalsRule, option } from '../rule/option-rule.ts';
import { HASH } from './face.ts';
import { lastDecimal } from './points.ts';
import type { Play } from '../play.ts';

const NAME = { zh: '尾数大小单双', en: 'Last decimal digit' };

const digits = [...'0123456789'].map((digit, value) =>
  option(digit, digit, digit, 1, equals(lastDecimal, value)),
);

/** 尾数, the first tab. */
export const tail: readonly Play[] = [
  definePlay(
    {
      family: HASH,
      style: 'credit',
      group: { code: 'tail', name: { zh: '尾数', en: 'Last 0-9' } },
    },
    {
      id: 10001,
      code: 'tail',
      section: NAME,
      name: NAME,
      rule: {
        zh: '以哈希从右往左第一个数字（0 至 9，跳过字母）为准：5 至 9 为大，0 至 4 为小。',
        en: 'The last of the characters 0 to 9 of the hash decides, letters are skipped. Big is 5 to 9, small 0 to 4.',
      },
      example: 'big',
    },
    decimalsRule(1, [
      option('big', '大', 'Big', 5, atLeast(lastDecimal, 5)),
      option('small', '小', 'Small', 5, below(lastDecimal, 5)),
      option('odd', '单', 'Odd', 5, isOdd(lastDecimal)),
      option('even', '双', 'Even', 5, isEven(lastDecimal)),
      ...digits,
    ]),
  ),
];
