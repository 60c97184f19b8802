import {
  above,
  atLeast,
  below,
  both,
  equals,
  isEven,
  isOdd,
  lastDigitOf,
  lead,
  sumOf,
} from '../rule/condition.ts';
import { drawnNumbers } from '../rule/drawn-numbers.ts';
import { option, optionRule, withTie } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import { FIVE } from './any.ts';
import { ALL, NUMBERS, X5 } from './face.ts';
import type { Play } from '../play.ts';

const sum = sumOf(ALL);
const isThirty = equals(sum, 30);
const ahead = lead(0, 4);

/** 总和 and 龙虎; a sum of 30 is neither big nor small. */
const total = creditPlay(
  X5,
  { code: 'two', name: { zh: '两面', en: 'Two sides' } },
  {
    id: 3059,
    code: 'total',
    name: { zh: '总和/龙虎', en: 'Total, dragon and tiger' },
    rule: {
      zh: '五个号码之和：31 至 45 为大，15 至 29 为小，和为 30 时大小退还本金；尾大为个位 5 至 9。第一球大于第五球为龙，小于为虎。',
      en: 'All five together: big is 31 to 45, small 15 to 29; 30 gives stakes on big and small back. Tail: its last digit, big is 5 to 9. Dragon: the first ball is higher than the fifth. Tiger: lower.',
    },
  },
  optionRule(
    55_440,
    [
      withTie(option('big', '总和大', 'Big', 25_800, above(sum, 30)), 3840, isThirty),
      withTie(option('small', '总和小', 'Small', 25_800, below(sum, 30)), 3840, isThirty),
      option('odd', '总和单', 'Odd', 28_320, isOdd(sum)),
      option('even', '总和双', 'Even', 27_120, isEven(sum)),
      option('tbig', '总和尾大', 'Tail big', 27_840, atLeast(lastDigitOf(sum), 5)),
      option('tsmall', '总和尾小', 'Tail small', 27_600, below(lastDigitOf(sum), 5)),
      option('dragon', '龙', 'Dragon', 27_720, above(ahead, 0)),
      option('tiger', '虎', 'Tiger', 27_720, below(ahead, 0)),
    ],
    ALL,
  ),
);

/** 第N球: the number of a position; 11 is neither big nor small, odd nor even. */
const balls = [...'一二三四五'].map((numeral, position) => {
  const ball = sumOf([position]);
  const isEleven = equals(ball, NUMBERS);
  const isLess = below(ball, NUMBERS);
  return creditPlay(
    X5,
    { code: 'ball', name: { zh: '第一球~第五球', en: 'Balls 1 to 5' } },
    {
      id: 3060 + position,
      code: `ball${position + 1}`,
      name: { zh: `第${numeral}球`, en: `Ball ${position + 1}` },
      rule: {
        zh: '大为 06 至 10，小为 01 至 05；开出 11 时大小单双退还本金。',
        en: 'Big is 06 to 10, small 01 to 05; 11 gives stakes on big, small, odd and even back.',
      },
    },
    optionRule(
      NUMBERS,
      [
        ...Array.from({ length: NUMBERS }, (_, i) => {
          const label = String(i + 1).padStart(2, '0');
          return option(label, label, label, 1, equals(ball, i + 1));
        }),
        withTie(option('big', '大', 'Big', 5, both(atLeast(ball, 6), isLess)), 1, isEleven),
        withTie(option('small', '小', 'Small', 5, below(ball, 6)), 1, isEleven),
        withTie(option('odd', '单', 'Odd', 5, both(isOdd(ball), isLess)), 1, isEleven),
        withTie(option('even', '双', 'Even', 5, isEven(ball)), 1, isEleven),
      ],
      [position],
    ),
  );
});

/** 一中一: a number is among the five. */
const one = creditPlay(
  X5,
  { code: 'one', name: { zh: '一中一', en: 'One of five' } },
  {
    id: 3065,
    code: 'one',
    name: { zh: '一中一(正码)', en: 'Among the five' },
    rule: {
      zh: '所选号码在五个开奖号码中出现，不论位置，即中奖。',
      en: 'The number is among the five that are drawn, wherever.',
    },
  },
  drawnNumbers(FIVE),
);

/** The double-sided plays, tabs in menu order (plays.md section 3.3). */
export const x5Credit: readonly Play[] = [total, ...balls, one];
