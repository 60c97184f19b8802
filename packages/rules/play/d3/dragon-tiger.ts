import { definePlay } from '../define.ts';
import { dragonTigerTie } from '../rule/dragon-tiger.ts';
import { onZones } from '../rule/on-zones.ts';
import { DRAGON_TIGER_GROUP, withTieWords } from '../template/dragon-tiger.ts';
import { D3 } from './face.ts';

const PLACE = { family: D3, style: 'official', group: DRAGON_TIGER_GROUP } as const;

const PAIRS = [
  [2039, 0, 1],
  [2040, 0, 2],
  [2041, 1, 2],
] as const;

export const dragonTigers = PAIRS.map(([id, a, b]) =>
  definePlay(
    PLACE,
    { id, code: `dt${a}${b}`, ...withTieWords(D3, a, b), example: '龙' },
    onZones([[a, b]], dragonTigerTie),
  ),
);
