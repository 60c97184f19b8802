import {
  above,
  atLeast,
  below,
  both,
  equals,
  isEven,
  isOdd,
  lead,
  not,
  remainderOf,
  sumOf,
} from '../rule/condition.ts';
import { option, optionRule, withTie } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import { PK10 } from './face.ts';
import { FIRST_TWO } from './front2.ts';
import { FIRST_THREE, SUMS } from './sums.ts';
import type { Condition } from '../rule/condition.ts';
import type { Play } from '../play.ts';

const CARS = Array.from({ length: 10 }, (_, i) => i + 1);
/** Two different cars in order. */
const PAIRS = 90;

const sum = sumOf(FIRST_TWO);
const isEleven = equals(sum, 11);

const GY = { code: 'gy', name: { zh: '冠亚军和', en: 'Sum of the first two' } };

/** 冠亚军和, where 11 is small and odd, and where it is a tie. */
const goldAndSilver: readonly Play[] = [
  creditPlay(
    PK10,
    GY,
    {
      id: 5040,
      code: 'gy',
      name: { zh: '冠亚军和', en: 'Sum of the first two' },
      rule: {
        zh: '冠军与亚军的车号之和：12 至 19 为大，3 至 11 为小；11 计为小、单。',
        en: 'The numbers of champion and second together: big is 12 to 19, small 3 to 11. A sum of 11 is small and odd.',
      },
    },
    optionRule(
      PAIRS,
      [
        ...SUMS.map((wins, i) =>
          option(`${i + 3}`, `${i + 3}`, `${i + 3}`, wins, equals(sum, i + 3)),
        ),
        option('big', '冠亚大', 'Big', 40, above(sum, 11)),
        option('small', '冠亚小', 'Small', 50, below(sum, 12)),
        option('odd', '冠亚单', 'Odd', 50, isOdd(sum)),
        option('even', '冠亚双', 'Even', 40, isEven(sum)),
      ],
      FIRST_TWO,
    ),
  ),
  creditPlay(
    PK10,
    GY,
    {
      id: 5041,
      code: 'gyTie',
      name: { zh: '冠亚军和(11为和)', en: 'Sum of the first two, 11 ties' },
      rule: {
        zh: '冠军与亚军的车号之和：12 至 19 为大，3 至 10 为小；和为 11 时大小单双均退还本金。',
        en: 'The numbers of champion and second together: big is 12 to 19, small 3 to 10. A sum of 11 gives every stake back.',
      },
    },
    optionRule(
      PAIRS,
      [
        withTie(option('big', '和大', 'Big', 40, above(sum, 11)), 10, isEleven),
        withTie(option('small', '和小', 'Small', 40, below(sum, 11)), 10, isEleven),
        withTie(option('odd', '和单', 'Odd', 40, both(isOdd(sum), not(isEleven))), 10, isEleven),
        withTie(option('even', '和双', 'Even', 40, isEven(sum)), 10, isEleven),
      ],
      FIRST_TWO,
    ),
  ),
];

const arePair =
  (a: number, b: number): Condition =>
  (draw) =>
    (draw[0] === a && draw[1] === b) || (draw[0] === b && draw[1] === a);

/** 冠亚组合: 45 pairs of champion and second in either order. */
const pairs = creditPlay(
  PK10,
  { code: 'gyPair', name: { zh: '冠亚组合', en: 'First two as a pair' } },
  {
    id: 5042,
    code: 'gyPair',
    name: { zh: '冠亚组合', en: 'First two as a pair' },
    rule: {
      zh: '所选两个车号为冠军和亚军，不分先后，即中奖。',
      en: 'The two cars come in first and second, in either order.',
    },
  },
  optionRule(
    PAIRS,
    CARS.flatMap((a) =>
      CARS.filter((b) => b > a).map((b) =>
        option(`${a}-${b}`, `${a}-${b}`, `${a}-${b}`, 2, arePair(a, b)),
      ),
    ),
    FIRST_TWO,
  ),
);

/** 第一~十名: the car at a rank, its size and parity. */
const ranks = PK10.positions.map((name, rank) => {
  const car = sumOf([rank]);
  return creditPlay(
    PK10,
    { code: 'rank', name: { zh: '第一~十名', en: 'Ranks 1 to 10' } },
    {
      id: 5043 + rank,
      code: `rank${rank + 1}`,
      name,
      rule: {
        zh: `${name.zh}的车号；大为 06 至 10，小为 01 至 05。`,
        en: `The car at rank ${rank + 1}; big is 06 to 10, small 01 to 05.`,
      },
    },
    optionRule(
      10,
      [
        ...CARS.map((number) => {
          const text = String(number).padStart(2, '0');
          return option(text, text, text, 1, equals(car, number));
        }),
        option('big', '大', 'Big', 5, atLeast(car, 6)),
        option('small', '小', 'Small', 5, below(car, 6)),
        option('odd', '单', 'Odd', 5, isOdd(car)),
        option('even', '双', 'Even', 5, isEven(car)),
      ],
      [rank],
    ),
  );
});

/** 龙虎 of the ranks 1 v 10 to 5 v 6. */
const duels = [0, 1, 2, 3, 4].map((rank) => {
  const other = 9 - rank;
  const ahead = lead(rank, other);
  return creditPlay(
    PK10,
    { code: 'dt', name: { zh: '龙虎', en: 'Dragon and tiger' } },
    {
      id: 5053 + rank,
      code: `dt${rank + 1}`,
      name: { zh: `${PK10.positions[rank]!.zh}龙虎`, en: `${rank + 1} v ${other + 1}` },
      rule: {
        zh: `${PK10.positions[rank]!.zh}的车号大于${PK10.positions[other]!.zh}为龙，小于为虎。`,
        en: `Dragon: the car at rank ${rank + 1} has a higher number than the one at rank ${other + 1}. Tiger: a lower one.`,
      },
    },
    optionRule(
      PAIRS,
      [
        option('dragon', '龙', 'Dragon', 45, above(ahead, 0)),
        option('tiger', '虎', 'Tiger', 45, below(ahead, 0)),
      ],
      [rank, other],
    ),
  );
});

const firstThree = remainderOf(sumOf(FIRST_THREE), 4);

/** 番摊: the first three modulo 4, where 0 is called 4. */
const fanTan = creditPlay(
  PK10,
  { code: 'fantan', name: { zh: '番摊', en: 'Fan-tan' } },
  {
    id: 5058,
    code: 'ftt',
    name: { zh: '番(冠亚季和 mod 4)', en: 'Fan of the first three' },
    rule: {
      zh: '前三名的车号之和除以 4 的余数，整除为 4 番，与所选相同即中奖。',
      en: 'What is left of the first three numbers together when fours are taken away; nothing left is fan 4.',
    },
  },
  optionRule(
    720,
    [1, 2, 3, 4].map((fan) =>
      option(`f${fan}`, `${fan}番`, `Fan ${fan}`, 180, equals(firstThree, fan % 4)),
    ),
    FIRST_THREE,
  ),
);

/** The double-sided plays of the race, tabs in menu order (plays.md section 3.5). */
export const pk10Credit: readonly Play[] = [...goldAndSilver, pairs, ...ranks, ...duels, fanTan];
