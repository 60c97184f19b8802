import { definePlay } from '../define.ts';
import { choice } from '../rule/choice.ts';
import { middle } from '../rule/middle.ts';
import { onZones } from '../rule/on-zones.ts';
import { NOVELTY } from '../section.ts';
import { tier } from '../rule/rule.ts';
import { ALL, X5 } from './face.ts';
import type { Play } from '../play.ts';

const PLACE = { family: X5, style: 'official', group: { code: 'fun', name: NOVELTY } } as const;

/** Draws of 462 with five, four ... no odd numbers of the six that there are. */
const WAYS = [6, 75, 200, 150, 30, 1];

const countOdds = (draw: readonly number[]): number =>
  draw.filter((number) => number % 2 === 1).length;

const COUNTS = WAYS.map((wins, evens) => {
  const odds = 5 - evens;
  return { odds, wins, name: { zh: `${odds}单${evens}双`, en: `${odds} odd ${evens} even` } };
});

const oddCount = choice(
  5,
  { zh: '单双', en: 'Odd and even' },
  COUNTS.map(({ odds, wins, name }) => tier(`o${odds}`, name.zh, name.en, wins)),
  COUNTS.map(({ odds, name }, i) => ({ name, tier: i, wins: (draw) => countOdds(draw) === odds })),
);

/** 定单双 and 猜中位. */
export const novelty: readonly Play[] = [
  definePlay(
    PLACE,
    {
      id: 3054,
      code: 'oddeven',
      section: NOVELTY,
      name: { zh: '定单双', en: 'Odd and even count' },
      rule: {
        zh: '选择五个开奖号码中单数与双数的个数，与开奖相符即中奖。各项奖金不同。',
        en: 'Pick how many of the five numbers are odd and how many even. Each count has its own prize.',
      },
      example: '5单0双,3单2双',
    },
    { ...onZones([ALL], oddCount), outcomes: 462n },
  ),
  definePlay(
    PLACE,
    {
      id: 3055,
      code: 'middle',
      section: NOVELTY,
      name: { zh: '猜中位', en: 'Middle number' },
      rule: {
        zh: '五个开奖号码从小到大排列，第三个号码与所选号码相同，即中奖。各号码的奖金不同。',
        en: 'The third of the five numbers in ascending order is the one you picked. Each number has its own prize.',
      },
      example: '03,06',
    },
    middle,
  ),
];
