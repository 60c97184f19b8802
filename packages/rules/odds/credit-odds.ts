import { divFloor } from '../core/money.ts';
import { ODDS_UNIT } from './prize-group.ts';
import type { Option, Play } from '../play/play.ts';

/** A fraction of integers; the denominator is positive. */
type Ratio = { readonly over: bigint; readonly under: bigint };

/**
 * The odds at which neither side gains: 1 + losing outcomes / hits. With one hit a win that is
 * (outcomes - ties) / wins of plays.md section 3; with net win paid once a hit it is the value of
 * section 3.1 (一字组合全五: 1 + 1.18098).
 */
const fairOdds = (play: Play, option: Option): Ratio => ({
  over: play.outcomes - option.wins - option.ties + option.hits,
  under: option.hits,
});

/** Odds without margin per option of a credit play, in ten-thousandths, rounded down. */
export const creditFairOdds = (play: Play): readonly bigint[] =>
  play.options.map((option) => {
    const fair = fairOdds(play, option);
    return divFloor(fair.over * ODDS_UNIT, fair.under);
  });

/** Share of the fair odds that is paid, in hundredths: two sides (fair odds 2), and all others. */
const TWO_SIDES_SHARE = 99n;
const OTHERS_SHARE = 98n;

/**
 * The odds a house starts with per option of a credit play, in ten-thousandths: fair odds x 0.99 for
 * two-sided options, x 0.98 for others, rounded down to three decimals (plays.md section 7.2).
 */
export const defaultCreditOdds = (play: Play): readonly bigint[] =>
  play.options.map((option) => {
    const fair = fairOdds(play, option);
    const share = fair.over === 2n * fair.under ? TWO_SIDES_SHARE : OTHERS_SHARE;
    return divFloor(fair.over * share * 10n, fair.under) * 10n;
  });
