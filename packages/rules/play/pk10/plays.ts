import { definePlay } from '../define.ts';
import { above, below, both, equals, isEven, isOdd, not, sumOf } from '../rule/condition.ts';
import { option, optionRule, withTie } from '../rule/option-rule.ts';
import { sumPick } from '../rule/sum-pick.ts';
import { SUM } from '../section.ts';
import { creditPlay } from '../template/credit-play.ts';
import { PK10 } from './face.ts';
import { front1 } from './front1.ts';
import { FIRST_TWO, front2 } from './front2.ts';
import type { Play } from '../play.ts';

/** Ordered pairs of different cars with each sum, 3 to 19 (plays.md section 2.1). */
const SUMS = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];

const sum = sumOf(FIRST_TWO);
const isEleven = equals(sum, 11);

/** The plays of the racing family, tabs in menu order (plays.md sections 2.6 and 3.5). */
export const pk10: readonly Play[] = [
  ...front2,
  ...front1,
  definePlay(
    { family: PK10, style: 'official', group: { code: 'sum', name: { zh: '和值', en: 'Sum' } } },
    {
      id: 5033,
      code: 'sum.gy',
      section: SUM,
      name: { zh: '冠亚和值', en: 'Sum of the first two' },
      rule: {
        zh: '选择 3 至 19，冠军与亚军的车号之和与所选和值相同，即中奖。各和值的奖金不同。',
        en: 'Pick sums from 3 to 19. The numbers of champion and second must add up to one; each sum has its own prize.',
      },
      example: '3,19',
    },
    sumPick(FIRST_TWO, 3, SUMS),
  ),
  creditPlay(
    PK10,
    { code: 'gy', name: { zh: '冠亚军和', en: 'Sum of the first two' } },
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
      90,
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
