// The largest prize that one selection of a game can be paid. Pure.
import { divFloor, mills, type Money, timesMoney } from '@fairlot/rules/core/money';
import { ODDS_UNIT } from '@fairlot/rules/odds/index';
import type { Play } from '@fairlot/rules/play/play';
import { awardOf, type Terms } from './award-rows.ts';

export type LargestPrize = {
  readonly play: Play;
  /** Of its best tier, in ten-thousandths of the stake. */
  readonly odds: bigint;
  /** The largest stake that the game takes on it. */
  readonly stake: Money;
  readonly prize: Money;
  /** Whether odds and stake would bring more than is paid. */
  readonly isCapped: boolean;
};

const least = (amounts: readonly (Money | undefined)[]): Money =>
  amounts.reduce<Money | undefined>(
    (low, each) => (low === undefined || (each !== undefined && each < low) ? each : low),
    undefined,
  ) ?? mills(0);

/** What a player pays for one selection at the most: an official note has its price, and a highest multiple. */
const stakeOfNote = ({ style, notePrice }: Play, most: Money, multiple: number): Money =>
  style === 'official' ? least([most, timesMoney(notePrice, multiple)]) : most;

function prizeOf(
  play: Play,
  categoryId: number,
  prizeGroup: number,
  terms: Terms & { readonly MaxMultiple: number },
): LargestPrize | undefined {
  const { odds: all, limits, isClosed } = awardOf(play, categoryId, prizeGroup, terms);
  const odds = all.reduce((best, each) => (each > best ? each : best), 0n);
  if (isClosed || odds === 0n) return undefined;
  const stake = stakeOfNote(play, limits.MaxStake, terms.MaxMultiple);
  const full = mills(divFloor(stake * odds, ODDS_UNIT));
  const { SoloNotes = 0, SoloPrize } = terms.PlayLimits[play.code] ?? {};
  const solo = SoloNotes >= 1 && SoloPrize !== undefined ? mills(stake + SoloPrize) : undefined;
  const prize = least([full, limits.PrizeLimit, terms.IssuePrize, solo]);
  return { play, odds, stake, prize, isCapped: prize < full };
}

/**
 * The play that pays most for one selection: published odds times the largest stake, not above what the game pays
 * at most. Of several the one with the highest odds, which needs the least stake. Undefined without odds.
 */
export function largestPrize(
  plays: readonly Play[],
  categoryId: number,
  prizeGroup: number,
  terms: Terms & { readonly MaxMultiple: number },
): LargestPrize | undefined {
  const [first] = plays
    .flatMap((play) => prizeOf(play, categoryId, prizeGroup, terms) ?? [])
    .toSorted((a, b) => Number(b.prize - a.prize) || Number(b.odds - a.odds));
  return first;
}
