import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { direct } from '../rule/direct.ts';
import { onZones } from '../rule/on-zones.ts';
import { DIRECT } from '../section.ts';
import { PL5 } from './face.ts';
import type { Play } from '../play.ts';

const ALL_FIVE = [0, 1, 2, 3, 4];

/** The play of its own; those of five digits come from their family. */
export const pl5: readonly Play[] = [
  definePlay(
    {
      family: PL5,
      style: 'official',
      group: { code: 'std', name: { zh: '普通', en: 'Standard' } },
    },
    {
      id: 15001,
      code: 'std',
      section: DIRECT,
      name: { zh: '排列五直选', en: 'Five digits in order' },
      rule: {
        zh: '每位至少选一个号码，所选号码与开奖号码按位全部相同，即中奖。',
        en: 'Pick digits per position. All five in their places win.',
      },
      example: '1|2|3|4|5,6',
    },
    onZones([ALL_FIVE], direct(headsAt(PL5, ALL_FIVE))),
  ),
];
