import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { newId, openDatabase, retrying, transaction, UnknownState, type Db } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { withdrawalsOf } from './accounts.ts';
import {
  capture,
  fund,
  newHoldId,
  release,
  reserve,
  reverse,
  transfer,
  type HoldRef,
  type Transfer,
} from './movements/index.ts';
import { postAll, type Unit } from './post.ts';
import { readPosted } from './posted.ts';
import { balanceOf, heldBy } from './read.ts';
import { auditLedger } from './testing/audit-ledger.ts';
import { byRing } from '#testing/ring';

/**
 * Connections that are killed while they post for two players at once, and while they hold money: both
 * journals or neither, and each part of a hold once.
 */
const PLAYERS = 6;
const MONEY = 10_000n;
const CLIENTS = 6;
const EACH = byRing({ short: 20, all: 60, long: 1_000 });
const KILL_EVERY_MS = 30;
const MOST_KILLS = EACH;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.ownerUrl, { maxConnections: CLIENTS });
  const gift = { amount: mills(MONEY), currency: 'DEM' as const, reason: 'test' };
  const players = Array.from({ length: PLAYERS }, (_, i) => BigInt(i + 1));
  await transaction(db, (tx) =>
    postAll(
      tx,
      players.map((playerId) => [fund({ playerId, ...gift })]),
    ),
  );
});
afterAll(async () => {
  await db.destroy();
  await database.stop();
});

/** Posts until it is known whether it happened. */
async function insist(unit: Unit): Promise<string> {
  for (;;) {
    try {
      const [outcome] = await retrying(() => transaction(db, (tx) => postAll(tx, [unit])));
      return outcome?.verdict ?? '';
    } catch (error) {
      if (!(error instanceof UnknownState)) throw error;
    }
  }
}

/** Holds ten, of which four are paid and three come back. */
async function holdAndGive(playerId: bigint): Promise<void> {
  const hold: HoldRef & { readonly purpose: 'withdrawal' } = {
    playerId,
    holdId: newHoldId(),
    currency: 'DEM',
    purpose: 'withdrawal',
  };
  const units: readonly Unit[] = [
    [reserve({ ...hold, amount: mills(10) })],
    [
      capture({ ...hold, amount: mills(4), part: 'paid', to: withdrawalsOf(1n) }),
      release({ ...hold, amount: mills(3), part: 'back' }),
    ],
  ];
  for (const unit of units) expect(['posted', 'repeated']).toContain(await insist(unit));
  expect(await insist([release({ ...hold, amount: mills(4), part: 'more' })])).toBe('ended');
}

test('L6: transfers, their reversals and holds happen once and whole, whatever dies under them', async () => {
  let isOver = false;
  let kills = 0;
  const killer = (async () => {
    while (!isOver && kills < MOST_KILLS) {
      const { rows } = await sql<{ ended: boolean }>`
        SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'
        ORDER BY random() LIMIT 1`.execute(database.owner);
      kills += rows.length;
      await delay(KILL_EVERY_MS);
    }
  })();
  const sent: Transfer[] = [];
  const taken = new Set<string>();
  const holders: bigint[] = [];
  const client = async (seed: number): Promise<void> => {
    for (let n = 0; n < EACH; n += 1) {
      const from = 1 + ((seed + n) % PLAYERS);
      const to = 1 + ((from + (n % (PLAYERS - 1))) % PLAYERS);
      const amount = mills(1 + ((seed * 7 + n) % 40));
      const one = {
        id: newId(),
        from: BigInt(from),
        to: BigInt(to),
        amount,
        currency: 'DEM' as const,
      };
      expect(['posted', 'repeated']).toContain(await insist(transfer(one)));
      sent.push(one);
      if (n % 4 === 0) {
        await holdAndGive(one.from);
        holders.push(one.from);
      }
      if (n % 5 > 0) continue;
      const refs = [one.from, one.to].map((playerId) => ({ playerId, id: one.id }));
      const original = await retrying(() => readPosted(db, refs));
      expect(['posted', 'repeated']).toContain(await insist(reverse(original, newId())));
      taken.add(one.id);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i))).finally(() => {
    isOver = true;
    return killer;
  });
  expect(kills).toBeGreaterThan(0);
  for (const one of sent) expect(await insist(transfer(one))).toBe('repeated');
  for (let i = 1; i <= PLAYERS; i += 1) {
    const player = BigInt(i);
    const moved = sent.filter(({ id }) => !taken.has(id));
    const wanted = moved.reduce(
      (sum, { from, to, amount }) =>
        sum + (to === player ? amount : 0n) - (from === player ? amount : 0n),
      MONEY,
    );
    const holds = BigInt(holders.filter((one) => one === player).length);
    expect(await balanceOf(database.db, player, 'DEM')).toBe(wanted - 7n * holds);
    expect(await heldBy(database.db, player, 'DEM')).toBe(3n * holds);
  }
  expect(await auditLedger(database.owner)).toEqual([]);
}, 240_000);
