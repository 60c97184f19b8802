import { definePlay } from '../define.ts';
import { ballRow } from '../entry/pad.ts';
import { headsAt } from '../place.ts';
import { fixedAt } from '../rule/fixed-pos.ts';
import { FIXED } from '../section.ts';
import { ALL, NUMBERS, X5 } from './face.ts';
import type { Play } from '../play.ts';

/** 定位胆, the first tab. */
export const fixed: readonly Play[] = [
  definePlay(
    {
      family: X5,
      style: 'official',
      group: { code: 'fixed', name: { zh: '定位胆', en: 'Fixed position' } },
    },
    {
      id: 3027,
      code: 'fixed',
      section: FIXED,
      name: { zh: '定位胆', en: 'Fixed position' },
      rule: {
        zh: '在任意位置各选一个或多个号码，所选号码与相同位置的开奖号码一致即中奖，每个位置分别计奖。',
        en: 'Pick numbers at any positions. Each number that is drawn at its own position wins.',
      },
      example: '01,02||05||',
    },
    fixedAt(
      ALL,
      headsAt(X5, ALL).map((place) => ballRow(place, 1, NUMBERS, 0)),
      1,
    ),
  ),
];
