import { definePlay } from '../define.ts';
import { poolAndSpecial } from '../rule/pool-and-special.ts';
import { STANDARD } from '../section.ts';
import { QLC } from './face.ts';
import type { Play } from '../play.ts';

/** The plays of 七乐彩 (plays.md section 2.9). */
export const qlc: readonly Play[] = [
  definePlay(
    {
      family: QLC,
      style: 'official',
      group: { code: 'std', name: { zh: '普通', en: 'Standard' } },
    },
    {
      id: 14001,
      code: 'std',
      section: STANDARD,
      name: { zh: '七乐彩复式', en: 'Seven numbers' },
      rule: {
        zh: '从 01 至 30 中至少选 7 个号码，每 7 个为一注。按基本号加特别号命中数：一等奖 7，二等奖 6+1，三等奖 6，四等奖 5+1，五等奖 5，六等奖 4+1，七等奖 4。',
        en: 'Pick 7 of 30 numbers or more; every 7 are a note. Prizes by hits of the seven drawn and the special number: 1st 7, 2nd 6+1, 3rd 6, 4th 5+1, 5th 5, 6th 4+1, 7th 4.',
      },
      example: '01,02,03,04,05,06,07,08',
    },
    poolAndSpecial({ drawn: 7, numbers: 30 }, [
      [[7, 0]],
      [[6, 1]],
      [[6, 0]],
      [[5, 1]],
      [[5, 0]],
      [[4, 1]],
      [[4, 0]],
    ]),
  ),
];
