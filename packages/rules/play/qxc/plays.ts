import { definePlay } from '../define.ts';
import { placesAndLast } from '../rule/places-and-last.ts';
import { STANDARD } from '../section.ts';
import { QXC } from './face.ts';
import type { Play } from '../play.ts';
import type { Prize } from '../rule/hit-tiers.ts';

const PRIZES: readonly Prize[] = [
  [[6, 1]],
  [[6, 0]],
  [[5, 1]],
  [
    [5, 0],
    [4, 1],
  ],
  [
    [4, 0],
    [3, 1],
  ],
  [
    [3, 0],
    [2, 1],
    [1, 1],
    [0, 1],
  ],
];

const LAST = { label: QXC.positions[6]!, to: 14 };

/** The plays of 七星彩 (plays.md section 2.9). */
export const qxc: readonly Play[] = [
  definePlay(
    {
      family: QXC,
      style: 'official',
      group: { code: 'std', name: { zh: '普通', en: 'Standard' } },
    },
    {
      id: 13001,
      code: 'std',
      section: STANDARD,
      name: { zh: '七星彩复式', en: 'Six digits and the last' },
      rule: {
        zh: '前六位各选 0 至 9，末位选 0 至 14，每位至少一个。按前六位加末位对位命中数：一等奖 6+1，二等奖 6+0，三等奖 5+1，四等奖 5+0 或 4+1，五等奖 4+0 或 3+1，六等奖 3+0、2+1、1+1 或 0+1。',
        en: 'Pick digits for six places and last numbers of 0 to 14. Prizes by digits in place and the last number: 1st 6+1, 2nd 6+0, 3rd 5+1, 4th 5+0 or 4+1, 5th 4+0 or 3+1, 6th 3+0, 2+1, 1+1 or 0+1.',
      },
      example: '1|2|3|4|5|6|10,11',
    },
    placesAndLast(QXC.positions.slice(0, 6), LAST, PRIZES),
  ),
];
