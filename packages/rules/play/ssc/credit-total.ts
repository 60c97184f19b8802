import { creditPlay } from '../template/credit-play.ts';
import {
  atLeast,
  below,
  equals,
  isEven,
  isOdd,
  lastDigitOf,
  lead,
  sumOf,
} from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { SSC } from './face.ts';

const GROUP = { code: 'two', name: { zh: '两面', en: 'Two sides' } };

const total = sumOf([0, 1, 2, 3, 4]);
const tail = lastDigitOf(total);
const ahead = lead(0, 4);

/** 总和/龙虎 (plays.md section 3.1). */
export const creditTotal = [
  creditPlay(
    SSC,
    GROUP,
    {
      id: 1198,
      code: 'total',
      name: { zh: '总和/龙虎', en: 'Total, dragon and tiger' },
      rule: {
        zh: '总和 23 至 45 为大，0 至 22 为小；尾大为个位 5 至 9。第一球大于第五球为龙，小于为虎，相等为和，开和时龙、虎不中奖。',
        en: 'The total is big from 23, small up to 22; tail big is a last digit of 5 to 9. Dragon: ball 1 above ball 5. Tiger: below. Tie: equal; dragon and tiger then lose.',
      },
    },
    optionRule(100_000, [
      option('big', '总和大', 'Total big', 50_000, atLeast(total, 23)),
      option('small', '总和小', 'Total small', 50_000, below(total, 23)),
      option('odd', '总和单', 'Total odd', 50_000, isOdd(total)),
      option('even', '总和双', 'Total even', 50_000, isEven(total)),
      option('tailBig', '总和尾大', 'Total tail big', 50_000, atLeast(tail, 5)),
      option('tailSmall', '总和尾小', 'Total tail small', 50_000, below(tail, 5)),
      option('dragon', '龙', 'Dragon', 45_000, atLeast(ahead, 1)),
      option('tiger', '虎', 'Tiger', 45_000, below(ahead, 0)),
      option('tie', '和', 'Tie', 10_000, equals(ahead, 0)),
    ]),
  ),
];
