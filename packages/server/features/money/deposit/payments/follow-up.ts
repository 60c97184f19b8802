import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import { retrying, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { providerOf } from '../../provider/index.ts';
import { missingThere } from '../../provider/adapters/index.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { lockPayment } from '../orders/store-lock.ts';
import { openAtProvider } from '../orders/open.ts';
import { listDue, readClock, writeNextQuery, type OrderRow } from '../orders/store.ts';
import { takePayment } from './take-payment.ts';

const MOST = 50;
const AT_ONCE = 8;
const SECOND_MS = 1_000;
/** How long after each question an order is asked about again; the last for as long as it is open. */
const PAUSES_MS = [15, 15, 30, 60, 120, 300].map((seconds) => seconds * SECOND_MS);
/** A payment may still come to what was cancelled: so long it is asked about. */
const GIVEN_UP_MS = 3_600 * SECOND_MS;
const AFTERWARDS_MS = 24 * 3_600 * SECOND_MS;

const pauseAfter = (queries: number): number =>
  PAUSES_MS[Math.min(queries, PAUSES_MS.length - 1)] ?? SECOND_MS;

/**
 * When to ask again; null where nothing is waited for: what is credited is asked about when somebody asks for that.
 */
function nextAfter(row: OrderRow, nowMs: number): number | null {
  if (row.state === DEPOSIT_STATES.CONFIRM) return null;
  if (row.ended_ms !== null && row.chain !== null) return null;
  const nextMs = nowMs + pauseAfter(row.queries);
  if (row.ended_ms !== null) {
    return nextMs > Number(row.ended_ms) + AFTERWARDS_MS ? null : nextMs;
  }
  if (Number(row.expires_ms) <= nowMs) return nextMs;
  // Not later than its end: then it is cancelled, or found paid.
  return Math.min(nextMs, Math.max(Number(row.expires_ms), nowMs + SECOND_MS));
}

/**
 * Asks providers about orders of which nothing was heard: callbacks may be late, lost or never sent. Opens what has no
 * pay page yet, and cancels what was not paid in time. Whether there may be more to do.
 */
export async function followUp(platform: Platform): Promise<boolean> {
  const due = await listDue(platform.db, MOST);
  const rest = [...due];
  const work = async (): Promise<void> => {
    for (let row = rest.shift(); row; row = rest.shift()) await followUpOne(platform, row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return due.length === MOST;
}

async function followUpOne(platform: Platform, row: OrderRow): Promise<void> {
  const { db, settings } = platform;
  const nowMs = await readClock(db);
  if (!(await writeNextQuery(db, row, nextAfter(row, nowMs)))) return;
  const isOver = Number(row.expires_ms) <= nowMs;
  // Its chain says by itself what was paid.
  if (row.chain !== null) return isOver ? endUnpaid(platform, row, nowMs) : undefined;
  if (row.pay_url === null && row.state === DEPOSIT_STATES.CREATE_ORDER && !isOver) {
    await openAtProvider(platform, row, { isFirst: false });
    return;
  }
  const its = await providerOf({ db, settings }, row.provider_id);
  const answer = await its?.query(row.order_no);
  const { payments = [], unreadable = [] } = answer ?? {};
  await retrying(() =>
    transaction(db, async (tx) => {
      // All before the order, and always in the same turn.
      for (const { payId } of payments.toSorted((a, b) => (a.payId < b.payId ? -1 : 1)))
        await lockPayment(tx, row.provider, payId);
      for (const { payId, amount } of payments) {
        const provider = { id: row.provider_id, number: row.provider };
        const { order_no: orderNo, currency } = row;
        await takePayment(tx, { provider, orderNo, payId, amount, currency });
      }
      const { refuse } = platform.ports.read(missingThere);
      for (const said of unreadable) await refuse(tx, row.provider, said);
      // Paid orders, even with an unreadable payment, are not unpaid.
      if (payments.length > 0 || unreadable.length > 0) return;
      const hasFailed = answer?.state === 'FAILED';
      const isKnown = answer?.isMissing === true || (answer && answer.state !== 'UNKNOWN');
      // A provider that does not answer holds its player up for an hour; a payment that comes after that is an
      // exception.
      const isGivenUp = nowMs > Number(row.expires_ms) + GIVEN_UP_MS;
      if (hasFailed || (isOver && (isKnown || isGivenUp))) {
        await cancelOrder(tx, row, { reason: hasFailed ? 'PROVIDER' : 'EXPIRED', note: '' });
      }
    }),
  );
}

/**
 * Ends an order that nothing was paid for by its chain as far as that was read: while it was not read past the end of the
 * order something may stand there, for an hour.
 */
async function endUnpaid({ db }: Platform, row: OrderRow, nowMs: number): Promise<void> {
  const expiresMs = Number(row.expires_ms);
  const isRead = Number(row.level_ms ?? 0n) > expiresMs;
  if (row.tx !== null || (!isRead && nowMs <= expiresMs + GIVEN_UP_MS)) return;
  await transaction(db, (tx) => cancelOrder(tx, row, { reason: 'EXPIRED', note: '' }));
}
