import { definePlay } from '../define.ts';
import { named, headsOf } from '../place.ts';
import { directCombo } from '../rule/direct-combo.ts';
import { directSpan } from '../rule/direct-span.ts';
import { directSum } from '../rule/direct-sum.ts';
import { directText } from '../rule/direct-text.ts';
import { direct } from '../rule/direct.ts';
import { onZones } from '../rule/on-zones.ts';
import { COMBINATION, DIRECT } from '../section.ts';
import { threeDigitGroups } from './three-digit-group.ts';
import type { PlayArea } from '../place.ts';
import type { Play } from '../play.ts';
import type { ZoneRule } from '../rule/rule.ts';
import type { GroupCode } from './three-digit-group.ts';
import type { IdsOf, TemplateRow } from './template-row.ts';

type Code = 'direct' | 'directText' | 'directSum' | 'directSpan' | 'combo';
type Words = TemplateRow<Code>;

const directWords = (area: PlayArea): readonly [Words, Words, Words, Words, Words] => [
  {
    code: 'direct',
    section: DIRECT,
    name: named(area, '直选复式', 'direct, per position'),
    rule: {
      zh: `每位至少选一个号码，所选号码与开奖号码${area.name.zh}相同且顺序一致，即中奖。`,
      en: `Pick at least one digit per position. ${area.name.en} must match in order.`,
    },
    example: '1,2|3|4,5',
  },
  {
    code: 'directText',
    section: DIRECT,
    name: named(area, '直选单式', 'direct, typed'),
    rule: {
      zh: `手动输入三位数号码，与开奖号码${area.name.zh}相同且顺序一致，即中奖。重复的号码只计一注。`,
      en: `Type three-digit numbers. ${area.name.en} must match in order; repeats count once.`,
    },
    example: '123 321',
  },
  {
    code: 'directSum',
    section: DIRECT,
    name: named(area, '直选和值', 'direct, by sum'),
    rule: {
      zh: `选择和值 0 至 27，开奖号码${area.name.zh}的三个数字之和与所选和值相同，即中奖。`,
      en: `Pick sums from 0 to 27. The three digits of ${area.name.en} must add up to a picked sum.`,
    },
    example: '0,13',
  },
  {
    code: 'directSpan',
    section: DIRECT,
    name: named(area, '直选跨度', 'direct, by span'),
    rule: {
      zh: `选择跨度 0 至 9，开奖号码${area.name.zh}的最大数字减最小数字等于所选跨度，即中奖。`,
      en: `Pick spans from 0 to 9. Largest minus smallest digit of ${area.name.en} must be a picked span.`,
    },
    example: '0,9',
  },
  {
    code: 'combo',
    section: COMBINATION,
    name: named(area, '组合', 'combination'),
    rule: {
      zh: `每位至少选一个号码，每组号码包含三星、二星、一星各一注，从末位起与开奖号码${area.name.zh}依次相同，即中相应奖项。`,
      en: `Each pick makes three notes: all three digits, the last two and the last one of ${area.name.en}. Each pays its own prize.`,
    },
    example: '6|7|8',
  },
];

/** The fourteen three-digit plays of an area (plays.md section 2.2.3). */
export function threeDigits(area: PlayArea, ids: IdsOf<Code | GroupCode>): Play[] {
  const row = <P>(words: Words, rule: ZoneRule<P>): Play =>
    definePlay(
      area,
      { ...words, id: ids[words.code], code: `${area.code}.${words.code}` },
      onZones(area.zones, rule),
    );
  const [perPosition, typed, sum, span, combo] = directWords(area);
  return [
    row(perPosition, direct(headsOf(area))),
    row(typed, directText(3)),
    row(sum, directSum(3)),
    row(span, directSpan(3)),
    row(combo, directCombo(headsOf(area))),
    ...threeDigitGroups(area, ids),
  ];
}
