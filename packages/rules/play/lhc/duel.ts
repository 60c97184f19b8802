import { definePlay } from '../define.ts';
import { above, below, lead } from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { LHC } from './face.ts';
import type { ListedPlay } from '../play.ts';

const DUELS = { zh: '龙虎', en: 'Dragon and tiger' };
const PLACE = { family: LHC, style: 'credit', group: { code: 'dt', name: DUELS } } as const;

const FIRST_ID = 8105;
/** Two different numbers at two places: 49 x 48. */
const OUTCOMES = 2352;

const PAIRS = [0, 1, 2, 3, 4, 5].flatMap((a) =>
  [0, 1, 2, 3, 4, 5].filter((b) => b > a).map((b) => [a, b] as const),
);

/** 龙虎: which of two regular numbers is the higher one (plays.md section 4.3). */
export const duel: readonly ListedPlay[] = PAIRS.map(([a, b], i) =>
  definePlay(
    PLACE,
    {
      id: FIRST_ID + i,
      code: `dt${a + 1}${b + 1}`,
      section: DUELS,
      name: { zh: `正${a + 1}V正${b + 1}龙虎`, en: `No. ${a + 1} v No. ${b + 1}` },
      rule: {
        zh: `第 ${a + 1} 个正码大于第 ${b + 1} 个为龙，小于为虎；号码不会相同，无和局。`,
        en: `Dragon: regular number ${a + 1} is higher than number ${b + 1}. Tiger: it is lower. There is no tie.`,
      },
      example: 'dragon',
    },
    optionRule(
      OUTCOMES,
      [
        option('dragon', '龙', 'Dragon', OUTCOMES / 2, above(lead(a, b), 0)),
        option('tiger', '虎', 'Tiger', OUTCOMES / 2, below(lead(a, b), 0)),
      ],
      [a, b],
    ),
  ),
);
