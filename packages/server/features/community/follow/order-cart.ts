import { divFloor, type Money } from '@fairlot/rules/core/money';
import { scaleLines, type Line, type Scale } from '@fairlot/rules/follow/scale';
import type { CartRow } from '@fairlot/wire/play/bet';
import { limitsOfPlay, type Terms } from '../../play/bet/odds/index.ts';
import { playOfBet } from '../../play/bet/settle/index.ts';
import type { LeaderBet } from './store-place.ts';

/** Typed stakes of double-sided notes are whole hundredths, as they are in the slip; thousandths. */
const CREDIT_STEP = 10n;

/** What a bet may be scaled to: its multiple is whole, or the typed stake of each of its notes. */
function lineOf(bet: LeaderBet, terms: Terms): Line {
  const play = playOfBet(bet.playId);
  const { minStake } = limitsOfPlay(terms, play);
  const notes = BigInt(bet.notes);
  return play.style === 'credit'
    ? { stake: bet.stake, step: CREDIT_STEP * notes, least: minStake * notes }
    : { stake: bet.stake, step: divFloor(bet.stake, BigInt(bet.multiple)), least: minStake };
}

function rowOf(bet: LeaderBet, stake: Money, group: number): CartRow {
  const play = playOfBet(bet.playId);
  const isCredit = play.style === 'credit';
  const once = divFloor(bet.stake, BigInt(bet.multiple));
  return {
    Play: play.code,
    Content: bet.content,
    Notes: bet.notes,
    Mode: bet.mode,
    Multiple: isCredit ? 1 : Number(divFloor(stake, once)),
    Amount: stake,
    // The follower's own: what his leader gives up for a rebate is his leader's affair.
    ...(!isCredit && { PrizeGroup: group }),
  };
}

/** The cart of an order: what the leader picked, at the stakes of the plan. Undefined: above the cap at any stake. */
export function orderCart(
  bets: readonly LeaderBet[],
  scale: Scale,
  { terms, group }: { readonly terms: Terms; readonly group: number },
): readonly CartRow[] | undefined {
  const stakes = scaleLines(
    bets.map((bet) => lineOf(bet, terms)),
    scale,
  );
  return stakes && bets.map((bet, at) => rowOf(bet, stakes[at]!, group));
}
