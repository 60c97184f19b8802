import { definePlay } from '../define.ts';
import { named } from '../place.ts';
import { groupBanker } from '../rule/group-banker.ts';
import { groupDistinct } from '../rule/group-distinct.ts';
import { groupSum } from '../rule/group-sum.ts';
import { groupText } from '../rule/group-text.ts';
import { GROUP_SHAPES } from '../rule/group.ts';
import { group3Pool } from '../rule/group3-pool.ts';
import { onZones } from '../rule/on-zones.ts';
import { specialShape } from '../rule/shape3.ts';
import { sumTail } from '../rule/sum-tail.ts';
import { GROUP, OTHER } from '../section.ts';
import type { PlayArea } from '../place.ts';
import type { Play } from '../play.ts';
import type { ZoneRule } from '../rule/rule.ts';
import type { IdsOf, TemplateRow } from './template-row.ts';

/** Last parts of the codes of the plays of a group tab. */
export type GroupCode =
  | 'g3'
  | 'g3Text'
  | 'g6'
  | 'g6Text'
  | 'mixText'
  | 'groupSum'
  | 'banker'
  | 'sumTail'
  | 'special';
type Words = TemplateRow<GroupCode>;

const poolPlays = (area: PlayArea): readonly [Words, Words, Words, Words] => [
  {
    code: 'g3',
    section: GROUP,
    name: named(area, '组三', 'group 3'),
    rule: {
      zh: `至少选两个号码，开奖号码${area.name.zh}有且仅有两个数字相同，且均在所选号码之中，顺序不限，即中奖。`,
      en: `Pick two digits or more. ${area.name.en} must show exactly two equal digits, all of them picked, in any order.`,
    },
    example: '1,2',
  },
  {
    code: 'g3Text',
    section: GROUP,
    name: named(area, '组三单式', 'group 3, typed'),
    rule: {
      zh: `手动输入两个数字相同的三位数号码，与开奖号码${area.name.zh}的数字相同，顺序不限，即中奖。`,
      en: `Type three digits of which exactly two are equal. ${area.name.en} must hold the same digits in any order.`,
    },
    example: '112 211 223',
  },
  {
    code: 'g6',
    section: GROUP,
    name: named(area, '组六', 'group 6'),
    rule: {
      zh: `至少选三个号码，开奖号码${area.name.zh}三个数字各不相同，且均在所选号码之中，顺序不限，即中奖。`,
      en: `Pick three digits or more. ${area.name.en} must show three different digits, all of them picked, in any order.`,
    },
    example: '1,2,3,4',
  },
  {
    code: 'g6Text',
    section: GROUP,
    name: named(area, '组六单式', 'group 6, typed'),
    rule: {
      zh: `手动输入数字各不相同的三位数号码，与开奖号码${area.name.zh}的数字相同，顺序不限，即中奖。`,
      en: `Type three different digits. ${area.name.en} must hold the same digits in any order.`,
    },
    example: '123 321 456',
  },
];

const mixedPlays = (area: PlayArea): readonly [Words, Words, Words] => [
  {
    code: 'mixText',
    section: GROUP,
    name: named(area, '混合组选', 'mixed group, typed'),
    rule: {
      zh: `手动输入三位数号码（豹子除外），与开奖号码${area.name.zh}的数字相同，顺序不限，即中组三或组六。`,
      en: `Type three digits, not all equal. ${area.name.en} must hold the same digits in any order; pays as group 3 or group 6.`,
    },
    example: '112 123 321',
  },
  {
    code: 'groupSum',
    section: GROUP,
    name: named(area, '组选和值', 'group, by sum'),
    rule: {
      zh: `选择和值 1 至 26，开奖号码${area.name.zh}的三个数字之和与所选和值相同（豹子除外），即中组三或组六。`,
      en: `Pick sums from 1 to 26. The digits of ${area.name.en}, not all equal, must add up to a picked sum; pays as group 3 or group 6.`,
    },
    example: '1,13',
  },
  {
    code: 'banker',
    section: GROUP,
    name: named(area, '组选包胆', 'group with a banker'),
    rule: {
      zh: `选择一个胆码，开奖号码${area.name.zh}中含有该号码（豹子除外），即中组三或组六。`,
      en: `Pick one digit. It must occur in ${area.name.en}, whose digits are not all equal; pays as group 3 or group 6.`,
    },
    example: '3',
  },
];

const otherPlays = (area: PlayArea): readonly [Words, Words] => [
  {
    code: 'sumTail',
    section: OTHER,
    name: named(area, '和值尾数', 'sum tail'),
    rule: {
      zh: `选择一个或多个号码，开奖号码${area.name.zh}三个数字之和的个位数与所选号码相同，即中奖。`,
      en: `Pick digits. The last digit of the sum of ${area.name.en} must be one of them.`,
    },
    example: '0,5',
  },
  {
    code: 'special',
    section: OTHER,
    name: named(area, '特殊号', 'special shapes'),
    rule: {
      zh: `选择豹子、顺子、对子，开奖号码${area.name.zh}为所选形态，即中奖。顺子不分顺序，890、901 也是顺子。`,
      en: `Pick a shape of ${area.name.en}: three equal, a straight in any order (890 and 901 count), or a pair.`,
    },
    example: '豹子,对子',
  },
];

// The rules know no zone, so that all areas share them.
const GROUP_3_TYPED = groupText(['g3']);
const GROUP_6 = groupDistinct(GROUP_SHAPES.g6.tier, 3);
const GROUP_6_TYPED = groupText(['g6']);
const MIXED_TYPED = groupText(['g3', 'g6']);
const BY_SUM = groupSum(3);
const WITH_BANKER = groupBanker(3);
const SUM_TAIL = sumTail(3);

/** 组选 and other plays of three digits (plays.md section 2.2.3). */
export function threeDigitGroups(area: PlayArea, ids: IdsOf<GroupCode>): Play[] {
  const row = <P>(words: Words, rule: ZoneRule<P>): Play =>
    definePlay(
      area,
      { ...words, id: ids[words.code], code: `${area.code}.${words.code}` },
      onZones(area.zones, rule),
    );
  const [g3, g3Text, g6, g6Text] = poolPlays(area);
  const [mixText, sum, banker] = mixedPlays(area);
  const [tail, special] = otherPlays(area);
  return [
    row(g3, group3Pool),
    row(g3Text, GROUP_3_TYPED),
    row(g6, GROUP_6),
    row(g6Text, GROUP_6_TYPED),
    row(mixText, MIXED_TYPED),
    row(sum, BY_SUM),
    row(banker, WITH_BANKER),
    row(tail, SUM_TAIL),
    row(special, specialShape),
  ];
}
