import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf } from '#ledger';
import { bundle } from '#testing/bundle';
import { startTestServer, withTestServer, type TestServer } from '#testing';
import { BET_FEATURES, openTestIssue, type TestIssue } from '../bet/testing.ts';
import { startWorker } from '../bet/testing/spawn.ts';
import { convertRows } from './convert.ts';
import { schedule as feature } from './index.ts';
import { stop } from './stop.ts';
import { issuesInRow } from './testing/plans.ts';
import { askedOn, partsOn, placerOn, readyPlayers } from './testing/placer.ts';
import { byRing } from '#testing/ring';
import { onThisMachine } from '#testing/machine-speed';

/**
 * Processes that are killed while they bet what schedules reserved, two at once, and players who end a
 * schedule at that moment: each row is bet once or not at all, and its money is where the row says. The audit
 * after each kill is the judge.
 */
const FEATURES = [...BET_FEATURES, feature];
const server = withTestServer({ features: FEATURES });
const PLAYERS = byRing({ short: 150, all: 150, long: 1_000 });
const KILLS = byRing({ short: 1, all: 5, long: 20 });

let worker = '';
beforeAll(async () => {
  worker = await bundle(join(import.meta.dirname, 'testing/worker.ts'));
}, 60_000);
afterAll(() => rmSync(worker, { force: true }));

async function placeAll(
  where: TestServer,
  players: readonly bigint[],
  issues: readonly TestIssue[],
): Promise<readonly string[]> {
  const place = placerOn(where.platform);
  const ids: string[] = [];
  for (const player of players) {
    const placed = await place(player, askedOn(issues));
    expect(placed).toMatchObject({ ok: true });
    if (placed.ok) ids.push(placed.value.Id);
  }
  return ids;
}

const statesIn = async (where: TestServer, { id }: TestIssue): Promise<Record<number, number>> => {
  const { rows } = await sql<{ state: number; rows: bigint }>`
    SELECT state, count(*) AS rows FROM schedule_row WHERE issue_id = ${id} GROUP BY state`.execute(
    where.owner,
  );
  return Object.fromEntries(rows.map((row) => [row.state, Number(row.rows)]));
};

describe('betting what was reserved', () => {
  it(`survives ${KILLS} kill -9 between charge and mark, two at once`, async () => {
    const issues = await issuesInRow(server(), await openTestIssue(server()), 2);
    const players = await readyPlayers(server(), PLAYERS);
    await placeAll(server(), players, issues);
    const { ownerUrl } = server();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const both = await Promise.all([
        startWorker(worker, ownerUrl),
        startWorker(worker, ownerUrl),
      ]);
      for (const each of both) each.go();
      await both[0]!.hear(1 + (kill % 2));
      await delay(kill % 3);
      for (const each of both) await each.kill();
      expect(both.flatMap(({ outcomes }) => outcomes)).toEqual([]);
      // At every moment each row is bet or is not.
      expect(await server().audit()).toEqual([]);
    }
    // What a killed process had locked is free when its connection is seen to be gone.
    for (let tries = 0; (await statesIn(server(), issues[0]!))[0] && tries < 100; tries += 1) {
      await server().runJobs('schedule.convert');
      await delay(50);
    }
    expect(await statesIn(server(), issues[0]!)).toEqual({ 1: PLAYERS });
    expect(await statesIn(server(), issues[1]!)).toEqual({ 0: PLAYERS });
    const balances = await balancesOf(server().db, players, 'DEM');
    expect(new Set(balances.values())).toEqual(new Set([996_000n]));
  }, 120_000);
});

/** A player ends his schedule while it is being bet; how often rows stood in each other's way. */
async function stopWhileBetting(where: TestServer, rounds: number, waits = 30): Promise<number> {
  const before = await deadlocks(where);
  for (let round = 0; round < rounds; round += 1) {
    const [first] = await issuesInRow(where, await openTestIssue(where), 1);
    const [playerId = 0n] = await readyPlayers(where, 1);
    const [id = ''] = await placeAll(where, [playerId], [first!]);
    let stopped: Promise<unknown> | undefined;
    const beforeMark = async (): Promise<void> => {
      stopped = stop(where.db, { playerId, id });
      await delay(onThisMachine(80));
    };
    await convertRows({ ...partsOn(where.platform), beforeMark });
    await stopped;
    expect(await where.audit()).toEqual([]);
  }
  // The database tells of them when it has time.
  for (let tries = 0; tries < waits && (await deadlocks(where)) === before; tries += 1) {
    await delay(tries < 3 || before > 0 ? 50 : 100);
  }
  return (await deadlocks(where)) - before;
}

async function deadlocks({ owner }: TestServer): Promise<number> {
  const { rows } = await sql<{ deadlocks: bigint }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(owner);
  return Number(rows[0]?.deadlocks);
}

describe('ending a schedule while it is being bet', () => {
  it('comes before or after', async () => {
    expect(await stopWhileBetting(server(), 3)).toBe(0);
  }, 60_000);

  it('gets in the way of the bets where nobody locks the schedule: the control', async () => {
    const where = await startTestServer({ features: FEATURES });
    await sql`
      CREATE OR REPLACE FUNCTION schedule_lock(_players bigint[], _ids uuid[], _waits boolean)
      RETURNS TABLE (player_id bigint, id uuid) LANGUAGE sql AS $$
        SELECT s.player_id, s.id FROM schedule s WHERE s.player_id = ANY (_players) AND s.id = ANY (_ids)
      $$`.execute(where.owner);
    expect(await stopWhileBetting(where, 1, 150)).toBeGreaterThan(0);
    await where.stop();
  }, 60_000);
});
