import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import { QUEUE_TABS, type QueueTab } from '@fairlot/wire/money/withdraw';
import { listTransfers } from '../features/money/crypto-deposit/store-page.ts';
import { listDebts } from '../features/money/debt/store-list.ts';
import { listChargebacks } from '../features/money/deposit/reversals/store-chargeback.ts';
import { readWaiting } from '../features/money/deposit/store-desk.ts';
import * as deposits from '../features/money/deposit/exceptions/store-queue.ts';
import * as withdrawals from '../features/money/withdraw/review/store-queue.ts';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { readsOf } from '#testing/reads-of';
import {
  AT,
  FEW,
  fillChargebacks,
  fillDebts,
  fillDeposits,
  fillExceptions,
  fillTransfers,
  fillWithdrawals,
  MANY,
  NOTHING,
  PAGE,
  WITHDRAWN,
} from '#testing/fill-queues';

/** Of the queues of operators a page is read, however much waits and however far behind the page lies. */
const server = withTestServer();
class Undone extends Error {}

type Queue = {
  readonly table: string;
  readonly fill: (tx: Tx, many?: number) => Promise<unknown>;
  /** As many rows as that which lie behind a moment, in microseconds, and behind a row of it. */
  readonly page: (tx: Tx, after: Place, most: number) => Promise<readonly Place[]>;
  readonly order: 'oldest' | 'newest';
  /** The column that the moment is in. */
  readonly at: string;
};
type Place = { readonly us: bigint; readonly id: string };
const depositTab = (
  tab: deposits.QueueTab,
  state: number,
  order: Queue['order'],
  ended = sql`NULL::timestamptz`,
): Queue => ({
  table: 'deposit',
  fill: fillDeposits(state, ended),
  order,
  at: order === 'oldest' ? 'created_at' : 'ended_at',
  page: async (tx, { us, id }, most) => {
    const after = { us, orderNo: id };
    const of = { tab, search: undefined, type: undefined, after };
    return (await deposits.listQueue(tx, of, most)).map((row) => ({
      us: row.key_us,
      id: row.order_no,
    }));
  },
});
const ZERO = '00000000-0000-0000-0000-000000000000';
const withdrawalTab = (
  tab: QueueTab,
  of: keyof typeof WITHDRAWN,
  order: Queue['order'] = 'oldest',
): Queue => ({
  table: 'withdrawal',
  fill: fillWithdrawals(WITHDRAWN[of]),
  order,
  at: 'asked_at',
  page: async (tx, { us, id }, most) =>
    (await withdrawals.listQueue(tx, { ...NOTHING, tab, after: { us, id: id || ZERO } }, most)).map(
      (row) => ({ us: row.asked_us, id: row.id }),
    ),
});
const QUEUES: Readonly<Record<string, Queue>> = {
  'deposits that are not paid': depositTab('unpaid', 3, 'oldest'),
  'deposits that wait': depositTab('waiting', 0, 'oldest'),
  'deposits that were given up': depositTab('cancelled', 2, 'newest', AT),
  'all withdrawals': withdrawalTab('all', 'open', 'newest'),
  'withdrawals that nobody looked at': withdrawalTab('open', 'open'),
  'withdrawals for a second look': withdrawalTab('second', 'second'),
  'withdrawals to be paid': withdrawalTab('to-pay', 'to-pay'),
  'withdrawals at the provider': withdrawalTab('provider', 'provider'),
  'withdrawals that went wrong': withdrawalTab('odd', 'odd'),
  'withdrawals that are over': withdrawalTab('done', 'done', 'newest'),
  debts: {
    table: 'debt',
    fill: fillDebts,
    order: 'oldest',
    at: 'since',
    page: async (tx, { us, id }, most) => {
      const after = { us, playerId: BigInt(id || 0) };
      const rows = await listDebts(tx, { currency: 'DEM', search: undefined, after }, most);
      return rows.map((row) => ({ us: row.since_us, id: String(row.player_id) }));
    },
  },
  transfers: {
    table: 'chain_transfer',
    fill: fillTransfers,
    order: 'newest',
    at: 'found_at',
    page: async (tx, { us, id }, most) =>
      (
        await listTransfers(tx, { search: undefined, before: { us, tx: id, logIndex: 0 } }, most)
      ).map((row) => ({ us: row.found_us, id: row.tx })),
  },
};

it.each(Object.entries(QUEUES))('of %s a page far behind is read alone', async (_, queue) => {
  const { table, fill, page, order } = queue;
  const look = (behind: number, most: number) => async (tx: Tx) => {
    const { rows } = await sql<{ us: bigint }>`SELECT to_us(app_now()) AS us`.execute(tx);
    const us = (rows[0]?.us ?? 0n) - BigInt(behind) * 60_000_000n;
    expect(await page(tx, { us, id: '' }, most)).toHaveLength(most);
  };
  const isOldest = order === 'oldest';
  const [far, all] = await readsOf(
    server().owner,
    table,
    (tx) => fill(tx),
    look(isOldest ? PAGE + 10 : MANY - PAGE - 10, PAGE),
    // The control: whoever asks for all of them reads them.
    look(isOldest ? MANY + 10 : 0, MANY),
  );
  expect(far).toBeLessThan(FEW);
  expect(all).toBeGreaterThanOrEqual(MANY);
});

/** Pages of two from a place to the end, at most so many; which rows are on them. */
async function walk(tx: Tx, { page }: Queue, from: Place, next: (row: Place) => Place) {
  const seen: string[] = [];
  let after = from;
  for (let n = 0; n < 5; n++) {
    const rows = await page(tx, after, 2);
    seen.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (rows.length < 2 || !last) break;
    after = next(last);
  }
  return seen;
}

it.each(Object.entries(QUEUES))(
  'of %s those of one instant are each on one page',
  async (_, queue) => {
    const { table, fill, at, order, page } = queue;
    const looked = transaction(server().owner, async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await fill(tx, 5);
      const five = await page(
        tx,
        { us: order === 'oldest' ? 0n : 4_000_000_000_000_000n, id: '' },
        5,
      );
      const [{ us } = { us: 0n }] = five;
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(at)} = from_us(${us})`.execute(tx);
      const before = { us: order === 'oldest' ? us - 1n : us + 1n, id: '' };
      const ids = five.map(({ id }) => id).toSorted();
      const seen = await walk(tx, queue, before, (row) => row);
      expect(seen).toEqual(order === 'oldest' ? ids : ids.toReversed());
      // The control: by the instant alone some come twice or never.
      const byInstant = await walk(tx, queue, before, (row) => ({ us: row.us, id: '' }));
      expect(byInstant.toSorted()).not.toEqual(ids);
      throw new Undone();
    });
    await expect(looked).rejects.toThrow(Undone);
  },
);

const afterAll = async (tx: Tx, table: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    SELECT min(id) + ${PAGE} AS id FROM ${sql.table(table)}`.execute(tx);
  return rows[0]?.id ?? 0;
};
const EXCEPTIONS = [
  ['open', true, 0],
  ['done', false, 5],
] as const;
it.each(EXCEPTIONS)('of exceptions that are %s likewise', async (_, isOpen, state) => {
  const page = (tx: Tx, before: number | undefined, most: number) =>
    deposits.listExceptionPage(tx, { isOpen, before }, most);
  let before = 0;
  const [, far, other, all] = await readsOf(
    server().owner,
    'deposit_exception',
    fillExceptions(state),
    async (tx) => (before = await afterAll(tx, 'deposit_exception')),
    async (tx) => expect(await page(tx, before, PAGE)).toHaveLength(PAGE),
    // Of the other half there are none, and for that nobody looks through this one.
    async (tx) =>
      expect(
        await deposits.listExceptionPage(tx, { isOpen: !isOpen, before: undefined }, PAGE),
      ).toEqual([]),
    async (tx) => expect(await page(tx, undefined, MANY)).toHaveLength(MANY),
  );
  expect(far).toBeLessThan(FEW);
  expect(other).toBeLessThan(PAGE);
  expect(all).toBeGreaterThanOrEqual(MANY);
});

it.each(EXCEPTIONS)('of chargebacks that are %s likewise', async (_, isOpen, state) => {
  const page = (tx: Tx, before: number | undefined, most: number) =>
    listChargebacks(tx, { isOpen, before }, most);
  let before = 0;
  const [, far, other, all] = await readsOf(
    server().owner,
    'deposit_chargeback',
    fillChargebacks(Math.min(state, 4)),
    async (tx) => (before = await afterAll(tx, 'deposit_chargeback')),
    async (tx) => expect(await page(tx, before, PAGE)).toHaveLength(PAGE),
    async (tx) =>
      expect(await listChargebacks(tx, { isOpen: !isOpen, before: undefined }, PAGE)).toEqual([]),
    async (tx) => expect(await page(tx, undefined, MANY)).toHaveLength(MANY),
  );
  expect(far).toBeLessThan(FEW);
  expect(other).toBeLessThan(PAGE);
  expect(all).toBeGreaterThanOrEqual(MANY);
});

it('of many withdrawals in one tab those of another are read alone', async () => {
  const tabs = QUEUE_TABS.filter((tab) => !['all', 'open'].includes(tab));
  const reads = await readsOf(
    server().owner,
    'withdrawal',
    fillWithdrawals(WITHDRAWN.open),
    ...tabs.map((tab) => async (tx: Tx) => {
      expect(await withdrawals.listQueue(tx, { ...NOTHING, tab, after: undefined }, PAGE)).toEqual(
        [],
      );
    }),
    // The control: here they are.
    (tx) => withdrawals.listQueue(tx, { ...NOTHING, tab: 'open', after: undefined }, MANY),
  );
  expect(Math.max(...reads.slice(0, -1))).toBeLessThan(PAGE);
  expect(reads.at(-1)).toBeGreaterThanOrEqual(MANY);
});

it('counts of what waits at most so many', async () => {
  const asked: unknown[] = [];
  const [first, second] = await readsOf(
    server().owner,
    'deposit',
    fillDeposits(0, sql`NULL::timestamptz`),
    async (tx) => asked.push((await deposits.countOpen(tx)).waiting),
    async (tx) => asked.push((await readWaiting(tx)).waiting),
  );
  const [third] = await readsOf(
    server().owner,
    'withdrawal',
    fillWithdrawals(WITHDRAWN.open),
    async (tx) => asked.push((await withdrawals.countQueue(tx)).open),
  );
  expect(asked).toEqual([MOST_COUNTED, MOST_COUNTED, MOST_COUNTED]);
  for (const reads of [first, second, third]) {
    expect(reads).toBeGreaterThanOrEqual(MOST_COUNTED);
    expect(reads).toBeLessThan(3 * MOST_COUNTED);
  }
});
