import { definePlay } from '../define.ts';
import { anyPos } from '../rule/any-pos.ts';
import { onZones } from '../rule/on-zones.ts';
import { anyPosRow } from '../template/any-pos.ts';
import { D3 } from './face.ts';

const PLACE = {
  family: D3,
  style: 'official',
  group: { code: 'anypos', name: { zh: '不定位', en: 'Any position' } },
} as const;

const WHOLE_DRAW = { zh: '', en: 'All 3' };

export const anyPosition = [
  definePlay(
    PLACE,
    { id: 2032, code: 'any1', ...anyPosRow(WHOLE_DRAW, 1), example: '1,5' },
    onZones([[0, 1, 2]], anyPos(3, 1)),
  ),
  definePlay(
    PLACE,
    { id: 2033, code: 'any2', ...anyPosRow(WHOLE_DRAW, 2), example: '1,5,6' },
    onZones([[0, 1, 2]], anyPos(3, 2)),
  ),
];
