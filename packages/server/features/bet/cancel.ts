import { invariant } from '@fairlot/rules/core/invariant';
import { mills, ZERO, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { findPlayById } from '@fairlot/rules/play/index';
import type { CANCEL_CODES } from '@fairlot/wire/bet';
import type { Refusal } from '@fairlot/wire/core';
import { balanceOf, cancelBet, post, type Currency } from '../../ledger/index.ts';
import { retrying, transaction, type Db, type Tx } from '../../platform/db.ts';
import { countEnded } from '../limit/index.ts';
import { markCancelled, readBetPlay } from './store-cancel.ts';

/** Taking a bet back before its issue closes: official plays only, so many a day. */
export type Cancelled = { readonly BetId: string; readonly WalletAmount: Money };
export type CancelResult = Result<Cancelled, Refusal<typeof CANCEL_CODES>>;

/** Product rules 5.2. */
export const CANCELS_A_DAY = 50;

export async function cancel(
  db: Db,
  playerId: bigint,
  betId: string,
  currency: Currency,
): Promise<CancelResult> {
  const playId = await readBetPlay(db, playerId, betId);
  if (playId === undefined) return refused({ code: 'NOT_FOUND' });
  if (findPlayById(playId)?.style === 'credit') return refused({ code: 'CANCEL_CREDIT' });
  return retrying(() => transaction(db, (tx) => takeBack(tx, playerId, betId, currency)));
}

async function takeBack(
  tx: Tx,
  playerId: bigint,
  betId: string,
  currency: Currency,
): Promise<CancelResult> {
  const marked = await markCancelled(tx, playerId, betId, CANCELS_A_DAY);
  const { verdict, bet } = marked;
  if (verdict === 'REPEATED') {
    return ok({ BetId: betId, WalletAmount: await balanceOf(tx, playerId, currency) });
  }
  if (verdict !== 'OK') return refused({ code: verdict });
  invariant(bet, 'a cancelled bet has a stake');
  const { issueId, gameId, serialNumber, stake } = bet;
  const amount = mills(stake);
  const ref = { playerId, betId, issueId: BigInt(issueId), currency, gameId, serialNumber, amount };
  const result = await post(tx, cancelBet(ref));
  invariant(result.verdict === 'posted', `bet ${betId} was not taken back before`);
  await countEnded(tx, [{ playerId, id: betId }]);
  return ok({ BetId: betId, WalletAmount: result.balance ?? ZERO });
}
