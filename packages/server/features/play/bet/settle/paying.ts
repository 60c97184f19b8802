import { type Money, ZERO } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import { parseWinningNumber, type Category } from '@fairlot/rules/lottery/index';
import type { Draw } from '@fairlot/rules/play/index';
import { payout, refundTie, type Currency, type Movement } from '#ledger';
import { NO_SHARES, type Shares, withBonus } from '../../../money/bonus/index.ts';
import type { Issue } from '../../lottery/issues/index.ts';
import { continuedBy, LAST_ID, type Range } from './range.ts';
import type { Win } from './winners.ts';

/** What paying the bets of an issue takes, in its first run as in a correction of it. */
export function drawOf(category: Category, issue: Issue): Draw {
  const parsed = parseWinningNumber(category, issue.winningNumber ?? '');
  invariant(parsed.ok, `issue ${issue.id} has a winning number`);
  return parsed.value;
}

/** Players of a range who may have won something and have no bets behind it. */
export function endingIn(
  range: Range,
  wins: readonly { readonly playerId: bigint }[],
): readonly bigint[] {
  const players = new Set(wins.map((win) => win.playerId));
  const continued = continuedBy(range);
  if (continued !== undefined) players.add(continued);
  // Adding up his bets again in each of his chunks would take longer than paying them.
  if (range.to.id !== LAST_ID) players.delete(range.to.playerId);
  return [...players];
}

/** Wins come in the order of their players. */
export function byPlayer<W extends { readonly playerId: bigint }>(
  wins: readonly W[],
): readonly (readonly W[])[] {
  const groups: W[][] = [];
  for (const win of wins) {
    const last = groups.at(-1);
    if (last?.[0]?.playerId === win.playerId) last.push(win);
    else groups.push([win]);
  }
  return groups;
}

/** What a bet receives by a run: its prize, and what a tie gives back; of both the part of a bonus that it took of. */
export function movementsOf(
  issue: Issue,
  currency: Currency,
  run: number,
  win: Pick<Win, 'playerId' | 'id' | 'prize' | 'refund'>,
  shares: Shares = NO_SHARES,
): readonly Movement[] {
  const { gameId, serialNumber } = issue;
  const { playerId, id: betId } = win;
  const bet = {
    playerId,
    betId,
    issueId: BigInt(issue.id),
    currency,
    gameId,
    serialNumber,
    run,
  };
  const brought = (amount: Money) => ({ ...bet, amount });
  const [prize, tie] = [brought(win.prize), brought(win.refund)];
  return [
    ...(win.prize > ZERO ? withBonus(payout(prize), prize, shares, 'prize') : []),
    ...(win.refund > ZERO ? withBonus(refundTie(tie), tie, shares, 'refund') : []),
  ];
}
