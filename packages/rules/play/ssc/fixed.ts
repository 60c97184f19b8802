import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { fixedPos } from '../rule/fixed-pos.ts';
import { FIXED } from '../section.ts';
import { SSC } from './face.ts';

const PLACE = {
  family: SSC,
  style: 'official',
  group: { code: 'fixed', name: { zh: '定位胆', en: 'Fixed position' } },
} as const;

export const fixed = [
  definePlay(
    PLACE,
    {
      id: 1131,
      code: 'fixed',
      section: FIXED,
      name: { zh: '定位胆', en: 'Fixed position' },
      rule: {
        zh: '在任意位置各选一个或多个号码，所选号码与相同位置的开奖号码一致即中奖，每个位置分别计奖。',
        en: 'Pick digits at any positions. Each digit that stands at its own position in the draw wins.',
      },
      example: '1,2|||4|5',
    },
    fixedPos(headsAt(SSC, [0, 1, 2, 3, 4])),
  ),
];
