import { returnToPlayer, type Return } from '@fairlot/rules/odds/index';
import type { Play } from '@fairlot/rules/play/play';

/** `97.5%` of a share of the stake, cut after one decimal so that it never says too much. */
export const returnText = ({ over, under }: Return): string =>
  `${(Number((over * 1000n) / under) / 10).toFixed(1)}%`;

/** What the house keeps of a share, as `2.5%`. */
export const edgeText = ({ over, under }: Return): string =>
  `${(Number(((under - over) * 1000n + under - 1n) / under) / 10).toFixed(1)}%`;

/** `97.5%`, or `96.9–98.0%` where the ways to bet a play return different shares. */
export const rangeText = (low: string, high: string): string =>
  low === high ? low : `${low.slice(0, -1)}–${high}`;

/** The highest return among the ways to bet a play. */
export function highestReturn(play: Play, odds: readonly bigint[]): Return {
  const [first = { over: 0n, under: 1n }, ...others] = returnToPlayer(play, odds);
  return others.reduce(
    (high, each) => (each.over * high.under > high.over * each.under ? each : high),
    first,
  );
}

/** The lowest return among the ways to bet a play: what a player can count on. */
export function lowestReturn(play: Play, odds: readonly bigint[]): Return {
  const [first = { over: 0n, under: 1n }, ...others] = returnToPlayer(play, odds);
  return others.reduce(
    (low, each) => (each.over * low.under < low.over * each.under ? each : low),
    first,
  );
}

/** `1 / 100,000` as the odds of a tier against chance: outcomes for one win. */
export const oneInText = (outcomes: bigint, wins: bigint): string => {
  const hundredths = (outcomes * 200n + wins) / (wins * 2n);
  const isRough = outcomes < wins * 100n && outcomes % wins !== 0n;
  const times = isRough ? Number(hundredths) / 100 : (outcomes * 2n + wins) / (wins * 2n);
  return times.toLocaleString('en-US', { maximumFractionDigits: 2 });
};
