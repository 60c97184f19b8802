import { definePlay } from '../define.ts';
import { groupDistinct } from '../rule/group-distinct.ts';
import { groupTwoZone } from '../rule/group-two-zone.ts';
import { onZones } from '../rule/on-zones.ts';
import { tier } from '../rule/rule.ts';
import { GROUP } from '../section.ts';
import type { Bilingual } from '../../core/text.ts';
import type { PlayArea } from '../place.ts';
import type { Play } from '../play.ts';

/** 组选 of five digits of two rows: digits and repeats of each row, from the most to the least wins. */
const TWO_ZONE_ROWS: readonly {
  readonly id: number;
  readonly wins: number;
  readonly shape: string;
  readonly a: { readonly pick: number; readonly repeat: number };
  readonly b: { readonly pick: number; readonly repeat: number };
  readonly example: string;
  readonly rule: Bilingual;
}[] = [
  {
    id: 1005,
    wins: 60,
    shape: 'aabcd',
    a: { pick: 1, repeat: 2 },
    b: { pick: 3, repeat: 1 },
    example: '8|0,2,5,8',
    rule: {
      zh: '选一个二重号和三个单号，开奖号码为该二重号出现两次、三个单号各一次，顺序不限，即中奖。',
      en: 'Pick a double and three singles. The double must occur twice and each single once, in any order.',
    },
  },
  {
    id: 1006,
    wins: 30,
    shape: 'aabbc',
    a: { pick: 2, repeat: 2 },
    b: { pick: 1, repeat: 1 },
    example: '2,8|0,2',
    rule: {
      zh: '选两个二重号和一个单号，开奖号码为两个二重号各出现两次、单号出现一次，顺序不限，即中奖。',
      en: 'Pick two doubles and a single. Each double must occur twice and the single once, in any order.',
    },
  },
  {
    id: 1007,
    wins: 20,
    shape: 'aaabc',
    a: { pick: 1, repeat: 3 },
    b: { pick: 2, repeat: 1 },
    example: '8|0,2,8',
    rule: {
      zh: '选一个三重号和两个单号，开奖号码为该三重号出现三次、两个单号各一次，顺序不限，即中奖。',
      en: 'Pick a triple and two singles. The triple must occur three times and each single once.',
    },
  },
  {
    id: 1008,
    wins: 10,
    shape: 'aaabb',
    a: { pick: 1, repeat: 3 },
    b: { pick: 1, repeat: 2 },
    example: '8,2|2,5',
    rule: {
      zh: '选一个三重号和一个二重号，开奖号码为三重号出现三次、二重号出现两次，顺序不限，即中奖。',
      en: 'Pick a triple and a double. The triple must occur three times and the double twice.',
    },
  },
  {
    id: 1009,
    wins: 5,
    shape: 'aaaab',
    a: { pick: 1, repeat: 4 },
    b: { pick: 1, repeat: 1 },
    example: '8|2,5',
    rule: {
      zh: '选一个四重号和一个单号，开奖号码为四重号出现四次、单号出现一次，顺序不限，即中奖。',
      en: 'Pick a quadruple and a single. The quadruple must occur four times and the single once.',
    },
  },
];

/** 五星组选: order does not matter (plays.md section 2.2.1). */
export const star5Groups = (area: PlayArea): Play[] => [
  definePlay(
    area,
    {
      id: 1004,
      code: 'star5.g120',
      section: GROUP,
      name: { zh: '五星组选120', en: '5-digit group 120' },
      rule: {
        zh: '至少选五个号码，开奖的五个数字各不相同且均在所选号码之中，顺序不限，即中奖。',
        en: 'Pick five digits or more. The five drawn digits must all differ and all be picked.',
      },
      example: '0,2,5,6,8,9',
    },
    onZones(area.zones, groupDistinct(tier('t1', '组选120', 'Group 120 (abcde)', 120), 5)),
  ),
  ...TWO_ZONE_ROWS.map(({ id, wins, shape, a, b, example, rule }) =>
    definePlay(
      area,
      {
        id,
        code: `star5.g${wins}`,
        section: GROUP,
        name: { zh: `五星组选${wins}`, en: `5-digit group ${wins}` },
        rule,
        example,
      },
      onZones(
        area.zones,
        groupTwoZone(tier('t1', `组选${wins}`, `Group ${wins} (${shape})`, wins), a, b),
      ),
    ),
  ),
];
