import { definePlay } from '../define.ts';
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
} from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { threeSums } from '../rule/three-sums.ts';
import { SUM } from '../section.ts';
import { DRAGON_TIGER_RULE, SHAPE_RULE } from '../template/credit-words.ts';
import { shapeRule, sumOptions } from '../template/credit.ts';
import { PC28 } from './face.ts';
import { sides } from './sides.ts';
import { ALL_THREE, totalOf, waveOf, WAVE_NAMES, type Wave } from './sum.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Picked } from '../entry/option-list.ts';
import type { Play, PlayGroup } from '../play.ts';
import type { RuleOption } from '../rule/option-rule.ts';
import type { Rule } from '../rule/rule.ts';

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A double-sided play: its name is its heading, its first option the example. */
const credit = (
  id: number,
  code: string,
  group: PlayGroup,
  words: { readonly name: Bilingual; readonly rule: Bilingual },
  rule: Rule<Picked>,
): Play =>
  definePlay(
    { family: PC28, style: 'credit', group },
    { id, code, section: words.name, ...words, example: rule.options[0]!.code },
    rule,
  );

const number = credit(
  9001,
  'num',
  { code: 'num', name: { zh: '特码(和值)', en: 'Sum' } },
  {
    name: { zh: '特码', en: 'Sum of three' },
    rule: { zh: '三个数字之和，0 至 27。', en: 'The sum of the three digits, 0 to 27.' },
  },
  optionRule(1000, sumOptions(totalOf)),
);

const isBig = atLeast(totalOf, 14);
const isSmall = below(totalOf, 14);

const combination = credit(
  9003,
  'combo',
  { code: 'combo', name: { zh: '组合', en: 'Combination' } },
  {
    name: { zh: '组合', en: 'Size with parity' },
    rule: {
      zh: '三个数字之和：14 至 27 为大，0 至 13 为小，再分单双。',
      en: 'The sum of the three digits: big is 14 to 27, small 0 to 13, odd or even.',
    },
  },
  optionRule(1000, [
    option('bo', '大单', 'Big odd', 231, both(isBig, isOdd(totalOf))),
    option('be', '大双', 'Big even', 269, both(isBig, isEven(totalOf))),
    option('so', '小单', 'Small odd', 269, both(isSmall, isOdd(totalOf))),
    option('se', '小双', 'Small even', 231, both(isSmall, isEven(totalOf))),
  ]),
);

const extremes = credit(
  9004,
  'extreme',
  { code: 'extreme', name: { zh: '极值', en: 'Extremes' } },
  {
    name: { zh: '极大极小', en: 'Extremes' },
    rule: {
      zh: '三个数字之和在所选范围内即中奖。',
      en: 'The sum of the three digits is in the range that is picked.',
    },
  },
  optionRule(1000, [
    option('max', '极大(22-27)', '22 to 27', 56, atLeast(totalOf, 22)),
    option('min', '极小(0-5)', '0 to 5', 56, below(totalOf, 6)),
    option('max5', '极大(23-27)', '23 to 27', 35, atLeast(totalOf, 23)),
    option('min5', '极小(0-4)', '0 to 4', 35, below(totalOf, 5)),
  ]),
);

const colour = (wave: Wave, wins: number): RuleOption =>
  option(wave, WAVE_NAMES[wave].zh, WAVE_NAMES[wave].en, wins, (draw) => {
    return waveOf(totalOf(draw)) === wave;
  });

const waves = credit(
  9005,
  'wave',
  { code: 'wave', name: { zh: '波色', en: 'Colour' } },
  {
    name: { zh: '波色', en: 'Colour' },
    rule: {
      zh: '三个数字之和除以 3，余 0 为红波，余 1 为绿波，余 2 为蓝波；和为 0、13、14、27 时没有颜色，均不中奖。',
      en: 'The sum of the three digits by its remainder of 3: red 0, green 1, blue 2. The sums 0, 13, 14 and 27 have no colour, all lose.',
    },
  },
  optionRule(1000, [colour('red', 332), colour('green', 258), colour('blue', 258)]),
);

const shapes = credit(
  9006,
  'shape',
  { code: 'shape', name: { zh: '形态', en: 'Shape' } },
  { name: { zh: '豹子顺子对子', en: 'Shape' }, rule: SHAPE_RULE },
  shapeRule(ALL_THREE),
);

const remainder = (draw: readonly number[]): number => totalOf(draw) % 3;

const byRemainder = credit(
  9007,
  'lhb',
  { code: 'lhb', name: { zh: '龙虎豹', en: 'Dragon/tiger/leopard' } },
  {
    name: { zh: '龙虎豹(和值取余3)', en: 'Sum by remainder of 3' },
    rule: {
      zh: '三个数字之和除以 3，余 0 为龙，余 1 为虎，余 2 为豹。',
      en: 'The sum of the three digits by its remainder of 3: dragon 0, tiger 1, leopard 2.',
    },
  },
  optionRule(1000, [
    option('dragon', '龙', 'Dragon', 334, equals(remainder, 0)),
    option('tiger', '虎', 'Tiger', 333, equals(remainder, 1)),
    option('leopard', '豹', 'Leopard', 333, equals(remainder, 2)),
  ]),
);

const ahead = lead(0, 2);

const duel = credit(
  9008,
  'dt',
  { code: 'dt', name: { zh: '龙虎和', en: 'Dragon, tiger, tie' } },
  { name: { zh: '龙虎和(一三球)', en: 'Ball 1 v ball 3' }, rule: DRAGON_TIGER_RULE },
  optionRule(
    100,
    [
      option('dragon', '龙', 'Dragon', 45, above(ahead, 0)),
      option('tiger', '虎', 'Tiger', 45, below(ahead, 0)),
      option('tie', '和', 'Tie', 10, equals(ahead, 0)),
    ],
    [0, 2],
  ),
);

const balls = PC28.positions.map((name, position) => {
  const digit = (draw: readonly number[]): number => draw[position]!;
  return credit(
    9009 + position,
    `ball${position + 1}`,
    { code: 'ball', name: { zh: '第一~三球', en: 'Balls 1 to 3' } },
    {
      name,
      rule: { zh: '大为 5 至 9，小为 0 至 4。', en: 'Big is 5 to 9, small 0 to 4.' },
    },
    optionRule(
      10,
      [
        ...TEN.map((d) => option(`${d}`, `${d}`, `${d}`, 1, equals(digit, d))),
        option('big', '大', 'Big', 5, atLeast(digit, 5)),
        option('small', '小', 'Small', 5, below(digit, 5)),
        option('odd', '单', 'Odd', 5, isOdd(digit)),
        option('even', '双', 'Even', 5, isEven(digit)),
      ],
      [position],
    ),
  );
});

const lastOfSum = lastDigitOf(totalOf);

const tail = credit(
  9012,
  'tail',
  { code: 'tail', name: { zh: '和值尾数', en: 'Sum tail' } },
  {
    name: { zh: '尾数', en: 'Tail of the sum' },
    rule: {
      zh: '三个数字之和的个位：5 至 9 为尾大，0 至 4 为尾小。',
      en: 'The last digit of the sum: tail big is 5 to 9, tail small 0 to 4.',
    },
  },
  optionRule(1000, [
    ...TEN.map((d) => option(`t${d}`, `尾${d}`, `Tail ${d}`, 100, equals(lastOfSum, d))),
    option('tbig', '尾大', 'Tail big', 500, atLeast(lastOfSum, 5)),
    option('tsmall', '尾小', 'Tail small', 500, below(lastOfSum, 5)),
  ]),
);

const three = definePlay(
  {
    family: PC28,
    style: 'official',
    group: { code: 'num3', name: { zh: '特码包三', en: 'Three sums' } },
  },
  {
    id: 9013,
    code: 'num3',
    section: SUM,
    name: { zh: '特码包三', en: 'Any of three sums' },
    rule: {
      zh: '选三个不同的和值为一注，三个数字之和为其中之一即中奖。奖金由三个和值的概率合计而得：下表为每个和值单独的奖金。',
      en: 'Three different sums are one note; it wins when the digits add up to one of them. The prize follows from the chances of the three together; the table has that of each sum alone.',
    },
    example: '12,13,14',
  },
  threeSums,
);

/** The plays of PC28, tabs in menu order (plays.md section 3.8). */
export const pc28: readonly Play[] = [
  ...sides,
  combination,
  number,
  extremes,
  waves,
  shapes,
  byRemainder,
  duel,
  ...balls,
  tail,
  three,
];
