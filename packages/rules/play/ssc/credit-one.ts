import { atLeast, timesOf } from '../rule/condition.ts';
import { option, repeatingRule } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import { OCCURS_RULE } from '../template/credit-words.ts';
import { occursRule } from '../template/credit.ts';
import { THREES } from './credit-three.ts';
import { SSC } from './face.ts';

const GROUP = { code: 'zi', name: { zh: '一字/二字/三字', en: 'One, two, three digits' } };

const ALL_FIVE = [0, 1, 2, 3, 4];

/** 40,951 of 100,000 draws contain a digit; over all draws it occurs 50,000 times. */
const digits = Array.from({ length: 10 }, (_, digit) => {
  const times = timesOf(digit, ALL_FIVE);
  const label = String(digit);
  return { ...option(label, label, label, 40_951, atLeast(times, 1)), hits: 50_000n, times };
});

export const creditOnes = [
  creditPlay(
    SSC,
    GROUP,
    {
      id: 1235,
      code: 'one5',
      name: { zh: '一字组合(全五)', en: 'One digit, all five' },
      rule: {
        zh: '所选号码在五个数字中出现即中奖，每出现一次赔一次净赢，本金退一次；未出现则不中奖。',
        en: 'The digit occurs among the five. The net win is paid once for each time it occurs, the stake is returned once.',
      },
    },
    repeatingRule(100_000, digits, 5),
  ),
  ...THREES.map(({ code, zh, en, at, ids }) =>
    creditPlay(
      SSC,
      GROUP,
      {
        id: ids.one,
        code: `one.${code}`,
        name: { zh: `${zh}一字组合`, en: `${en} one digit` },
        rule: OCCURS_RULE,
      },
      occursRule(at),
    ),
  ),
];
