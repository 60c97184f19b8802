import { definePlay } from '../define.ts';
import { anyPosRow } from '../template/any-pos.ts';
import { anyPos } from '../rule/any-pos.ts';
import { onZones } from '../rule/on-zones.ts';
import { SSC } from './face.ts';
import type { Bilingual } from '../../core/text.ts';

const PLACE = {
  family: SSC,
  style: 'official',
  group: { code: 'anypos', name: { zh: '不定位', en: 'Any position' } },
} as const;

type Zone = { readonly code: string; readonly name: Bilingual; readonly at: readonly number[] };

const FRONT3: Zone = { code: 'front3', name: { zh: '前三', en: 'Front 3' }, at: [0, 1, 2] };
const MID3: Zone = { code: 'mid3', name: { zh: '中三', en: 'Middle 3' }, at: [1, 2, 3] };
const BACK3: Zone = { code: 'back3', name: { zh: '后三', en: 'Back 3' }, at: [2, 3, 4] };
const FRONT4: Zone = { code: 'front4', name: { zh: '前四', en: 'Front 4' }, at: [0, 1, 2, 3] };
const BACK4: Zone = { code: 'back4', name: { zh: '后四', en: 'Back 4' }, at: [1, 2, 3, 4] };
const STAR5: Zone = { code: 'star5', name: { zh: '五星', en: 'All 5' }, at: [0, 1, 2, 3, 4] };

/** Id, zone, digits a note needs, example (plays.md section 2.2.5). */
const ROWS: readonly (readonly [number, Zone, 1 | 2 | 3, string])[] = [
  [1132, FRONT3, 1, '1,5'],
  [1133, FRONT3, 2, '1,5,6'],
  [1134, MID3, 1, '1,5'],
  [1135, MID3, 2, '1,5,6'],
  [1136, BACK3, 1, '1,5'],
  [1137, BACK3, 2, '1,5,6'],
  [1138, FRONT4, 1, '1,5'],
  [1139, FRONT4, 2, '1,5,6'],
  [1140, BACK4, 1, '1,5'],
  [1141, BACK4, 2, '1,5,6'],
  [1142, STAR5, 1, '1,5'],
  [1143, STAR5, 2, '1,5,6,7'],
  [1144, STAR5, 3, '1,5,6,7'],
];

export const anyPosition = ROWS.map(([id, zone, k, example]) =>
  definePlay(
    PLACE,
    { id, code: `${zone.code}.any${k}`, ...anyPosRow(zone.name, k), example },
    onZones([zone.at], anyPos(zone.at.length, k)),
  ),
);
