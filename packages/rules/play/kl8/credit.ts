import { above, below, both, equals, isEven, isOdd, not, sumOf } from '../rule/condition.ts';
import { drawnNumbers } from '../rule/drawn-numbers.ts';
import { countRule, option, totalRule, withTie } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import { ELEMENT_ENDS, ELEMENTS } from './element.ts';
import { KL8 } from './face.ts';
import { KENO } from './pick.ts';
import type { Condition, Value } from '../rule/condition.ts';
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

/** By how many of forty numbers are drawn: more than ten, ten, fewer. */
const MORE = 1_408_393_885_741_467_768n;
const TEN = 718_528_370_729_238_784n;

/** By the total of each element. */
const ELEMENT_WINS = [
  362_424_019_495_171_770n,
  712_463_910_471_784_803n,
  1_371_845_418_169_315_204n,
  719_054_759_525_309_151n,
  369_528_034_550_593_392n,
];

/** A total of 810 gives the stake back. */
const side = (code: string, zh: string, en: string, wins: bigint, holds: Condition) =>
  withTie(option(code, zh, en, wins, holds), MIDDLE, isMiddle);

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

const elements = ELEMENTS.map(({ code, name: { zh, en } }, i) => {
  const isBelowEnd = i < ELEMENT_ENDS.length ? not(above(sum, ELEMENT_ENDS[i]!)) : () => true;
  const isAboveLast = i > 0 ? above(sum, ELEMENT_ENDS[i - 1]!) : () => true;
  return option(code, zh, en, ELEMENT_WINS[i]!, both(isAboveLast, isBelowEnd));
});

/** Numbers that are counted among the drawn ones. */
const LOWER = Array.from({ length: 40 }, (_, i) => i + 1);
const ODD = Array.from({ length: 40 }, (_, i) => 2 * i + 1);
const lower: Value = (draw) => draw.filter((number) => number <= 40).length;
const odds: Value = (draw) => draw.filter((number) => number % 2 === 1).length;

/** The double-sided plays of keno (plays.md section 3.6). */
export const credit: readonly Play[] = [
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
  creditPlay(
    KL8,
    { code: 'updown', name: { zh: '上中下盘(前后和)', en: 'Upper/lower' } },
    {
      id: 6021,
      code: 'updown',
      name: { zh: '上中下盘', en: 'Upper, middle, lower' },
      rule: {
        zh: '二十个号码中 01 至 40 多于十个为上盘，恰有十个为中盘，少于十个为下盘。',
        en: 'Of the 20 numbers more than ten are 01 to 40: upper; ten are: middle; fewer are: lower.',
      },
    },
    countRule(OUTCOMES, LOWER, [
      option('up', '上盘(前多)', 'Upper', MORE, above(lower, 10)),
      option('mid', '中盘(前后和)', 'Middle', TEN, equals(lower, 10)),
      option('down', '下盘(后多)', 'Lower', MORE, below(lower, 10)),
    ]),
  ),
  creditPlay(
    KL8,
    { code: 'oddeven', name: { zh: '奇偶盘(单双和)', en: 'Odd/even' } },
    {
      id: 6022,
      code: 'oddeven',
      name: { zh: '奇和偶盘', en: 'More odd or more even' },
      rule: {
        zh: '二十个号码中单数多于十个为奇盘，恰有十个为和盘，少于十个为偶盘。',
        en: 'Of the 20 numbers more than ten are odd: odd; ten are: equal; fewer are: even.',
      },
    },
    countRule(OUTCOMES, ODD, [
      option('odd', '奇盘(单多)', 'Odd', MORE, above(odds, 10)),
      option('mid', '和盘(单双和)', 'Equal', TEN, equals(odds, 10)),
      option('even', '偶盘(双多)', 'Even', MORE, below(odds, 10)),
    ]),
  ),
  creditPlay(
    KL8,
    { code: 'wuxing', name: { zh: '五行', en: 'Elements' } },
    {
      id: 6023,
      code: 'wuxing',
      name: { zh: '五行', en: 'Five elements' },
      rule: {
        zh: '二十个号码之和：210 至 695 为金，696 至 763 为木，764 至 855 为水，856 至 923 为火，924 至 1410 为土。',
        en: 'All 20 numbers together: metal is 210 to 695, wood 696 to 763, water 764 to 855, fire 856 to 923, earth 924 to 1410.',
      },
    },
    totalRule(OUTCOMES, elements),
  ),
  creditPlay(
    KL8,
    { code: 'zm', name: { zh: '正码', en: 'Numbers' } },
    {
      id: 6024,
      code: 'zm',
      name: { zh: '正码', en: 'Number is drawn' },
      rule: {
        zh: '所选号码在开出的二十个号码之中，即中奖。',
        en: 'The number is among the 20 drawn.',
      },
    },
    drawnNumbers(KENO),
  ),
];
