import { creditPlay } from '../template/credit-play.ts';
import { DRAGON_TIGER_RULE, PAIR_SUM_RULE } from '../template/credit-words.ts';
import { dragonTigerRule, pairSumRule } from '../template/credit.ts';
import { PAIRS } from './pair.ts';
import { SSC } from './face.ts';

const DRAGON_TIGER = { code: 'dt', name: { zh: '龙虎', en: 'Dragon and tiger' } };
const PAIR_SUM = { code: 'pairsum', name: { zh: '二字和数', en: 'Sum of two' } };

const letter = (position: number): string => SSC.positions[position]!.zh.slice(0, 1);

/** 龙虎 of the ten pairs of balls (plays.md section 3.1). */
export const creditDragonTigers = PAIRS.map(([a, b, ids]) =>
  creditPlay(
    SSC,
    DRAGON_TIGER,
    {
      id: ids.duel,
      code: `dt${a}${b}`,
      name: { zh: `龙${a + 1}VS虎${b + 1}`, en: `Dragon ${a + 1} v tiger ${b + 1}` },
      rule: DRAGON_TIGER_RULE,
    },
    dragonTigerRule(a, b),
  ),
);

export const creditPairSums = PAIRS.map(([a, b, ids]) =>
  creditPlay(
    SSC,
    PAIR_SUM,
    {
      id: ids.sum,
      code: `pair${a}${b}`,
      name: { zh: `${letter(a)}${letter(b)}和数`, en: `Sum of balls ${a + 1} and ${b + 1}` },
      rule: PAIR_SUM_RULE,
    },
    pairSumRule(a, b),
  ),
);
