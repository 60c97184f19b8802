import { DEPOSIT_STATES, DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import type { Input, Output } from '@fairlot/wire/core';
import type { depositHttp } from '@fairlot/wire/money/deposit';
import type { Db } from '#platform/db';
import { presentOrder } from './present.ts';
import { listOrders, readClock } from './store.ts';

/** Deposits of a player, newest first, from cursor to cursor. */
export async function getDeposits(
  db: Db,
  playerId: bigint,
  asked: Input<typeof depositHttp.getDeposits>,
): Promise<Output<typeof depositHttp.getDeposits>> {
  const [ms = '', orderNo = ''] = asked.After?.split('.') ?? [];
  const found = await listOrders(db, {
    playerId,
    fromMs: asked.From,
    toMs: asked.To,
    types: asked.Types?.map((type) => DEPOSIT_TYPES[type].number),
    states: asked.States?.map((state) => DEPOSIT_STATES[state]),
    orderNo: asked.OrderNo,
    after: asked.After === undefined ? undefined : { ms: Number(ms), orderNo },
    // One more says whether there are more.
    most: asked.PageSize + 1,
  });
  const rows = found.slice(0, asked.PageSize);
  const last = rows.at(-1);
  return {
    Rows: rows.map(presentOrder),
    Next: last && found.length > rows.length ? `${last.created_ms}.${last.order_no}` : null,
    DateTimeNow: await readClock(db),
  };
}
