import { atLeast, below, isEven, isOdd, lastDigitOf, sumOf } from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import {
  BALL_RULE,
  DRAGON_TIGER_RULE,
  OCCURS_RULE,
  SHAPE_RULE,
  SPAN_RULE,
} from '../template/credit-words.ts';
import {
  ballRule,
  dragonTigerRule,
  occursRule,
  shapeRule,
  spanRule,
  sumOptions,
} from '../template/credit.ts';
import { D3 } from './face.ts';

const ALL_THREE = [0, 1, 2];
const sum = sumOf(ALL_THREE);
const tail = lastDigitOf(sum);

const BALL = { code: 'ball', name: { zh: '定位', en: 'Balls 1 to 3' } };

const creditSum = creditPlay(
  D3,
  { code: 'two', name: { zh: '两面', en: 'Two sides' } },
  {
    id: 2052,
    code: 'sum',
    name: { zh: '和数', en: 'Sum' },
    rule: {
      zh: '三个数字之和：14 至 27 为大，0 至 13 为小；和尾大为个位 5 至 9。',
      en: 'The sum of the three digits: big is 14 to 27, small 0 to 13; tail big is a last digit of 5 to 9.',
    },
  },
  optionRule(1000, [
    option('big', '和大', 'Sum big', 500, atLeast(sum, 14)),
    option('small', '和小', 'Sum small', 500, below(sum, 14)),
    option('odd', '和单', 'Sum odd', 500, isOdd(sum)),
    option('even', '和双', 'Sum even', 500, isEven(sum)),
    option('tbig', '和尾大', 'Sum tail big', 500, atLeast(tail, 5)),
    option('tsmall', '和尾小', 'Sum tail small', 500, below(tail, 5)),
    ...sumOptions(sum),
  ]),
);

const creditBalls = [
  { id: 2053, name: { zh: '百位', en: 'Hundreds' } },
  { id: 2054, name: { zh: '十位', en: 'Tens' } },
  { id: 2055, name: { zh: '个位', en: 'Units' } },
].map(({ id, name }, i) =>
  creditPlay(D3, BALL, { id, code: `ball${i + 1}`, name, rule: BALL_RULE }, ballRule(i)),
);

/** The double-sided plays of three digits (plays.md section 3.2). */
export const creditPlays = [
  creditSum,
  ...creditBalls,
  creditPlay(
    D3,
    { code: 'shape', name: { zh: '形态', en: 'Shapes' } },
    { id: 2056, code: 'shape', name: { zh: '形态', en: 'Shape' }, rule: SHAPE_RULE },
    shapeRule(ALL_THREE),
  ),
  creditPlay(
    D3,
    { code: 'span', name: { zh: '跨度', en: 'Span' } },
    { id: 2057, code: 'span', name: { zh: '跨度', en: 'Span' }, rule: SPAN_RULE },
    spanRule(ALL_THREE),
  ),
  creditPlay(
    D3,
    { code: 'zi', name: { zh: '一字', en: 'One digit' } },
    { id: 2058, code: 'one', name: { zh: '一字组合(独胆)', en: 'One digit' }, rule: OCCURS_RULE },
    occursRule(ALL_THREE),
  ),
  creditPlay(
    D3,
    { code: 'dt', name: { zh: '龙虎', en: 'Dragon and tiger' } },
    {
      id: 2059,
      code: 'dt',
      name: { zh: '龙虎(百个)', en: 'Dragon (hundreds) v tiger (units)' },
      rule: DRAGON_TIGER_RULE,
    },
    dragonTigerRule(0, 2),
  ),
];
