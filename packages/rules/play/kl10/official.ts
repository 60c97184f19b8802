import { definePlay } from '../define.ts';
import { ballRow, PICK } from '../entry/pad.ts';
import { headsAt } from '../place.ts';
import { adjacentDirect, adjacentGroup } from '../rule/adjacent.ts';
import { choice } from '../rule/choice.ts';
import { directDistinct } from '../rule/direct-distinct.ts';
import { fixedAt } from '../rule/fixed-pos.ts';
import { groupSet } from '../rule/group-set.ts';
import { kenoPick } from '../rule/keno-pick.ts';
import { onZones } from '../rule/on-zones.ts';
import { tier } from '../rule/rule.ts';
import { ADJACENT, ANY, FRONT, ONE } from './section.ts';
import { KL10 } from './face.ts';
import { ANY_PICKS, anyTier, HAPPY, numeral } from './picks.ts';
import type { PlayRow } from '../define.ts';
import type { Play } from '../play.ts';
import type { Rule } from '../rule/rule.ts';

const place = {
  family: KL10,
  style: 'official',
  group: { code: 'state', name: { zh: '官方玩法', en: 'Official' } },
} as const;

/** A play whose only tier bears its name. */
const play = <P>(row: PlayRow, rule: Rule<P>): Play =>
  definePlay(place, row, {
    ...rule,
    tiers: rule.tiers.map(({ wins }) => tier('t1', row.name.zh, row.name.en, wins)),
  });

const RED = { zh: '红', en: 'Red' };

const firstRed = choice(
  1,
  RED,
  [tier('t1', RED.zh, RED.en, 2)],
  [{ name: RED, tier: 0, wins: (draw, [at]) => draw[at!]! > 18 }],
);

/** 选一: the first number, 19 and 20 being red. */
const ones: readonly Play[] = [
  play(
    {
      id: 7001,
      code: 'first',
      section: ONE,
      name: { zh: '选一数投', en: 'First number' },
      rule: {
        zh: '从 01 至 18 中选择号码，与开出的第一个号码相同，即中奖。',
        en: 'Pick from 01 to 18. The first number drawn must be a picked one.',
      },
      example: '01,02',
    },
    firstOf(18),
  ),
  play(
    {
      id: 7002,
      code: 'firstRed',
      section: ONE,
      name: { zh: '选一红投', en: 'First is red' },
      rule: {
        zh: '开出的第一个号码为红号 19 或 20，即中奖。',
        en: 'The first number drawn must be red: 19 or 20.',
      },
      example: '红',
    },
    { ...onZones([[0]], firstRed, HAPPY.numbers), at: [0] },
  ),
];

/** The first number out of twenty, of which `last` can be picked. */
function firstOf(last: number) {
  const rule = fixedAt([0], [ballRow(PICK, 1, last)], 1, { input: 'pool' });
  return { ...rule, outcomes: BigInt(HAPPY.numbers) };
}

/** 任选: all numbers of a note are among the eight. */
const any: readonly Play[] = ANY_PICKS.map(({ id, size }) =>
  definePlay(
    place,
    {
      id,
      code: `any${size}`,
      section: ANY,
      name: { zh: `选${numeral(size)}任选`, en: `Any ${size}` },
      rule: {
        zh: `至少选 ${size} 个号码，每 ${size} 个为一注，全部在开出的八个号码之中，顺序不限，即中奖。`,
        en: `Pick ${size} numbers or more; every ${size} of them are a note. All numbers of a note must be among the eight drawn, in any order.`,
      },
      example: Array.from({ length: size + 1 }, (_, i) => `0${i + 1}`).join(),
    },
    { ...kenoPick(HAPPY, size, [size]), tiers: [anyTier(size)], tiersShareNote: false },
  ),
);

const ADJACENT_DIRECT = { zh: '选二连直', en: 'Two adjacent, in order' };
const ADJACENT_GROUP = { zh: '选二连组', en: 'Two adjacent, any order' };

/** 连: two numbers that are drawn one right after the other. */
const adjacents: readonly Play[] = [
  play(
    {
      id: 7011,
      code: 'adj2d',
      section: ADJACENT,
      name: ADJACENT_DIRECT,
      rule: {
        zh: '前位、后位各选一个或多个号码，两个号码在开奖号码中前后相邻且顺序一致，即中奖。',
        en: 'Pick numbers for first and next. One of each must be drawn one right after the other, in this order.',
      },
      example: '01|02,03',
    },
    adjacentDirect(HAPPY, ADJACENT_DIRECT),
  ),
  play(
    {
      id: 7012,
      code: 'adj2g',
      section: ADJACENT,
      name: ADJACENT_GROUP,
      rule: {
        zh: '至少选两个号码，每两个为一注，两个号码在开奖号码中前后相邻，顺序不限，即中奖。',
        en: 'Pick two numbers or more; every two of them are a note. They must be drawn one right after the other, in any order.',
      },
      example: '01,02,03',
    },
    adjacentGroup(HAPPY, ADJACENT_GROUP),
  ),
];

const FRONTS = [
  { size: 3, direct: 7013, group: 7014, directExample: '01|02|03,04', groupExample: '01,02,03,04' },
  { size: 2, direct: 7015, group: 7016, directExample: '01|02,03', groupExample: '01,02,03' },
];

/** 前: the first numbers that are drawn. */
const fronts: readonly Play[] = FRONTS.flatMap((front) => {
  const { size } = front;
  const at = Array.from({ length: size }, (_, i) => i);
  const zh = numeral(size);
  return [
    play(
      {
        id: front.direct,
        code: `front${size}d`,
        section: FRONT,
        name: { zh: `选${zh}前直`, en: `First ${size}, in order` },
        rule: {
          zh: `前${zh}球各选一个或多个号码，与开出的前${zh}个号码相同且顺序一致，即中奖。同一号码不能占两个位置。`,
          en: `Pick numbers for each of the first ${size} balls. They must be drawn as picked; one number cannot take two places.`,
        },
        example: front.directExample,
      },
      directDistinct(at, headsAt(KL10, at), HAPPY.numbers),
    ),
    play(
      {
        id: front.group,
        code: `front${size}g`,
        section: FRONT,
        name: { zh: `选${zh}前组`, en: `First ${size}, any order` },
        rule: {
          zh: `至少选 ${size} 个号码，每 ${size} 个为一注，与开出的前${zh}个号码相同，顺序不限，即中奖。`,
          en: `Pick ${size} numbers or more; every ${size} of them are a note. They must be the first ${size} drawn, in any order.`,
        },
        example: front.groupExample,
      },
      groupSet(at, HAPPY.numbers),
    ),
  ];
});

/** 官方玩法, the first tab. */
export const state: readonly Play[] = [...ones, ...any, ...adjacents, ...fronts];
