import { definePlay } from '../define.ts';
import { redBlueDragEntry, redBlueEntry } from '../entry/two-pools.ts';
import { noBankers } from '../rule/held.ts';
import { twoPools } from '../rule/two-pools.ts';
import { STANDARD } from '../section.ts';
import { DLT } from './face.ts';
import type { Play } from '../play.ts';
import type { TwoPools } from '../rule/two-pools.ts';

const FRONT = { label: { zh: '前区', en: 'Front' }, numbers: 35, drawn: 5 };
const BACK = { label: { zh: '后区', en: 'Back' }, numbers: 12, drawn: 2 };

const POOLS: TwoPools = {
  main: FRONT,
  extra: BACK,
  prizes: [
    [[5, 2]],
    [[5, 1]],
    [[5, 0]],
    [[4, 2]],
    [[4, 1]],
    [[3, 2]],
    [[4, 0]],
    [
      [3, 1],
      [2, 2],
    ],
    [
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 2],
    ],
  ],
};

const PLACE = {
  family: DLT,
  style: 'official',
  group: { code: 'std', name: { zh: '普通', en: 'Standard' } },
} as const;

const WINS = {
  zh: '按前区加后区命中数：一等奖 5+2，二等奖 5+1，三等奖 5+0，四等奖 4+2，五等奖 4+1，六等奖 3+2，七等奖 4+0，八等奖 3+1 或 2+2，九等奖 3+0、2+1、1+2 或 0+2。',
  en: 'Prizes by hits in front and back: 1st 5+2, 2nd 5+1, 3rd 5+0, 4th 4+2, 5th 4+1, 6th 3+2, 7th 4+0, 8th 3+1 or 2+2, 9th 3+0, 2+1, 1+2 or 0+2.',
};

/** The plays of 大乐透 (plays.md section 2.9). */
export const dlt: readonly Play[] = [
  definePlay(
    PLACE,
    {
      id: 12001,
      code: 'std',
      section: STANDARD,
      name: { zh: '大乐透复式', en: 'Front and back' },
      rule: {
        zh: `至少选 5 个前区号码和 2 个后区号码，每 5 个前区号码与 2 个后区号码为一注。${WINS.zh}`,
        en: `Pick 5 front and 2 back numbers, or more; every 5 with every 2 are a note. ${WINS.en}`,
      },
      example: '01,02,03,04,05,06|01,02,03',
    },
    twoPools(POOLS, redBlueEntry(FRONT, BACK), ([front, back]) => [
      noBankers(front!),
      noBankers(back!),
    ]),
  ),
  definePlay(
    PLACE,
    {
      id: 12002,
      code: 'drag',
      section: STANDARD,
      name: { zh: '大乐透胆拖', en: 'With bankers' },
      rule: {
        zh: `前区选 1 至 4 个胆码，后区可选 1 个胆码，胆码在每一注中，由拖码补足 5 个前区号码和 2 个后区号码。${WINS.zh}`,
        en: `Pick 1 to 4 front bankers, and a back one if you like. Bankers are in every note, the others fill it up to 5 and 2. ${WINS.en}`,
      },
      example: '01|02,03,04,05,06||01,02',
    },
    twoPools(POOLS, redBlueDragEntry(FRONT, BACK), ([bankers, others, bankers2, others2]) => [
      { bankers: bankers!, others: others! },
      { bankers: bankers2!, others: others2! },
    ]),
  ),
];
