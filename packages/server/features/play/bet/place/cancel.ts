import { invariant } from '@fairlot/rules/core/invariant';
import { mills, ZERO, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { CANCEL_CODES } from '@fairlot/wire/play/bet';
import type { Refusal } from '@fairlot/wire/core';
import { balanceOf, cancelBet, postAll, type Currency } from '#ledger';
import { retrying, transaction, type Db, type Tx } from '#platform/db';
import { sharesOf, withBonus } from '../../../money/bonus/index.ts';
import { countEnded } from '../../responsible-gaming/index.ts';
import { addedUp, mostOf, type Take, takesOf } from './exposed.ts';
import { playOfBet, selectionOf } from '../settle/judge.ts';
import type { TermsCache } from '../odds/odds.ts';
import { type BetToCancel, giveRoomBack, markCancelled, readBetToCancel } from './store-cancel.ts';

/** Taking a bet back before its issue closes: official plays only, so many a day. */
export type Cancelled = { readonly BetId: string; readonly WalletAmount: Money };
export type CancelResult = Result<Cancelled, Refusal<typeof CANCEL_CODES>>;

/** Product rules 5.2. */
export const CANCELS_A_DAY = 50;

type CancelOptions = {
  readonly db: Db;
  /** Says which caps there were when the bet was taken. */
  readonly book: Pick<TermsCache, 'past'>;
  readonly currency: Currency;
};

export async function cancel(
  { db, book, currency }: CancelOptions,
  playerId: bigint,
  betId: string,
): Promise<CancelResult> {
  const bet = await readBetToCancel(db, playerId, betId);
  if (!bet) return refused({ code: 'NOT_FOUND' });
  if (playOfBet(bet.playId).style === 'credit') return refused({ code: 'CANCEL_CREDIT' });
  const room = await roomOf(book, bet);
  return retrying(() =>
    transaction(db, async (tx) => {
      const result = await takeBack(tx, playerId, betId, currency);
      if (result.ok && result.value.isNew) await giveRoomBack(tx, playerId, bet, ...room);
      return result.ok ? ok(result.value.cancelled) : result;
    }),
  );
}

/** What the bet counted for: the prizes of its player, and the caps of its issue. */
async function roomOf(
  book: CancelOptions['book'],
  bet: BetToCancel,
): Promise<readonly [most: bigint, takes: readonly Take[]]> {
  const { playId, content, odds, gameId, termsVersion, drawMs } = bet;
  const play = playOfBet(playId).on(drawMs);
  const priced = {
    play,
    selection: selectionOf(play, content),
    odds,
    unitStake: mills(bet.unitStake),
    mostPrize: bet.mostPrize === null ? undefined : mills(bet.mostPrize),
  };
  const terms = await book.past(gameId, termsVersion);
  invariant(terms, `the terms ${termsVersion} of game ${gameId} that a bet was taken by`);
  return [mostOf(priced), addedUp(takesOf(terms, priced))];
}

type Taken = { readonly cancelled: Cancelled; readonly isNew: boolean };

async function takeBack(
  tx: Tx,
  playerId: bigint,
  betId: string,
  currency: Currency,
): Promise<Result<Taken, Refusal<typeof CANCEL_CODES>>> {
  const marked = await markCancelled(tx, playerId, betId, CANCELS_A_DAY);
  const { verdict, bet } = marked;
  if (verdict === 'REPEATED') {
    const WalletAmount = await balanceOf(tx, playerId, currency);
    return ok({ cancelled: { BetId: betId, WalletAmount }, isNew: false });
  }
  if (verdict !== 'OK') return refused({ code: verdict });
  invariant(bet, 'a cancelled bet has a stake');
  const { issueId, gameId, serialNumber, stake } = bet;
  const amount = mills(stake);
  const ref = { playerId, betId, issueId: BigInt(issueId), currency, gameId, serialNumber, amount };
  const shares = await sharesOf(tx, issueId, [{ playerId, id: betId }]);
  const [result] = await postAll(tx, [withBonus(cancelBet(ref), ref, shares, 'refund')]);
  invariant(result?.verdict === 'posted', `bet ${betId} was not taken back before`);
  await countEnded(tx, [{ playerId, id: betId }]);
  return ok({ cancelled: { BetId: betId, WalletAmount: result.balance ?? ZERO }, isNew: true });
}
