import { bullOf, NO_BULL } from '../rule/bull.ts';
import { atLeast, below, both, equals, isEven, isOdd, not } from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import { SSC } from './face.ts';

const GROUP = { code: 'niu', name: { zh: '斗牛', en: 'Bull' } };

const isBull = not(equals(bullOf, NO_BULL));

/** The name and the wins of each bull of 100,000 (plays.md section 3.1). */
const BULLS = [
  { zh: '没牛', en: 'No bull', wins: 35_649 },
  { zh: '牛一', en: 'Bull 1', wins: 6375 },
  { zh: '牛二', en: 'Bull 2', wins: 6505 },
  { zh: '牛三', en: 'Bull 3', wins: 6375 },
  { zh: '牛四', en: 'Bull 4', wins: 6505 },
  { zh: '牛五', en: 'Bull 5', wins: 6375 },
  { zh: '牛六', en: 'Bull 6', wins: 6505 },
  { zh: '牛七', en: 'Bull 7', wins: 6375 },
  { zh: '牛八', en: 'Bull 8', wins: 6505 },
  { zh: '牛九', en: 'Bull 9', wins: 6375 },
  { zh: '牛牛', en: 'Double bull', wins: 6456 },
];

export const creditBull = [
  creditPlay(
    SSC,
    GROUP,
    {
      id: 1207,
      code: 'niu',
      name: { zh: '斗牛', en: 'Bull' },
      rule: {
        zh: '五个数字中有三个之和为 0、10 或 20 时有牛，其余两个之和的个位为牛数，个位为 0 是牛牛。牛六至牛牛为大，牛一至牛五为小；没牛时大小单双均不中奖。',
        en: 'Three of the five digits that add up to 0, 10 or 20 make a bull; its value is the last digit of the sum of the other two, and 0 is the double bull. Bulls 6 to 10 are big, 1 to 5 small; size and parity lose without a bull.',
      },
    },
    optionRule(100_000, [
      ...BULLS.map(({ zh, en, wins }, value) =>
        option(`n${value}`, zh, en, wins, equals(bullOf, value)),
      ),
      option('big', '牛大', 'Bull big', 32_216, atLeast(bullOf, 6)),
      option('small', '牛小', 'Bull small', 32_135, both(isBull, below(bullOf, 6))),
      option('odd', '牛单', 'Bull odd', 31_875, isOdd(bullOf)),
      option('even', '牛双', 'Bull even', 32_476, both(isBull, isEven(bullOf))),
    ]),
  ),
];
