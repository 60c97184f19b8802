import { divFloor } from '../core/money.ts';
import { ODDS_UNIT } from './prize-group.ts';
import type { Play, Quote } from '../play/play.ts';

/** A fraction of integers; the denominator is positive. */
type Ratio = { readonly over: bigint; readonly under: bigint };

/**
 * The odds at which neither side gains: 1 + losing outcomes / hits. With one hit a win that is
 * (outcomes - ties) / wins of plays.md section 3; with net win paid once a hit it is the value of
 * section 3.1 (一字组合全五: 1 + 1.18098). Where one note can win any of the tiers, each has its share.
 */
function fairOdds(play: Play, quote: Quote, at: number): Ratio {
  const hits = play.options[at]?.hits ?? quote.hits ?? quote.wins;
  const shares = BigInt(play.tiersShareNote ? play.tiers.length : 1);
  return { over: play.outcomes - quote.wins - quote.ties + hits, under: hits * shares };
}

/** Odds without margin of what a credit play quotes, in ten-thousandths, rounded down. */
export const creditFairOdds = (play: Play): readonly bigint[] =>
  play.quotes.map((quote, at) => {
    const fair = fairOdds(play, quote, at);
    return divFloor(fair.over * ODDS_UNIT, fair.under);
  });

/** Share of the fair odds that is paid, in hundredths: two sides (fair odds 2), and all others. */
const TWO_SIDES_SHARE = 99n;
const OTHERS_SHARE = 98n;

/**
 * The odds a house starts with, of what a credit play quotes, in ten-thousandths: fair odds x 0.99 for
 * two-sided options, x 0.98 for others, or by the play's own share, rounded down to three decimals (plays.md section 7.2).
 */
export const defaultCreditOdds = (play: Play): readonly bigint[] =>
  play.quotes.map((quote, at) => {
    const fair = fairOdds(play, quote, at);
    const usual = fair.over === 2n * fair.under ? TWO_SIDES_SHARE : OTHERS_SHARE;
    const share = play.share ?? usual;
    return divFloor(fair.over * share * 10n, fair.under) * 10n;
  });
