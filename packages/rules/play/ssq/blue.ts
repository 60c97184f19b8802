import { atLeast, below, equals, isEven, isOdd } from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import { SSQ } from './face.ts';
import type { Play } from '../play.ts';

/** The place of the blue ball. */
const AT = 6;
const blue = (draw: readonly number[]): number => draw[AT]!;

const NUMBERS = Array.from({ length: 16 }, (_, i) => String(i + 1).padStart(2, '0'));

/** The blue ball by itself. */
export const blueBall: Play = creditPlay(
  SSQ,
  { code: 'blue', name: { zh: '蓝球', en: 'Blue ball' } },
  {
    id: 11003,
    code: 'blue',
    name: { zh: '蓝球', en: 'Blue ball' },
    rule: {
      zh: '蓝球 09 至 16 为大，01 至 08 为小。',
      en: 'The blue ball: big is 09 to 16, small 01 to 08.',
    },
  },
  optionRule(
    16,
    [
      ...NUMBERS.map((text, i) => option(text, text, text, 1, equals(blue, i + 1))),
      option('big', '大', 'Big', 8, atLeast(blue, 9)),
      option('small', '小', 'Small', 8, below(blue, 9)),
      option('odd', '单', 'Odd', 8, isOdd(blue)),
      option('even', '双', 'Even', 8, isEven(blue)),
    ],
    [AT],
  ),
);
