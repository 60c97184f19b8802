import { sql, type RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import { QUEUE_TABS, type QueueTab } from '@fairlot/wire/withdraw';
import { listTransfers } from './features/chain/store-page.ts';
import { listDebts } from './features/debt/store-list.ts';
import { listChargebacks } from './features/deposit/store-chargeback.ts';
import { readWaiting } from './features/deposit/store-desk.ts';
import * as deposits from './features/deposit/store-queue.ts';
import { ALARM_KINDS, alarmsWaiting, listAlarms } from './features/lottery/store-alarm.ts';
import { listPlayers } from './features/manage/store.ts';
import { listAudit } from './features/operator/store-audit.ts';
import { openOperator } from './features/operator/testing/accounts.ts';
import * as withdrawals from './features/withdraw/store-queue.ts';
import { transaction, type Tx } from './platform/db.ts';
import { withTestServer } from './testing/index.ts';
import { readsOf } from './testing/reads-of.ts';

/** Of the queues of operators a page is read, however much waits and however far behind the page lies. */
const server = withTestServer({ audited: 'last' });
class Undone extends Error {}
const MANY = 5_000;
const PAGE = 50;
/** Of a page of an index of two things each row is read twice, and a few more where it begins. */
const FEW = 3 * PAGE;

const fillPlayers = async (tx: Tx, many = MANY): Promise<void> => {
  await sql`
    INSERT INTO player (player_id, user_name, nick_name, password_hash)
    SELECT 1000000 + n, 'many' || n, 'many', '' FROM generate_series(1, ${many}) n`.execute(tx);
  await sql`ANALYZE player`.execute(tx);
};
const AT = sql`t.now - n * interval '1 minute'`;
/** Of each minute before now one. */
const each = (many = MANY) =>
  sql`FROM generate_series(1, ${many}) n CROSS JOIN (SELECT app_now() AS now) t`;

const fillDeposits =
  (state: number, ended: RawBuilder<unknown>) => async (tx: Tx, many?: number) => {
    await fillPlayers(tx, many);
    await sql`
    INSERT INTO deposit (player_id, order_no, intent, channel_id, type, provider_id, provider, currency, amount, fee_rate,
      bonus_rate, times, bonus_times, state, reason, created_at, expires_at, ended_at)
    SELECT 1000000 + n, 'D' || n || 'x000000000000', gen_random_uuid(), 1, 1, 'many', 1, 'DEM', 1000, 0, 0, 0, 0,
      ${sql.lit(state)}, ${state === 2 ? sql`1` : sql`NULL`}, ${AT}, ${AT}, ${ended} ${each(many)}`.execute(
      tx,
    );
  };
const fillExceptions = (state: number) => async (tx: Tx) => {
  await sql`
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, kind, amount, currency, is_booked, state, found_at)
    SELECT 'many', 1, 'many' || n, '', 1, 1000, 'DEM', true, ${sql.lit(state)}, ${AT} ${each()}`.execute(
    tx,
  );
};
const fillChargebacks = (state: number) => async (tx: Tx) => {
  await sql`
    INSERT INTO deposit_chargeback (provider_id, provider, ref, pay_id, order_no, amount, currency, state, why, found_at,
      resolved_at)
    SELECT 'many', 1, 'many' || n, 'many', '', 1000, 'DEM', ${sql.lit(state)}, 1, ${AT},
      ${state === 0 ? sql`NULL::timestamptz` : AT} ${each()}`.execute(tx);
};
const fillDebts = async (tx: Tx, many?: number) => {
  await fillPlayers(tx, many);
  await sql`
    INSERT INTO debt (player_id, currency, owed, since) SELECT 1000000 + n, 'DEM', 1000, ${AT} ${each(many)}`.execute(
    tx,
  );
};
/** A state, and what else puts it into its tab. */
const WITHDRAWN: Readonly<Record<Exclude<QueueTab, 'all' | 'claimed'>, readonly [number, string]>> =
  {
    open: [0, '{}'],
    second: [0, '{"reviewer_one":1}'],
    'to-pay': [0, '{"approved_at":"2027-01-01T00:00:00Z"}'],
    provider: [6, '{}'],
    odd: [8, '{}'],
    done: [2, '{"ended_at":"2027-01-01T00:00:00Z"}'],
  };
const fillWithdrawals =
  ([state, more]: readonly [number, string]) =>
  async (tx: Tx, many?: number) => {
    await fillPlayers(tx, many);
    await sql`
      INSERT INTO withdrawal (player_id, id, no, intent, request_hash, payee_id, kind, bank, shown, number_mac, currency,
        amount, fee, balance_before, hold_id, state, day_count, day_sum, asked_at, ended_at, approved_at, reviewer_one)
      SELECT 1000000 + n, gen_random_uuid(), 'W20270101' || lpad(n::text, 8, '0'), gen_random_uuid(), sha256(''), 1, 1,
        'many', '', '', 'DEM', 1000, 0, 0, n, ${sql.lit(state)}, 1, 0, ${AT}, m.ended_at, m.approved_at, m.reviewer_one
      ${each(many)} CROSS JOIN jsonb_to_record(${more}::jsonb)
        AS m(ended_at timestamptz, approved_at timestamptz, reviewer_one int)`.execute(tx);
  };
const fillTransfers = async (tx: Tx, many?: number) => {
  await sql`INSERT INTO chain (code, provider, confirmations) VALUES ('SOL', 'many', 1)`.execute(
    tx,
  );
  await sql`INSERT INTO chain_address (chain, key, address) VALUES ('SOL', 'many', 'many')`.execute(
    tx,
  );
  await sql`
    INSERT INTO chain_transfer (chain, tx, log_index, key, units, height, after_at, found_at)
    SELECT 'SOL', 'many' || n, 0, 'many', 1, n, ${AT}, ${AT} ${each(many)}`.execute(tx);
};

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
const NOTHING = {
  search: undefined,
  kind: undefined,
  risk: undefined,
  fromMs: undefined,
  toMs: undefined,
  least: undefined,
  most: undefined,
};
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

it('of alarms that somebody has seen none is read for those that wait', async () => {
  const fill = (seen: number) => async (tx: Tx) => {
    await sql`
      INSERT INTO game_event (game_id, kind, at) SELECT 1, 'feeds differ', ${AT} ${each()}`.execute(
      tx,
    );
    await sql`
      INSERT INTO alarm_waiting (event_id, at) SELECT id, at FROM game_event WHERE kind = 'feeds differ'
      ORDER BY id OFFSET ${seen}`.execute(tx);
    await sql`ANALYZE alarm_waiting`.execute(tx);
  };
  const counts: number[] = [];
  const count = async (tx: Tx) => counts.push((await alarmsWaiting(tx)).alarms);
  const list = async (tx: Tx) => counts.push((await listAlarms(tx, false)).length);
  const look = (table: string, seen: number) =>
    readsOf(server().owner, table, fill(seen), count, list);
  const [counted, listed] = await look('game_event', MANY - 7);
  expect(counted).toBeLessThan(PAGE);
  expect(listed).toBeLessThan(PAGE);
  // And of many that wait as many as are counted at most.
  const [most] = await look('alarm_waiting', 0);
  expect(most).toBeLessThan(3 * MOST_COUNTED);
  expect(counts).toEqual([7, 7, MOST_COUNTED, 200]);
});

it('an alarm waits from when it is written until somebody has seen it, whoever writes either', async () => {
  const { operatorId } = await openOperator(server(), 'watcher');
  const kinds = [...ALARM_KINDS, 'game halted'];
  const write = async (tx: Tx) => {
    const { rows } = await sql<{ id: bigint; kind: string }>`
      INSERT INTO game_event (game_id, kind, at)
      SELECT (SELECT min(id) FROM game), kind, app_now() FROM unnest(${kinds}::text[]) kind
      RETURNING id, kind`.execute(tx);
    return new Map(rows.map(({ id, kind }) => [kind, id]));
  };
  const waiting = async (tx: Tx) => {
    const { rows } = await sql<{ kind: string }>`
      SELECT e.kind FROM alarm_waiting w JOIN game_event e ON e.id = w.event_id AND e.at = w.at
      ORDER BY w.event_id`.execute(tx);
    return rows.map(({ kind }) => kind);
  };
  const see = (tx: Tx, id: bigint | undefined) =>
    sql`INSERT INTO alarm_seen (event_id, operator_id, note) VALUES (${id}, ${operatorId}, 'seen')`.execute(
      tx,
    );
  // By the login of the program, which may not write what waits.
  const told = transaction(server().db, async (tx) => {
    const was = await waiting(tx);
    const written = await write(tx);
    expect(await waiting(tx)).toEqual([...was, ...ALARM_KINDS]);
    await see(tx, written.get('feeds differ'));
    const rest = ALARM_KINDS.filter((kind) => kind !== 'feeds differ');
    expect(await waiting(tx)).toEqual([...was, ...rest]);
    expect((await alarmsWaiting(tx)).alarms).toBe(was.length + rest.length);
    throw new Undone();
  });
  await expect(told).rejects.toThrow(Undone);
  // The control: without the triggers none waits, and what waited would wait for ever.
  const untold = transaction(server().owner, async (tx) => {
    const was = await waiting(tx);
    await sql`ALTER TABLE game_event DISABLE TRIGGER alarm_wait`.execute(tx);
    await write(tx);
    expect(await waiting(tx)).toEqual(was);
    await sql`ALTER TABLE game_event ENABLE TRIGGER alarm_wait`.execute(tx);
    await sql`ALTER TABLE alarm_seen DISABLE TRIGGER alarm_seen`.execute(tx);
    await see(tx, (await write(tx)).get('feed late'));
    expect(await waiting(tx)).toEqual([...was, ...ALARM_KINDS]);
    throw new Undone();
  });
  await expect(untold).rejects.toThrow(Undone);
});

it('has every kind of alarm wait', async () => {
  const { rows } = await sql<{ said: string }>`
    SELECT pg_get_triggerdef(oid) AS said FROM pg_trigger WHERE tgname = 'alarm_wait'`.execute(
    server().owner,
  );
  const kinds = [...(rows[0]?.said ?? '').matchAll(/'([^']+)'/g)].map(([, kind]) => kind);
  expect(kinds).toEqual([...ALARM_KINDS]);
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

it('of players a page is read, and of few that are agents or have a flag these', async () => {
  const any = {
    search: undefined,
    isAgent: undefined,
    flag: undefined,
    label: undefined,
    layer: undefined,
    below: undefined,
    fromMs: undefined,
    toMs: undefined,
    before: undefined,
  };
  const page = (tx: Tx, filter: Partial<Parameters<typeof listPlayers>[1]>, most: number) =>
    listPlayers(tx, { ...any, ...filter }, most);
  const [far, agents, flagged, all] = await readsOf(
    server().owner,
    'player',
    fillPlayers,
    async (tx) => expect(await page(tx, { before: 1_000_051n }, PAGE)).toHaveLength(PAGE),
    async (tx) =>
      expect((await page(tx, { isAgent: true }, PAGE)).every((row) => row.is_agent)).toBe(true),
    async (tx) =>
      expect((await page(tx, { flag: 1n }, PAGE)).every((row) => row.flags !== 0n)).toBe(true),
    async (tx) => expect(await page(tx, {}, MANY)).toHaveLength(MANY),
  );
  expect(far).toBeLessThan(FEW);
  expect(agents).toBeLessThan(PAGE);
  expect(flagged).toBeLessThan(PAGE);
  expect(all).toBeGreaterThanOrEqual(MANY);
});

it('of the audit a page is read, also of a kind or a permission that it has few of', async () => {
  const any = {
    actor: undefined,
    target: undefined,
    kind: undefined,
    permission: undefined,
    fromMs: undefined,
    toMs: undefined,
    before: undefined,
  };
  const FIRST = 1_000_000;
  const fill = (tx: Tx) =>
    sql`
      INSERT INTO operator_audit (n, at, kind, actor, actor_name, permission, target, reason, ip, request_id, prev_hash, hash)
      SELECT ${FIRST} + n, app_now(), 'act', 'many', 'many', 'many.' || n % 2, 'many', '', '', '', '', ''
      FROM generate_series(1, ${MANY}) n`.execute(tx);
  const look =
    (filter: Partial<Parameters<typeof listAudit>[1]>, most: number, found: number) =>
    async (tx: Tx) => {
      const rows = await listAudit(tx, { ...any, ...filter }, most);
      expect(rows).toHaveLength(found);
      expect(rows.map(({ n }) => n)).toEqual(
        rows.map(({ n }) => n).toSorted((a, b) => Number(b - a)),
      );
    };
  const before = FIRST + 2 * PAGE + 10;
  const [far, farOf, kind, none, all] = await readsOf(
    server().owner,
    'operator_audit',
    fill,
    look({ before }, PAGE, PAGE),
    look({ before, permission: 'many' }, PAGE, PAGE),
    look({ kind: 'propose' }, PAGE, 0),
    look({ permission: 'man' }, PAGE, 0),
    look({ permission: 'many' }, MANY, MANY),
  );
  expect(far).toBeLessThan(FEW);
  expect(farOf).toBeLessThan(3 * FEW);
  expect(kind).toBeLessThan(PAGE);
  expect(none).toBeLessThan(PAGE);
  expect(all).toBeGreaterThanOrEqual(MANY);
});
