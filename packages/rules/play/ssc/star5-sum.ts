import { definePlay } from '../define.ts';
import { onZones } from '../rule/on-zones.ts';
import { sumParity, sumSize } from '../rule/sum-bsoe.ts';
import { SUM } from '../section.ts';
import { SSC } from './face.ts';

const PLACE = {
  family: SSC,
  style: 'official',
  group: { code: 'quwei', name: { zh: '五星和值', en: 'Sum of all 5' } },
} as const;

const ZONES = [[0, 1, 2, 3, 4]];

export const star5Sum = [
  definePlay(
    PLACE,
    {
      id: 1014,
      code: 'star5.sumBS',
      section: SUM,
      name: { zh: '五星和值大小', en: '5-digit sum, big or small' },
      rule: {
        zh: '开奖号码五个数字之和 23 及以上为大，22 及以下为小，与所选相同即中奖。',
        en: 'The sum of the five digits is big from 23 and small up to 22.',
      },
      example: '大',
    },
    onZones(ZONES, sumSize(5)),
  ),
  definePlay(
    PLACE,
    {
      id: 1015,
      code: 'star5.sumOE',
      section: SUM,
      name: { zh: '五星和值单双', en: '5-digit sum, odd or even' },
      rule: {
        zh: '开奖号码五个数字之和为单数或双数，与所选相同即中奖。',
        en: 'The sum of the five digits is odd or even.',
      },
      example: '单',
    },
    onZones(ZONES, sumParity(5)),
  ),
];
