import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { balanceOf } from '../../ledger/index.ts';
import { transaction } from '../../platform/db.ts';
import { withTestServer } from '../../testing/index.ts';
import { registerPlayer } from '../session/testing.ts';
import { BET_FEATURES, drawTestIssue, openTestIssue, placeOn, row } from './testing.ts';

const server = withTestServer({ features: BET_FEATURES });
const JOB = 'bet.settle';

/**
 * Paying, what counts for limits, and who is told stand in a row on one connection (`side-by-side.ts`): where the
 * first fails, all is taken back.
 */
test('what comes after a payment that fails is taken back with it', async () => {
  const { owner, db } = server();
  const player = await registerPlayer(server());
  const { playerId } = player;
  await sql`INSERT INTO own_limit (player_id, kind, period, amount) VALUES (${playerId}, 1, 1, 1000000)`.execute(
    owner,
  );
  const issue = await openTestIssue(server());
  await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')]);
  await drawTestIssue(server(), issue, '3,0,9,9,1');
  const looked = async () => {
    const { rows } = await sql<{ won: bigint; run: number }>`
      SELECT d.won, t.awarded_run AS run FROM own_day d JOIN bet_tally t USING (player_id)
      WHERE player_id = ${playerId} AND t.issue_id = ${issue.id}`.execute(owner);
    return rows;
  };
  // Somebody holds the account for longer than a posting waits.
  await transaction(owner, async (tx) => {
    await sql`SELECT FROM ledger_account WHERE player_id = ${playerId} FOR UPDATE`.execute(tx);
    await expect(server().runJobs(JOB)).rejects.toThrow('lock timeout');
  });
  expect(await looked()).toEqual([{ won: 0n, run: 0 }]);
  await server().clock.advance(1_500);
  await server().runJobs(JOB);
  expect(await looked()).toEqual([{ won: 19_560n, run: 1 }]);
  expect(await balanceOf(db, playerId, 'DEM')).toBe(9_998_000n + 19_560n);
});
