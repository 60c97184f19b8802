import { definePlay } from '../define.ts';
import { ballRow } from '../entry/pad.ts';
import { headsAt } from '../place.ts';
import { dragonTigerOf } from '../rule/dragon-tiger.ts';
import { fixedAt } from '../rule/fixed-pos.ts';
import { onZones } from '../rule/on-zones.ts';
import { evenSides, sides } from '../rule/sides.ts';
import { DRAGON_TIGER, FIXED, SIZE_AND_PARITY } from '../section.ts';
import { DRAGON_TIGER_GROUP } from '../template/dragon-tiger.ts';
import { BSOE_GROUP } from '../template/bsoe.ts';
import { PK10 } from './face.ts';
import type { Play } from '../play.ts';

/** Two different cars in order. */
const PAIRS = 90;

const fixedOf = (id: number, code: string, zh: string, en: string, first: number): Play => {
  const at = [0, 1, 2, 3, 4].map((rank) => first + rank);
  return definePlay(
    {
      family: PK10,
      style: 'official',
      group: { code: 'fixed', name: { zh: '定位胆', en: 'Fixed position' } },
    },
    {
      id,
      code,
      section: FIXED,
      name: { zh: `定位胆(${zh})`, en: `Ranks ${en}` },
      rule: {
        zh: '在任意名次各选一个或多个号码，所选号码与该名次的车号一致即中奖，每个名次分别计奖。',
        en: 'Pick cars for any of the ranks. Each car that arrives at its own rank wins.',
      },
      example: '01,02||03||',
    },
    fixedAt(
      at,
      headsAt(PK10, at).map((place) => ballRow(place, 1, 10, 0)),
      1,
    ),
  );
};

/** 定位胆. */
export const fixed: readonly Play[] = [
  fixedOf(5016, 'fixed15', '前五', '1 to 5', 0),
  fixedOf(5017, 'fixed610', '后五', '6 to 10', 5),
];

/** 龙虎: 1 v 10, 2 v 9 ... 5 v 6; no two cars are equal. */
export const duels: readonly Play[] = [0, 1, 2, 3, 4].map((rank) => {
  const name = PK10.positions[rank]!;
  const other = 9 - rank;
  return definePlay(
    { family: PK10, style: 'official', group: DRAGON_TIGER_GROUP },
    {
      id: 5018 + rank,
      code: `dt${rank + 1}`,
      section: DRAGON_TIGER,
      name: { zh: `${name.zh}龙虎(${rank + 1}V${other + 1})`, en: `${rank + 1} v ${other + 1}` },
      rule: {
        zh: `${name.zh}的车号大于${PK10.positions[other]!.zh}为龙，小于为虎，与所选相同即中奖。`,
        en: `Dragon: the car at rank ${rank + 1} has a higher number than the one at rank ${other + 1}. Tiger: a lower one.`,
      },
      example: '龙',
    },
    {
      ...onZones([[rank, other]], dragonTigerOf(PAIRS)),
      outcomes: BigInt(PAIRS),
      at: [rank, other],
    },
  );
});

/** 大小单双 of each rank. */
export const rankSides: readonly Play[] = PK10.positions.map((name, rank) =>
  definePlay(
    { family: PK10, style: 'official', group: BSOE_GROUP },
    {
      id: 5023 + rank,
      code: `bs${rank + 1}`,
      section: SIZE_AND_PARITY,
      name: { zh: `${name.zh}大小单双`, en: `${name.en} big/small, odd/even` },
      rule: {
        zh: `${name.zh}的车号：大为 06 至 10，小为 01 至 05，与所选相符即中奖。`,
        en: `The car at rank ${rank + 1}: big is 06 to 10, small 01 to 05. Each side that it has wins.`,
      },
      example: '大,单',
    },
    sides({ label: name, position: rank }, { at: [rank], big: 6, outcomes: 10 }, evenSides(5)),
  ),
);
