import { faultOfTarget } from '@fairlot/rules/check/withdraw';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output } from '@fairlot/wire/core';
import type { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { retrying } from '#platform/db';
import { sha256 } from '#platform/hash';
import { proveFunds } from '../../../account/authenticator/index.ts';
import { payeesOf } from '../../payout-account/index.ts';
import { bookRequest, Refused, type RequestFault, type BookRequestDeps } from './book-request.ts';
import { doorFactsOf, doorOf } from './facts.ts';
import { presentTimeline } from './records.ts';
import { findByIntent, type WithdrawalRow } from './store.ts';

type Request = typeof withdrawHttp.request;
type RequestInput = Input<Request>;
type Answer = Result<Output<Request>, RequestFault>;
type Who = { readonly playerId: bigint; readonly ip: string };

/**
 * Books a withdrawal of a player (product 5.8): one transaction that holds the player's row checks it in the order of
 * 7.2 and reserves the amount with its fee. A second call with the same intent returns the withdrawal of the first.
 */
export async function requestWithdrawal(
  stage: BookRequestDeps,
  who: Who,
  asked: RequestInput,
): Promise<Answer> {
  const { db, settings } = stage;
  const { playerId } = who;
  const hash = hashOf(asked);
  const before = await findByIntent(db, playerId, asked.IntentId);
  if (before) return repeated(stage, before, hash);
  const early = await faultBeforeProof(stage, playerId, asked);
  if (early) return refused(early);
  const proof = { password: asked.FundPassword, code: asked.Code };
  const dataFolder = settings.dataFolder;
  try {
    const done = await retrying(() =>
      proveFunds<string, RequestFault>({ db, dataFolder }, who, proof, 'GA_WITHDRAW', async (tx) =>
        ok(await bookRequest(stage, tx, playerId, asked, hash)),
      ),
    );
    if (!done.ok) return refused(done.error as RequestFault);
    return ok(await presentTimeline(db, { playerId, id: done.value }));
  } catch (error) {
    if (error instanceof Refused) return refused(error.fault);
    throw error;
  }
}

/** What was asked for; the proof of who asks is no part of it. */
export const hashOf = ({ PayeeId, Amount, Rate }: RequestInput): Buffer =>
  sha256(JSON.stringify([PayeeId, String(Amount), String(Rate ?? '')]));

async function repeated(
  { db }: BookRequestDeps,
  row: WithdrawalRow,
  hash: Buffer,
): Promise<Answer> {
  if (!row.request_hash.equals(hash)) return refused({ code: 'INTENT_REUSED' });
  return ok(await presentTimeline(db, { playerId: row.player_id, id: row.id }));
}

/** Numbers 1 to 4: nobody is asked for a password whom it would not help. */
export async function faultBeforeProof(
  { db }: Pick<BookRequestDeps, 'db'>,
  playerId: bigint,
  asked: Pick<RequestInput, 'PayeeId'>,
): Promise<RequestFault | undefined> {
  const facts = await doorFactsOf(db, playerId);
  const payee = (await payeesOf(db, playerId)).find(({ id }) => id === BigInt(asked.PayeeId));
  return faultOfTarget(facts, payee && (await doorOf(db, payee)));
}
