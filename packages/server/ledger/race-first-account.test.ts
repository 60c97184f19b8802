import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { codeOf, newId, openDatabase, transaction, type Db } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { withdrawalsOf } from './accounts.ts';
import { capture, fund, newHoldId, placeBet, reserve, type Movement } from './movements/index.ts';
import { post, postAll } from './post.ts';
import { auditLedger } from './testing/audit-ledger.ts';

/** Many at once where accounts come into being: calls that add them meet in one order too. */
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.ownerUrl, { maxConnections: 8 });
});
afterAll(async () => {
  await db.destroy();
  await database.stop();
});
afterEach(async () => expect(await auditLedger(database.owner)).toEqual([]));

const hold = (playerId: bigint) => ({
  playerId,
  holdId: newHoldId(),
  currency: 'DEM' as const,
  purpose: 'withdrawal' as const,
});

/** Takes from a hold that is not there: refused, but it needs the account of what is held. */
const take = (playerId: bigint): Movement =>
  capture({ ...hold(playerId), amount: mills(1), part: newId(), to: withdrawalsOf(1n) });

const bet = (playerId: bigint): Movement =>
  placeBet({
    playerId,
    betId: newId(),
    issueId: 1n,
    currency: 'DEM',
    amount: mills(1),
    gameId: 1,
    serialNumber: 1,
  });

/** Posts, and keeps the transaction open until told. */
async function open(movement: Movement): Promise<{ pid: number; commit: () => Promise<unknown> }> {
  const tx = await db.startTransaction().execute();
  await post(tx, movement);
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
  return { pid: rows[0]?.pid ?? 0, commit: () => tx.commit().execute() };
}

/** Whom calls wait for at this moment. */
async function waitedFor(): Promise<readonly number[]> {
  const { rows } = await sql<{ pids: number[] }>`
    SELECT pg_blocking_pids(pid) AS pids FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.owner);
  return rows.flatMap(({ pids }) => pids);
}

const run = (movements: readonly Movement[]): Promise<readonly string[]> =>
  transaction(db, (tx) =>
    postAll(
      tx,
      movements.map((movement) => [movement]),
    ),
  ).then(
    (results) => results.map(({ verdict }) => verdict),
    (error: unknown) => [codeOf(error) ?? String(error)],
  );

/**
 * One call lacks the accounts that two others are adding; when the first of those is there, a third call comes
 * that needs it, and the wallet that the one needs as well.
 */
async function meet(from: bigint): Promise<readonly (readonly string[])[]> {
  const [first, second, shared] = [from, from + 1n, from + 2n];
  for (const playerId of [first, second, shared])
    await transaction(db, (tx) =>
      post(tx, fund({ playerId, amount: mills(100), currency: 'DEM', reason: newId() })),
    );
  const one = await open(reserve({ ...hold(first), amount: mills(10) }));
  const other = await open(reserve({ ...hold(second), amount: mills(10) }));
  const early = run([take(first), take(second), bet(shared)]);
  await expect.poll(waitedFor).toEqual([one.pid]);
  await one.commit();
  await expect.poll(waitedFor).toEqual([other.pid]);
  let isDone = false;
  const late = run([take(first), bet(shared)]).finally(() => (isDone = true));
  await expect.poll(async () => isDone || (await waitedFor()).length === 2).toBe(true);
  await other.commit();
  return Promise.all([early, late]);
}

test('L2: accounts that are not there yet are added before any is locked, and nobody locks another out', async () => {
  expect(await meet(1n)).toEqual([
    ['ended', 'ended', 'posted'],
    ['ended', 'posted'],
  ]);
});

test('L2, control: locked while others are missing, the same calls lock each other out', async () => {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_functiondef('ledger_post'::regproc) AS text`.execute(database.owner);
  const text = rows[0]?.text ?? '';
  const guard = 'WHERE (SELECT is_all FROM there)';
  expect(text).toContain(guard);
  await sql.raw(text.replace(guard, '')).execute(database.owner);
  const outcomes = await meet(11n).finally(() => sql.raw(text).execute(database.owner));
  expect(outcomes).toContainEqual(['40P01']);
});
