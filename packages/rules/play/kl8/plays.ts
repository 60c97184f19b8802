import { definePlay } from '../define.ts';
import { above, below, both, equals, isEven, isOdd, sumOf } from '../rule/condition.ts';
import { kenoPickDrag } from '../rule/keno-pick-drag.ts';
import { option, totalRule, withTie } from '../rule/option-rule.ts';
import { ANY } from '../section.ts';
import { creditPlay } from '../template/credit-play.ts';
import { KL8 } from './face.ts';
import { KENO, pick } from './pick.ts';
import type { Condition } from '../rule/condition.ts';
import type { Play } from '../play.ts';

const sum = sumOf(Array.from({ length: KENO.drawn }, (_, place) => place));
const isMiddle = equals(sum, 810);
const isBig = above(sum, 810);
const isSmall = below(sum, 810);

/** Draws of 3,535,316,142,212,174,320, by their total (plays.md section 3.6). */
const OUTCOMES = 3_535_316_142_212_174_320n;
const MIDDLE = 15_542_763_534_960_598n;
const SIDE = 1_759_886_689_338_606_861n;
const SIDE_ODD = 883_829_035_341_128_448n;
const SIDE_EVEN = 876_057_653_997_478_413n;

/** A total of 810 gives the stake back. */
const side = (code: string, zh: string, en: string, wins: bigint, holds: Condition) =>
  withTie(option(code, zh, en, wins, holds), MIDDLE, isMiddle);

/** The plays of keno, tabs in menu order (plays.md sections 2.7 and 3.6). */
export const kl8: readonly Play[] = [
  ...pick,
  definePlay(
    {
      family: KL8,
      style: 'official',
      group: { code: 'pickDrag', name: { zh: '任选胆拖', en: 'With bankers' } },
    },
    {
      id: 6005,
      code: 'pick3DT',
      section: ANY,
      name: { zh: '任选三胆拖', en: 'Pick 3, with bankers' },
      rule: {
        zh: '选一或两个胆码和若干拖码，胆码在每一注中，由拖码补足三个号码。一注中开出三个或两个号码，即中奖。',
        en: 'Pick one or two bankers and others. Bankers are in every note, the others fill it up to three numbers. A note wins when three or two of its numbers are drawn.',
      },
      example: '01|02,03,04',
    },
    kenoPickDrag(KENO, 3, [3, 2]),
  ),
  creditPlay(
    KL8,
    { code: 'total', name: { zh: '总和', en: 'Total' } },
    {
      id: 6020,
      code: 'total',
      name: { zh: '总和', en: 'Total of 20 numbers' },
      rule: {
        zh: '二十个号码之和：大于 810 为大，小于 810 为小；和为 810 时，大、小及大单、大双、小单、小双退还本金。',
        en: 'All 20 numbers together: big is above 810, small below. A total of 810 gives the stakes on big and small back, those on big odd, big even, small odd and small even too.',
      },
    },
    totalRule(OUTCOMES, totals()),
  ),
];

function totals() {
  const [odd, even] = [isOdd(sum), isEven(sum)];
  return [
    side('big', '总和大', 'Big', SIDE, isBig),
    side('small', '总和小', 'Small', SIDE, isSmall),
    option('odd', '总和单', 'Odd', SIDE_ODD * 2n, odd),
    option('even', '总和双', 'Even', OUTCOMES - SIDE_ODD * 2n, even),
    option('t810', '总和810', '810', MIDDLE, isMiddle),
    side('bo', '总大单', 'Big odd', SIDE_ODD, both(isBig, odd)),
    side('be', '总大双', 'Big even', SIDE_EVEN, both(isBig, even)),
    side('so', '总小单', 'Small odd', SIDE_ODD, both(isSmall, odd)),
    side('se', '总小双', 'Small even', SIDE_EVEN, both(isSmall, even)),
  ];
}
