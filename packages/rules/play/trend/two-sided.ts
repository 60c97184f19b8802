import type { Bilingual } from '../../core/text.ts';
import type { Draw, ListedPlay } from '../play.ts';
import type { Chart } from './chart.ts';
import { judged, options } from './option-block.ts';

/** Two options of a play that cannot both win: 大 and 小 of a ball, 龙 and 虎. */
export type TwoSided = {
  /** `ssc.c.ball1.big`: its play and its first side. */
  readonly code: string;
  readonly play: ListedPlay;
  readonly sides: readonly [first: string, second: string];
  readonly names: readonly [first: Bilingual, second: Bilingual];
  /** Which side a draw was on; undefined for a tie, which neither wins. */
  sideOf(draw: Draw, drawMs: number): 0 | 1 | undefined;
};

const PAIRS = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
  ['banker', 'player'],
] as const;

/** The same pair under other odds, sums of two that only tails tell apart, dragon and tiger as animals. */
const LEFT_OUT = /\.(?:gyTie|pair\d\d|zodiac)$/;

const hasBoth = ({ code: own, options: all }: ListedPlay, pair: readonly string[]): boolean =>
  !LEFT_OUT.test(own) && pair.every((side) => all.some(({ code }) => code === side));

/** The pairs of sides that the plays of a family have (plays.md section 8.3), in menu order. */
export const twoSidedOf = (plays: readonly ListedPlay[]): readonly TwoSided[] =>
  plays.flatMap((play) =>
    PAIRS.filter((pair) => hasBoth(play, pair)).map((pair) => pairOf(play, pair)),
  );

function pairOf(play: ListedPlay, sides: readonly [string, string]): TwoSided {
  const { names, won } = judged(play, sides);
  return {
    code: `${play.code}.${sides[0]}`,
    play,
    sides,
    names: [names[0]!, names[1]!],
    sideOf: (draw, drawMs) => won(draw, drawMs)[0] as 0 | 1 | undefined,
  };
}

/** 两面: a block of each pair of some plays. */
export const sidesChart = (plays: readonly ListedPlay[]): Chart => ({
  code: 'sides',
  name: { zh: '两面', en: 'Sides' },
  blocks: plays.flatMap((play) =>
    PAIRS.filter((pair) => pair[0] !== 'dragon' && hasBoth(play, pair)).map((pair) =>
      options(judged(play, pair)),
    ),
  ),
});

/** What may be in the place of dragon and tiger. */
const TIES = ['tie', 'leopard'];

/** 龙虎: a block of each duel, with the tie where there may be one. */
export const duelsChart = (plays: readonly ListedPlay[]): Chart => ({
  code: 'duels',
  name: { zh: '龙虎', en: 'Dragon, tiger' },
  blocks: plays
    .filter((play) => hasBoth(play, PAIRS[2]))
    .map((play) => {
      const tie = play.options.map(({ code }) => code).filter((code) => TIES.includes(code));
      const codes = [...PAIRS[2], ...tie];
      return options(judged(play, codes), play.name, true);
    }),
});
