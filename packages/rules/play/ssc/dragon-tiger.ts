import { definePlay } from '../define.ts';
import { dragonTiger, dragonTigerTie } from '../rule/dragon-tiger.ts';
import { onZones } from '../rule/on-zones.ts';
import { DRAGON_TIGER_GROUP, withoutTieWords, withTieWords } from '../template/dragon-tiger.ts';
import { PAIRS } from './pair.ts';
import { SSC } from './face.ts';

const PLACE = { family: SSC, style: 'official', group: DRAGON_TIGER_GROUP } as const;

/** Two plays for each of the ten pairs of positions (plays.md section 2.2.6). */
export const dragonTigers = [
  ...PAIRS.map(([a, b, ids]) =>
    definePlay(
      PLACE,
      { id: ids.withTie, code: `dt${a}${b}.three`, ...withTieWords(SSC, a, b), example: '龙,和' },
      onZones([[a, b]], dragonTigerTie),
    ),
  ),
  ...PAIRS.map(([a, b, ids]) =>
    definePlay(
      PLACE,
      {
        id: ids.withoutTie,
        code: `dt${a}${b}.two`,
        ...withoutTieWords(SSC, a, b),
        example: '龙',
      },
      onZones([[a, b]], dragonTiger),
    ),
  ),
];
