import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { DEMO, ledgerInvariants } from '#ledger';
import { startEmbedded, type Embedded } from '../../../../database/embedded.ts';
import { createDatabase, databaseUrl } from '../../../../database/index.ts';
import { migrate } from '../../../../migrations/run.ts';
import { openDatabase, type Db } from '#platform/db';
import { claimIssue } from '../../lottery/claims/index.ts';
import { lottery } from '../../lottery/index.ts';
import { bet } from '../index.ts';
import { settle } from '../settle/settle.ts';
import { placeCarts, type Cart } from './store-place.ts';
import { makeTestFolder } from '#testing/leftovers';
import { byRing } from '#testing/ring';
import {
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
} from '../testing.ts';
import { platformOn } from '../testing/platform.ts';

/**
 * L6: the database itself is killed, again and again, while players bet and an issue is settled. What
 * was acknowledged is there afterwards; what was not is found out by asking with the same request id;
 * and the books are exact. Fsync is on, as it is outside of tests.
 */
const WRITERS = 12;
const KILLS = byRing({ short: 1, all: 3, long: 3 });

type House = { readonly embedded: Embedded; readonly db: Db; readonly owner: Db };

async function openHouse(folder: string): Promise<House> {
  const embedded = await startEmbedded({ folder, fsync: true });
  await createDatabase(embedded.adminUrl, 'books');
  const url = databaseUrl(embedded.adminUrl, 'books');
  await migrate(url, join(import.meta.dirname, '../../../../migrations'));
  const db = openDatabase(url, { maxConnections: WRITERS + 4 });
  return { embedded, db, owner: openDatabase(url, { role: 'owner', maxConnections: 2 }) };
}

/** Waits until the launcher has started the database again. */
async function backAgain({ db }: House): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isBack = await sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await delay(50);
  }
}

/** Bets until the database is gone: what it said yes to, and the request that got no answer. */
async function write(house: House, playerId: bigint, issue: TestIssue, acked: Set<string>) {
  for (let n = 0; ; n += 1) {
    const cart = smallCart(playerId, issue, [n, n + 3]);
    // The database going away is the one way to no answer; what it answers must be a yes, but
    // for the moments in which the settlement has the account.
    const ask = () => placeCarts(house.db, [cart]).catch(() => undefined);
    let answers = await ask();
    while (answers?.[0]?.verdict === 'BUSY') answers = await ask();
    if (!answers) return cart;
    expect(answers[0]?.verdict).toBe('OK');
    for (const { id } of cart.bets) acked.add(id);
  }
}

async function settleAll(house: House): Promise<void> {
  const platform = platformOn(house.db);
  for (;;) {
    await sql`UPDATE issue_job SET lease_until = '-infinity'`.execute(house.owner);
    const claim = await claimIssue(house.db, { steps: ['settle'], owner: 'test' });
    if (!claim) return;
    expect(await settle(platform, claim, { currency: DEMO, chunk: 50 })).toBe('settled');
  }
}

async function stillThere(house: House, acked: ReadonlySet<string>): Promise<number> {
  const { rows } = await sql<{ found: bigint }>`
    SELECT count(*) AS found FROM bet WHERE id = ANY(${[...acked]}::uuid[])`.execute(house.owner);
  return Number(rows[0]?.found);
}

async function audit(house: House): Promise<readonly string[]> {
  const rules = [...ledgerInvariants, ...(bet.invariants ?? [])];
  const found = await Promise.all(rules.map((rule) => rule.find(house.owner)));
  return found.flat();
}

// An outside server is not ours to kill.
const isOurs = inject('testDatabase').embedded;

it.skipIf(!isOurs)(
  `keeps every acknowledged bet when the database is killed${isOurs ? '' : ': DATABASE_URL names a server that is not ours to kill'}`,
  async () => {
    const folder = makeTestFolder('kill');
    const house = await openHouse(folder);
    await lottery.start?.(platformOn(house.db));
    const players = await makePlayers(house, WRITERS, mills(1_000_000_000));
    let due = await openTestIssue(house, undefined, 600_000);
    const acked = new Set<string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = due;
      await placeCarts(
        house.db,
        players.map((playerId, p) => smallCart(playerId, before, [p, p, p])),
      );
      await drawTestIssue(house, before, '3,0,9,9,1');
      const issue = await openTestIssue(house, undefined, 600_000);
      const settling = settleAll(house).catch(() => {});
      const writers = players.map((playerId) => write(house, playerId, issue, acked));
      await delay(400);
      process.kill(house.embedded.pid, 'SIGKILL');
      const unknown: readonly Cart[] = await Promise.all(writers);
      await settling;
      await backAgain(house);
      expect(await stillThere(house, acked)).toBe(acked.size);
      const answers = await placeCarts(house.db, unknown);
      for (const { verdict } of answers) expect(['OK', 'DUPLICATE']).toContain(verdict);
      await settleAll(house);
      expect(await audit(house)).toEqual([]);
      due = issue;
    }
    await drawTestIssue(house, due, '1,2,3,4,5');
    await settleAll(house);
    expect(await audit(house)).toEqual([]);
    expect(acked.size).toBeGreaterThan(0);
    await Promise.all([house.db.destroy(), house.owner.destroy()]);
    await house.embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  90_000,
);
