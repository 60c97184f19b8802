import { definePlay } from '../define.ts';
import { onZones } from '../rule/on-zones.ts';
import { sumParity, sumSize } from '../rule/sum-bsoe.ts';
import { SUM } from '../section.ts';
import { BSOE_GROUP, bsoePlay } from '../template/bsoe.ts';
import { D3 } from './face.ts';

const PLACE = { family: D3, style: 'official', group: BSOE_GROUP } as const;
const ZONES = [[0, 1, 2]];

export const bsoePlays = [
  bsoePlay(D3, { code: 'front2', name: { zh: '前二', en: 'Front 2' }, at: [0, 1] }, 2034),
  bsoePlay(D3, { code: 'back2', name: { zh: '后二', en: 'Back 2' }, at: [1, 2] }, 2035),
  bsoePlay(D3, { code: 'star3', name: { zh: '三星', en: 'All 3' }, at: [0, 1, 2] }, 2036),
  definePlay(
    PLACE,
    {
      id: 2037,
      code: 'sumBS',
      section: SUM,
      name: { zh: '和值大小', en: 'Sum, big or small' },
      rule: {
        zh: '开奖号码三个数字之和 14 及以上为大，13 及以下为小，与所选相同即中奖。',
        en: 'The sum of the three digits is big from 14 and small up to 13.',
      },
      example: '大',
    },
    onZones(ZONES, sumSize(3)),
  ),
  definePlay(
    PLACE,
    {
      id: 2038,
      code: 'sumOE',
      section: SUM,
      name: { zh: '和值单双', en: 'Sum, odd or even' },
      rule: {
        zh: '开奖号码三个数字之和为单数或双数，与所选相同即中奖。',
        en: 'The sum of the three digits is odd or even.',
      },
      example: '单',
    },
    onZones(ZONES, sumParity(3)),
  ),
];
