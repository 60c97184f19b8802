import { definePlay } from '../define.ts';
import { redBlueDragEntry, redBlueEntry } from '../entry/two-pools.ts';
import { noBankers } from '../rule/held.ts';
import { twoPools } from '../rule/two-pools.ts';
import { STANDARD } from '../section.ts';
import { SSQ } from './face.ts';
import type { Play } from '../play.ts';
import type { TwoPools } from '../rule/two-pools.ts';

const RED = { label: { zh: '红球', en: 'Red' }, numbers: 33, drawn: 6 };
const BLUE = { label: { zh: '蓝球', en: 'Blue' }, numbers: 16, drawn: 1 };

const POOLS: TwoPools = {
  main: RED,
  extra: BLUE,
  prizes: [
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
      [2, 1],
      [1, 1],
      [0, 1],
    ],
  ],
};

const PLACE = {
  family: SSQ,
  style: 'official',
  group: { code: 'std', name: { zh: '普通', en: 'Standard' } },
} as const;

const WINS = {
  zh: '一等奖 6 红 1 蓝，二等奖 6 红，三等奖 5 红 1 蓝，四等奖 5 红或 4 红 1 蓝，五等奖 4 红或 3 红 1 蓝，六等奖 1 蓝（红球不超过 2 个）。',
  en: '1st: 6 reds and the blue, 2nd: 6 reds, 3rd: 5 and the blue, 4th: 5, or 4 and the blue, 5th: 4, or 3 and the blue, 6th: the blue with up to 2 reds.',
};

/** The first tab: six reds and a blue, with bankers too (plays.md section 2.9). */
export const standard: readonly Play[] = [
  definePlay(
    PLACE,
    {
      id: 11001,
      code: 'std',
      section: STANDARD,
      name: { zh: '双色球复式', en: 'Reds and blues' },
      rule: {
        zh: `至少选 6 个红球和 1 个蓝球，每 6 个红球与 1 个蓝球为一注。${WINS.zh}`,
        en: `Pick 6 reds and 1 blue, or more; every 6 reds with 1 blue are a note. ${WINS.en}`,
      },
      example: '01,02,03,04,05,06,07|01,02',
    },
    twoPools(POOLS, redBlueEntry(RED, BLUE), ([reds, blues]) => [
      noBankers(reds!),
      noBankers(blues!),
    ]),
  ),
  definePlay(
    PLACE,
    {
      id: 11002,
      code: 'drag',
      section: STANDARD,
      name: { zh: '双色球胆拖', en: 'Red bankers' },
      rule: {
        zh: `选 1 至 5 个红球胆码和若干拖码，胆码在每一注中，由拖码补足 6 个红球，再选蓝球。${WINS.zh}`,
        en: `Pick 1 to 5 red bankers and others. Bankers are in every note, the others fill it up to 6 reds; then pick blues. ${WINS.en}`,
      },
      example: '01,02|03,04,05,06,07|08',
    },
    twoPools(POOLS, redBlueDragEntry(RED, BLUE), ([bankers, others, blues]) => [
      { bankers: bankers!, others: others! },
      noBankers(blues!),
    ]),
  ),
];
