import { invariant } from '../core/invariant.ts';
import { playsOf } from '../play/catalogue.ts';
import { isListed, prizeListOf, type PrizeListName } from './prize-list.ts';
import { ODDS_UNIT } from './prize-group.ts';
import type { Play } from '../play/play.ts';

/** Prizes of a note by tier, in units of money. */
type Prizes = Readonly<Record<string, readonly number[]>>;

/** What a note costs that the lists are for. */
const NOTE = 2n;

/** 任选 by the numbers of a note; tiers by hits, as the plays have them (plays.md section 2.7). */
const KENO: readonly (readonly number[])[] = [
  [4.6],
  [19],
  [53, 3],
  [100, 5, 3],
  [1_000, 21, 3],
  [3_000, 30, 10, 3],
  [10_000, 288, 28, 4, 2],
  [50_000, 800, 88, 10, 3, 2],
  [300_000, 2_000, 200, 20, 5, 3, 2],
  [5_000_000, 8_000, 800, 80, 5, 3, 2],
];

const twice = (family: string, prizes: readonly number[]): Prizes => ({
  [`${family}.std`]: prizes,
  [`${family}.drag`]: prizes,
});

/**
 * The published prizes of the lotteries of the state, for a note of 2; first tiers that float there are
 * fixed amounts here (plays.md sections 2.3, 2.7 and 2.9).
 */
const LISTS: Readonly<Record<PrizeListName, Prizes>> = {
  keno: Object.fromEntries(
    KENO.flatMap((prizes, i) => [
      [`kl8.pick${i + 1}`, prizes],
      [`kl8.pick${i + 1}DT`, prizes],
    ]),
  ),
  state3d: {
    'd3.state.guess1D': [2, 12, 230],
    'd3.state.guess2D.same': [37],
    'd3.state.guess2D.diff': [19],
    'd3.state.tongxuan': [470, 21],
    'd3.state.bao3': [693, 173],
    'd3.state.bao6': [606, 86],
    'd3.state.bigsmall': [6, 6],
    'd3.state.triple': [104],
    'd3.state.tractor': [65],
    'd3.state.oddeven': [8, 8],
  },
  qxc: { 'qxc.std': [5_000_000, 50_000, 3_000, 500, 30, 5] },
  ssq: twice('ssq', [5_000_000, 100_000, 3_000, 200, 10, 5]),
  dlt: twice('dlt', [10_000_000, 100_000, 10_000, 3_000, 300, 200, 100, 15, 5]),
  qlc: { 'qlc.std': [1_000_000, 10_000, 1_000, 200, 50, 10, 5] },
};

/** Tenths of a prize are the finest that a list has. */
const oddsOf = (prize: number): bigint =>
  (BigInt(Math.round(prize * 10)) * ODDS_UNIT) / (NOTE * 10n);

function listedOdds(play: Play, prizes: Prizes): readonly bigint[] {
  const own = prizes[play.code];
  invariant(own?.length === play.quotes.length, `${play.code} has a prize for each tier`);
  return own.map(oddsOf);
}

const NONE: ReadonlyMap<string, readonly bigint[]> = new Map();
const made = new Map<number, ReadonlyMap<string, readonly bigint[]>>();

/**
 * Odds of the plays that a category pays by its published list, by form, in ten-thousandths a tier: what
 * its games begin with, whatever the prize group of a player.
 */
export function publishedOdds(category: {
  readonly id: number;
  readonly family: string;
}): ReadonlyMap<string, readonly bigint[]> {
  const name = prizeListOf(category.id);
  if (name === undefined) return NONE;
  const known = made.get(category.id);
  if (known) return known;
  const forms = playsOf(category.family)
    .filter((play) => isListed(category.id, play))
    .flatMap((play) => play.forms());
  const odds = new Map(forms.map((form) => [form.form, listedOdds(form, LISTS[name])] as const));
  made.set(category.id, odds);
  return odds;
}
