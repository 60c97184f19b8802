import { definePlay } from '../define.ts';
import { named, headsOf } from '../place.ts';
import { directCombo } from '../rule/direct-combo.ts';
import { directText } from '../rule/direct-text.ts';
import { direct } from '../rule/direct.ts';
import { group12, group24, group4, group6 } from '../rule/group4.ts';
import { onZones } from '../rule/on-zones.ts';
import { COMBINATION, DIRECT, GROUP } from '../section.ts';
import type { PlayArea } from '../place.ts';
import type { Play } from '../play.ts';
import type { ZoneRule } from '../rule/rule.ts';
import type { IdsOf, TemplateRow } from './template-row.ts';

type Code = 'direct' | 'directText' | 'combo' | 'g24' | 'g12' | 'g6' | 'g4';
type Words = TemplateRow<Code>;

const directWords = (area: PlayArea): readonly [Words, Words, Words] => [
  {
    code: 'direct',
    section: DIRECT,
    name: named(area, '直选复式', 'direct, per position'),
    rule: {
      zh: '每位至少选一个号码，所选号码与开奖号码的相应四位相同且顺序一致，即中奖。',
      en: 'Pick at least one digit per position. All four must match in order.',
    },
    example: '1|2|3|4,5',
  },
  {
    code: 'directText',
    section: DIRECT,
    name: named(area, '直选单式', 'direct, typed'),
    rule: {
      zh: '手动输入四位数号码，与开奖号码的相应四位相同且顺序一致，即中奖。重复的号码只计一注。',
      en: 'Type four-digit numbers. All four must match in order; repeats count once.',
    },
    example: '1234 4321',
  },
  {
    code: 'combo',
    section: COMBINATION,
    name: named(area, '组合', 'combination'),
    rule: {
      zh: '每位至少选一个号码，每组号码包含四星、三星、二星、一星各一注，从末位起依次相同即中相应奖项。',
      en: 'Each pick makes four notes: all four digits and the last three, two and one. Each pays its own prize.',
    },
    example: '5|6|7|8',
  },
];

const groupWords = (area: PlayArea): readonly [Words, Words, Words, Words] => [
  {
    code: 'g24',
    section: GROUP,
    name: named(area, '组选24', 'group 24'),
    rule: {
      zh: '至少选四个号码，开奖的四个数字各不相同且均在所选号码之中，顺序不限，即中奖。',
      en: 'Pick four digits or more. The four drawn digits must all differ and all be picked.',
    },
    example: '0,2,5,6,8',
  },
  {
    code: 'g12',
    section: GROUP,
    name: named(area, '组选12', 'group 12'),
    rule: {
      zh: '选一个二重号和两个单号，开奖的四个数字为该二重号出现两次、两个单号各一次，顺序不限，即中奖。',
      en: 'Pick a double and two singles. The double must occur twice and each single once, in any order.',
    },
    example: '2,3|1,2,3',
  },
  {
    code: 'g6',
    section: GROUP,
    name: named(area, '组选6', 'group 6'),
    rule: {
      zh: '至少选两个二重号，开奖的四个数字为其中两个号码各出现两次，顺序不限，即中奖。',
      en: 'Pick two doubles or more. Two of them must occur twice each, in any order.',
    },
    example: '0,2,5',
  },
  {
    code: 'g4',
    section: GROUP,
    name: named(area, '组选4', 'group 4'),
    rule: {
      zh: '选一个三重号和一个单号，开奖的四个数字为该三重号出现三次、单号出现一次，顺序不限，即中奖。',
      en: 'Pick a triple and a single. The triple must occur three times and the single once.',
    },
    example: '8|2,5,8',
  },
];

/** The seven four-digit plays of an area (plays.md section 2.2.2). */
export function fourDigits(area: PlayArea, ids: IdsOf<Code>): Play[] {
  const row = <P>(words: Words, rule: ZoneRule<P>): Play =>
    definePlay(
      area,
      { ...words, id: ids[words.code], code: `${area.code}.${words.code}` },
      onZones(area.zones, rule),
    );
  const [perPosition, typed, combo] = directWords(area);
  const [g24, g12, g6, g4] = groupWords(area);
  return [
    row(perPosition, direct(headsOf(area))),
    row(typed, directText(4)),
    row(combo, directCombo(headsOf(area))),
    row(g24, group24),
    row(g12, group12),
    row(g6, group6),
    row(g4, group4),
  ];
}
