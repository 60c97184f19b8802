import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { openDatabase, type Db } from '#platform/db';
import { startTestServer, withTestServer, type TestServer } from '#testing';
import { placeCarts } from './store-place.ts';
import {
  BET_FEATURES,
  closeTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
} from '../testing.ts';
import { byRing } from '#testing/ring';

/**
 * No bet after the close, however long a bet dawdles between its check and its insert.
 * The control closes without waiting for the bets in flight: it must leak, or this test
 * would prove nothing.
 */
const server = withTestServer({ features: BET_FEATURES });
const WRITERS = 24;
const CLOSES = byRing({ short: 5, all: 25, long: 100 });
const CONTROL_CLOSES = 4;
/** Longest stall of a bet. The control's outlasts whatever else this machine is busy with. */
const STALL_S = 0.01;
const CONTROL_STALL_S = 0.6;

/** A database with its writers. */
type World = {
  readonly server: TestServer;
  readonly db: Db;
  readonly players: readonly bigint[];
};

async function worldOf(where: TestServer, stallSeconds: number): Promise<World> {
  const players = await makePlayers(where, WRITERS, mills(1_000_000_000));
  await sql`
    CREATE OR REPLACE FUNCTION bet_stall() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(random() * ${sql.lit(stallSeconds)}); END $$`.execute(where.owner);
  const db = openDatabase(where.ownerUrl, { maxConnections: WRITERS });
  return { server: where, db, players };
}

/** Bets one after the other until the issue takes no more; answers with how many were taken. */
async function write(
  db: Db,
  playerId: bigint,
  issue: TestIssue,
  onTaken: () => void,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const [answer] = await placeCarts(db, [smallCart(playerId, issue, [3])]);
    if (answer?.verdict === 'ISSUE_CLOSED') return taken;
    expect(answer?.verdict).toBe('OK');
    onTaken();
  }
}

async function count({ server: { owner } }: World, issue: TestIssue): Promise<number> {
  const { rows } = await sql<{ bets: bigint }>`
    SELECT count(*) AS bets FROM bet WHERE issue_id = ${issue.id}`.execute(owner);
  return Number(rows[0]?.bets);
}

/** Closes an issue in the middle of full betting: bets that were there at the close, and after. */
async function closeUnderFire(
  world: World,
  close: (issue: TestIssue) => Promise<void>,
): Promise<{ frozen: number; final: number; taken: number }> {
  const issue = await openTestIssue(world.server);
  // The fire is on when as many bets were taken as there are writers.
  let left = WRITERS;
  let burns = (): void => {};
  const burning = new Promise<void>((done) => (burns = done));
  const onTaken = (): void => void ((left -= 1) === 0 && burns());
  const writers = world.players.map((playerId) => write(world.db, playerId, issue, onTaken));
  await Promise.race([burning, Promise.all(writers)]);
  await close(issue);
  const frozen = await count(world, issue);
  const taken = (await Promise.all(writers)).reduce((sum, bets) => sum + bets, 0);
  return { frozen, final: await count(world, issue), taken };
}

describe('closing under fire', () => {
  it(`freezes the bets of ${CLOSES} of ${CLOSES} issues`, async () => {
    const world = await worldOf(server(), STALL_S);
    let bets = 0;
    for (let i = 0; i < CLOSES; i += 1) {
      const close = (issue: TestIssue) => closeTestIssue(server(), issue);
      const { frozen, final, taken } = await closeUnderFire(world, close);
      expect([frozen, taken]).toEqual([final, final]);
      bets += final;
    }
    expect(bets).toBeGreaterThanOrEqual(CLOSES * WRITERS);
    await world.db.destroy();
  }, 120_000);

  it('leaks when nobody waits for the bets in flight: the control', async () => {
    const where = await startTestServer({ features: BET_FEATURES });
    const world = await worldOf(where, CONTROL_STALL_S);
    const markOnly = async ({ id }: TestIssue): Promise<void> =>
      void (await sql`UPDATE issue SET closed_at = app_now() WHERE id = ${id}`.execute(
        where.owner,
      ));
    let leaked = 0;
    for (let i = 0; i < CONTROL_CLOSES && leaked === 0; i += 1) {
      const { frozen, final } = await closeUnderFire(world, markOnly);
      if (final > frozen) leaked += 1;
    }
    expect(leaked).toBeGreaterThan(0);
    await world.db.destroy();
    await where.stop();
  });
});
