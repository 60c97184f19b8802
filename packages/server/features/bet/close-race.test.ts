import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { findPlay } from '@fairlot/rules/play/index';
import { DEMO } from '../../ledger/index.ts';
import { newId, openDatabase, type Db } from '../../platform/db.ts';
import { useTestServer } from '../../testing/index.ts';
import { placeCarts, type Cart } from './store-place.ts';
import {
  BET_FEATURES,
  closeTestIssue,
  makePlayers,
  openTestIssue,
  type TestIssue,
} from './testing.ts';

/**
 * No bet after the close, however long a bet dawdles between its check and its insert (reliability
 * 5.3, T1). The control closes without waiting for the bets in flight: it must leak, or this test
 * would prove nothing.
 */
const server = useTestServer({ features: BET_FEATURES });
const WRITERS = 24;
const CLOSES = 100;
const CONTROL_CLOSES = 20;

let db: Db;
let players: readonly bigint[] = [];

beforeAll(async () => {
  db = openDatabase(server().ownerUrl, { maxConnections: WRITERS });
  players = await makePlayers(server(), WRITERS, mills(1_000_000_000));
  await sql`
    CREATE OR REPLACE FUNCTION bet_stall() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(random() * 0.01); END $$`.execute(server().owner);
});
afterAll(() => db.destroy());

function cartOf(playerId: bigint, issue: TestIssue): Cart {
  const play = findPlay('ssc.fixed');
  if (!play) throw new Error('the play exists');
  const stake = mills(2000);
  const price = { notes: 1, mode: 0, multiple: 1, prizeGroup: 1956, odds: [97_800] };
  return {
    playerId,
    intent: randomUUID(),
    hash: randomBytes(32),
    issueId: issue.id,
    gameId: issue.gameId,
    serial: issue.serial,
    termsVersion: 0,
    currency: DEMO,
    bets: [{ ...price, id: newId(), play, content: '3||||', unitStake: stake, stake }],
  };
}

/** Bets one after the other until the issue takes no more; answers with how many were taken. */
async function write(playerId: bigint, issue: TestIssue): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const [answer] = await placeCarts(db, [cartOf(playerId, issue)]);
    if (answer?.verdict === 'ISSUE_CLOSED') return taken;
    expect(answer?.verdict).toBe('OK');
  }
}

async function count(issue: TestIssue): Promise<number> {
  const { rows } = await sql<{ bets: bigint }>`
    SELECT count(*) AS bets FROM bet WHERE issue_id = ${issue.id}`.execute(server().owner);
  return Number(rows[0]?.bets);
}

/** Closes an issue in the middle of full betting: bets that were there at the close, and after. */
async function closeUnderFire(
  close: (issue: TestIssue) => Promise<void>,
): Promise<{ frozen: number; final: number; taken: number }> {
  const issue = await openTestIssue(server());
  const writers = players.map((playerId) => write(playerId, issue));
  await delay(20);
  await close(issue);
  const frozen = await count(issue);
  const taken = (await Promise.all(writers)).reduce((sum, bets) => sum + bets, 0);
  return { frozen, final: await count(issue), taken };
}

describe('closing under fire', () => {
  it(`freezes the bets of ${CLOSES} of ${CLOSES} issues`, async () => {
    let bets = 0;
    for (let i = 0; i < CLOSES; i += 1) {
      const { frozen, final, taken } = await closeUnderFire((issue) =>
        closeTestIssue(server(), issue),
      );
      expect([frozen, taken]).toEqual([final, final]);
      bets += final;
    }
    expect(bets).toBeGreaterThan(CLOSES * WRITERS);
  });

  it('leaks when nobody waits for the bets in flight: the control', async () => {
    const markOnly = async (issue: TestIssue): Promise<void> =>
      void (await sql`UPDATE issue SET closed_at = app_now() WHERE id = ${issue.id}`.execute(
        server().owner,
      ));
    let leaked = 0;
    for (let i = 0; i < CONTROL_CLOSES; i += 1) {
      const { frozen, final } = await closeUnderFire(markOnly);
      if (final > frozen) leaked += 1;
    }
    expect(leaked).toBeGreaterThan(0);
  });
});
