import { definePlay } from '../define.ts';
import { placesOf } from '../place.ts';
import { direct } from '../rule/direct.ts';
import { onZones } from '../rule/on-zones.ts';
import { DIRECT } from '../section.ts';
import type { Board } from '../place.ts';

const ZONES = [[0, 1, 2, 3, 4]];
const BOARD: Board = {
  family: 'ssc',
  style: 'official',
  group: { code: 'star5', name: { zh: '五星', en: '5 digits' } },
  code: 'star5',
  name: { zh: '五星', en: '5-digit' },
  zones: ZONES,
};

export const star5 = [
  definePlay(
    BOARD,
    {
      id: 1001,
      code: 'star5.direct',
      section: DIRECT,
      name: { zh: '五星直选复式', en: '5-digit direct, per position' },
      rule: {
        zh: '每位至少选一个号码，所选号码与开奖号码的五位全部相同且顺序一致，即中奖。',
        en: 'Pick at least one digit for each position. All five must match the draw in order.',
      },
      example: '1,2|3|4|5,6|7',
    },
    onZones(ZONES, direct(placesOf(BOARD))),
  ),
];
