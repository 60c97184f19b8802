import { definePlay } from '../define.ts';
import { named, headsOf } from '../place.ts';
import { directSpan } from '../rule/direct-span.ts';
import { directSum } from '../rule/direct-sum.ts';
import { directText } from '../rule/direct-text.ts';
import { direct } from '../rule/direct.ts';
import { groupBanker } from '../rule/group-banker.ts';
import { groupDistinct } from '../rule/group-distinct.ts';
import { groupSum } from '../rule/group-sum.ts';
import { groupText } from '../rule/group-text.ts';
import { GROUP_SHAPES } from '../rule/group.ts';
import { onZones } from '../rule/on-zones.ts';
import { DIRECT, GROUP } from '../section.ts';
import type { PlayArea } from '../place.ts';
import type { Play } from '../play.ts';
import type { ZoneRule } from '../rule/rule.ts';
import type { IdsOf, TemplateRow } from './template-row.ts';

type Code =
  | 'direct'
  | 'directText'
  | 'directSum'
  | 'directSpan'
  | 'g2'
  | 'g2Text'
  | 'groupSum'
  | 'banker';
type Words = TemplateRow<Code>;

const directWords = (area: PlayArea): readonly [Words, Words, Words, Words] => [
  {
    code: 'direct',
    section: DIRECT,
    name: named(area, '直选复式', 'direct, per position'),
    rule: {
      zh: `每位至少选一个号码，所选号码与开奖号码${area.name.zh}相同且顺序一致，即中奖。`,
      en: `Pick at least one digit per position. ${area.name.en} must match in order.`,
    },
    example: '1,2|3,4',
  },
  {
    code: 'directText',
    section: DIRECT,
    name: named(area, '直选单式', 'direct, typed'),
    rule: {
      zh: `手动输入两位数号码，与开奖号码${area.name.zh}相同且顺序一致，即中奖。重复的号码只计一注。`,
      en: `Type two-digit numbers. ${area.name.en} must match in order; repeats count once.`,
    },
    example: '12 21',
  },
  {
    code: 'directSum',
    section: DIRECT,
    name: named(area, '直选和值', 'direct, by sum'),
    rule: {
      zh: `选择和值 0 至 18，开奖号码${area.name.zh}的两个数字之和与所选和值相同，即中奖。`,
      en: `Pick sums from 0 to 18. The two digits of ${area.name.en} must add up to a picked sum.`,
    },
    example: '9',
  },
  {
    code: 'directSpan',
    section: DIRECT,
    name: named(area, '直选跨度', 'direct, by span'),
    rule: {
      zh: `选择跨度 0 至 9，开奖号码${area.name.zh}的两个数字之差等于所选跨度，即中奖。`,
      en: `Pick spans from 0 to 9. The two digits of ${area.name.en} must differ by a picked span.`,
    },
    example: '0,1',
  },
];

const groupWords = (area: PlayArea): readonly [Words, Words, Words, Words] => [
  {
    code: 'g2',
    section: GROUP,
    name: named(area, '组选复式', 'group'),
    rule: {
      zh: `至少选两个号码，开奖号码${area.name.zh}的两个数字均在所选号码之中，顺序不限（对子除外），即中奖。`,
      en: `Pick two digits or more. ${area.name.en} must show two different digits, both picked, in any order.`,
    },
    example: '1,2,3',
  },
  {
    code: 'g2Text',
    section: GROUP,
    name: named(area, '组选单式', 'group, typed'),
    rule: {
      zh: `手动输入两位数号码（对子除外），与开奖号码${area.name.zh}的数字相同，顺序不限，即中奖。`,
      en: `Type two different digits. ${area.name.en} must hold the same digits in any order.`,
    },
    example: '12 21 34',
  },
  {
    code: 'groupSum',
    section: GROUP,
    name: named(area, '组选和值', 'group, by sum'),
    rule: {
      zh: `选择和值 1 至 17，开奖号码${area.name.zh}的两个数字之和与所选和值相同（对子除外），即中奖。`,
      en: `Pick sums from 1 to 17. Two different digits of ${area.name.en} must add up to a picked sum.`,
    },
    example: '9',
  },
  {
    code: 'banker',
    section: GROUP,
    name: named(area, '组选包胆', 'group with a banker'),
    rule: {
      zh: `选择一个胆码，开奖号码${area.name.zh}中含有该号码（对子除外），即中奖。`,
      en: `Pick one digit. It must be one of two different digits of ${area.name.en}.`,
    },
    example: '3',
  },
];

/** The eight two-digit plays of an area (plays.md section 2.2.4). */
export function twoDigits(area: PlayArea, ids: IdsOf<Code>): Play[] {
  const row = <P>(words: Words, rule: ZoneRule<P>): Play =>
    definePlay(
      area,
      { ...words, id: ids[words.code], code: `${area.code}.${words.code}` },
      onZones(area.zones, rule),
    );
  const [perPosition, typed, sum, span] = directWords(area);
  const [pool, groupTyped, groupBySum, banker] = groupWords(area);
  return [
    row(perPosition, direct(headsOf(area))),
    row(typed, directText(2)),
    row(sum, directSum(2)),
    row(span, directSpan(2)),
    row(pool, groupDistinct(GROUP_SHAPES.g2.tier, 2)),
    row(groupTyped, groupText(['g2'])),
    row(groupBySum, groupSum(2)),
    row(banker, groupBanker(2)),
  ];
}
