import { REMIND_AGAIN_MS } from '@fairlot/rules/check/deposit';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { depositHttp } from '@fairlot/wire/money/deposit';
import { transaction, type Db } from '#platform/db';
import { cancelOrder, whyKept } from './cancel.ts';
import { presentOrder, remindAt } from './present.ts';
import { readClock, readOrder, writeReminded, writeWaiting } from './store.ts';
import { publishChanged } from './notify.ts';

type Endpoints = typeof depositHttp;
type Answer<K extends 'getDeposit' | 'cancelDeposit' | 'remindDeposit'> = Promise<
  Result<Output<Endpoints['getDeposit']>, Refusal<Endpoints[K]['codes']>>
>;

/** What a player does with an order of his own; of somebody else's there is none. */
export async function getDeposit(db: Db, playerId: bigint, orderNo: string): Answer<'getDeposit'> {
  const row = await readOrder(db, playerId, orderNo);
  return row ? ok(presentOrder(row)) : refused({ code: 'NO_ORDER' });
}

/** He says that he has paid; said again it is as it was. */
export async function declareDeposit(
  db: Db,
  playerId: bigint,
  orderNo: string,
): Answer<'getDeposit'> {
  const row = await readOrder(db, playerId, orderNo);
  if (!row) return refused({ code: 'NO_ORDER' });
  await transaction(db, async (tx) => {
    if (await writeWaiting(tx, row)) await publishChanged(tx, row, 'WAITING');
  });
  const now = await readOrder(db, playerId, orderNo);
  return now?.ended_ms === null ? ok(presentOrder(now)) : refused({ code: 'ORDER_ENDED' });
}

export async function cancelOwn(
  db: Db,
  playerId: bigint,
  orderNo: string,
): Answer<'cancelDeposit'> {
  const row = await readOrder(db, playerId, orderNo);
  if (!row) return refused({ code: 'NO_ORDER' });
  const isDone = await transaction(db, (tx) =>
    cancelOrder(tx, row, { reason: 'PLAYER', note: '' }),
  );
  if (isDone) return getDeposit(db, playerId, orderNo);
  return refused({ code: await whyKept(db, row) });
}

const MINUTE_MS = 60_000;

/** He asks where it is: the provider is asked at once, and the queue of the operators shows it. */
export async function remindDeposit(
  db: Db,
  playerId: bigint,
  orderNo: string,
): Answer<'remindDeposit'> {
  const row = await readOrder(db, playerId, orderNo);
  if (!row) return refused({ code: 'NO_ORDER' });
  const at = remindAt(row);
  if (at === null) return refused({ code: 'ORDER_ENDED' });
  const nowMs = await readClock(db);
  const wait = (ms: number) =>
    refused({ code: 'REMIND_LATER' as const, params: { min: Math.ceil(ms / MINUTE_MS) } });
  if (nowMs < at) return wait(at - nowMs);
  const isDone = await writeReminded(db, row, { nowMs, againMs: REMIND_AGAIN_MS });
  if (!isDone) return wait(REMIND_AGAIN_MS);
  const now = await readOrder(db, playerId, orderNo);
  return now ? ok(presentOrder(now)) : refused({ code: 'NO_ORDER' });
}
