import type { MappingProgram } from '../mapping.ts';
import { addDraw, chiSquare, type Counts, noCounts, type Table, tablesOf } from './frequency.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Fault, RECENT, textOf, type Wager, wagersOn } from './wager.ts';

/**
 * Looks at every draw and every settlement of a game, and tells when they are not what a fair generator
 * makes. Nothing here is a percentage point of a table: each look is a wager against fairness that is worth
 * 1 on average as long as the game is fair, and a game is stopped when one of them has become so large that
 * a fair game makes it so less often than once in ten thousand years.
 *
 * A wager is begun anew with each draw, and the sum of all is watched: R' = (R + 1) * e. For fair draws
 * R - n is a martingale, so that P(R reaches c within n draws) <= n / c, whenever and however often one
 * looks. Whatever goes wrong later than at the beginning is found as soon as if it had been the first draw.
 */
export type Watched = {
  readonly layout: Layout;
  readonly wagers: readonly Wager[];
  readonly tables: readonly Table[];
  /** What a wager may not reach. */
  readonly bound: number;
};

/** All that is kept of the draws before: it goes to the database as JSON. */
export type WatchState = {
  /** Draws since it began. */
  draws: number;
  last: readonly number[];
  recent: readonly string[];
  sums: readonly number[];
  /** One for each length of blocks. */
  blocks: readonly (readonly Counts[])[];
  /** One for each share of the return. */
  returns: readonly number[];
  /** What was paid of what was expected, of the last settlements. */
  ratios: readonly number[];
};

/** Why a game is to be stopped. */
export type Finding = {
  readonly fault: Fault;
  readonly about: string;
  /** Draws, or settlements, that were looked at. */
  readonly draws: number;
  /** How large the wager has become. */
  readonly worth: number;
  readonly detail: Readonly<Record<string, number>>;
};

/** Stops of a fair game that are put up with in a year. */
export const FALSE_STOPS_A_YEAR = 1e-4;
/** Draws after which the counts begin anew: short for what is gross, long for what is slight. */
const BLOCKS = [1_000, 50_000];
/** Shares of the unit that are staked on that more is paid than expected. */
const SHARES = [0.02, 0.1, 0.4];
const MOST_RATIOS = 200;

/** `drawsAYear` as the timetable has them. */
export function watch(program: MappingProgram, drawsAYear: number): Watched {
  const layout = layoutOf(program);
  const [wagers, tables] = [wagersOn(layout), tablesOf(layout)];
  const looks = wagers.length + BLOCKS.length * tables.length + SHARES.length;
  return { layout, wagers, tables, bound: (looks * drawsAYear) / FALSE_STOPS_A_YEAR };
}

export const newState = ({ wagers, tables }: Watched): WatchState => ({
  draws: 0,
  last: [],
  recent: [],
  sums: wagers.map(() => 0),
  blocks: BLOCKS.map(() => tables.map(noCounts)),
  returns: SHARES.map(() => 0),
  ratios: [],
});

const fits = ({ wagers, tables }: Watched, state: WatchState): boolean =>
  state.sums.length === wagers.length &&
  state.returns.length === SHARES.length &&
  state.blocks.length === BLOCKS.length &&
  state.blocks.every((counts) =>
    counts.every((each, n) => each.counts.length === tables[n]?.chances.length),
  );

/** As it is kept: six digits are enough, and a third of the text. */
export const stateText = (state: WatchState): string =>
  JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value,
  );

/** Reads it again; undefined where it was made by a program that looked at other things. */
export function readState(watched: Watched, stored: unknown): WatchState | undefined {
  const state = stored as WatchState;
  return Array.isArray(state?.sums) && fits(watched, state) ? state : undefined;
}

export type Drawn = { readonly original: readonly number[]; readonly winning: readonly number[] };

/** Adds a draw to what is known; changes the state, and tells what is wrong. */
export function seeDraw(watched: Watched, state: WatchState, drawn: Drawn): Finding | undefined {
  const { layout, wagers, tables, bound } = watched;
  const draw = drawn[layout.of];
  const before = { last: state.last, recent: new Set(state.recent) };
  const { sums } = state;
  state.sums = wagers.map((wager, n) => ((sums[n] ?? 0) + 1) * wager.becomes(draw, before));
  state.blocks = state.blocks.map((counts, n) => {
    const isOver = state.draws % (BLOCKS[n] ?? 1) === 0;
    return tables.map((table, m) => {
      const known = isOver ? undefined : counts[m];
      return addDraw(table, known ?? noCounts(table), draw);
    });
  });
  state.draws += 1;
  state.last = draw;
  state.recent = [...state.recent, textOf(draw)].slice(-RECENT);
  const { draws } = state;
  for (const [n, { fault, about }] of wagers.entries()) {
    const worth = state.sums[n] ?? 0;
    if (worth >= bound) return { fault, about, draws, worth, detail: {} };
  }
  return frequencyOf(watched, state);
}

function frequencyOf({ tables, bound }: Watched, state: WatchState): Finding | undefined {
  for (const counts of state.blocks) {
    for (const [n, table] of tables.entries()) {
      const each = counts[n];
      if (!each || each.log < Math.log(bound)) continue;
      const detail = {
        chiSquare: chiSquare(table, each),
        degrees: table.chances.length - 1,
        counted: each.counts.reduce((sum, count) => sum + count, 0),
      };
      const { draws } = state;
      return { fault: 'frequency', about: table.about, draws, worth: Math.exp(each.log), detail };
    }
  }
  return undefined;
}

/**
 * Adds a settlement: what was paid, and what the bets were to bring back on average, at most. Nothing is
 * assumed of how prizes are spread: that no prize is negative is enough.
 */
export function seeSettlement(
  { bound }: Watched,
  state: WatchState,
  paid: number,
  expected: number,
): Finding | undefined {
  if (expected <= 0) return undefined;
  const ratio = paid / expected;
  const { returns } = state;
  state.returns = SHARES.map((share, n) => ((returns[n] ?? 0) + 1) * (1 - share + share * ratio));
  state.ratios = [...state.ratios, ratio].slice(-MOST_RATIOS);
  const worth = Math.max(...state.returns);
  if (worth < bound) return undefined;
  const { mean, low } = returnOf(state);
  const draws = state.ratios.length;
  const detail = { paidOfExpected: mean, atLeast: low };
  return { fault: 'return', about: 'all bets', draws, worth, detail };
}

/** How sure the bound of a return is. */
const SURE = 1e-4;

/**
 * What the last settlements paid of what was expected, and what they would at least pay in the long run,
 * with a confidence of 99.99 %: below it the same wager would have won more than 10,000 times its stake.
 */
export function returnOf({ ratios }: Pick<WatchState, 'ratios'>): {
  readonly mean: number;
  readonly low: number;
} {
  if (ratios.length === 0) return { mean: 0, low: 0 };
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const isTooLow = (candidate: number): boolean =>
    SHARES.some(
      (share) =>
        ratios.reduce((sum, ratio) => sum + Math.log(1 - share + (share * ratio) / candidate), 0) >
        Math.log(SHARES.length / SURE),
    );
  let [low, high] = [0, mean];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return { mean, low };
}
