import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { expectedIn } from './expected.ts';
import { BET_FEATURES, FIVE_DIGITS, placeOn, row, type TestIssue } from '../testing.ts';

/** 12:00:20 of the site; the one-minute game closes at 12:00:50 and is drawn at 12:01. */
const START = Date.parse('2027-03-05T04:00:20Z');
const MINUTE = 60_000;
const server = withTestServer({ features: BET_FEATURES, startAt: START });

const at = async (ms: number): Promise<void> => {
  await server().clock.set(ms);
  await server().runJobs().catch(String);
};

/** The issue of the one-minute game that is drawn at a time. */
async function issueAt(drawMs: number): Promise<TestIssue> {
  const { rows } = await sql<{ id: number; serial: bigint }>`
    SELECT id, serial_number AS serial FROM issue
    WHERE game_id = ${FIVE_DIGITS} AND draw_at = from_ms(${drawMs})`.execute(server().owner);
  invariant(rows[0], 'an issue is drawn then');
  return { id: rows[0].id, gameId: FIVE_DIGITS, serial: Number(rows[0].serial) };
}

type Settled = { state: number; hash: string | null; tx: string | null };
async function settled({ id }: TestIssue): Promise<Settled | undefined> {
  const { rows } = await sql<Settled>`
    SELECT i.state, m.body::jsonb ->> 'recountHash' AS hash, m.xmin::text AS tx
    FROM issue i LEFT JOIN manifest m ON (m.game_id, m.serial_number) = (i.game_id, i.serial_number)
      AND m.kind = 'settlement' WHERE i.id = ${id}`.execute(server().owner);
  return rows[0];
}

describe('issues that nobody bet on', () => {
  it('end together, as if each had been settled', async () => {
    await at(START);
    await at(START + 30_000);
    await server().clock.set(START + 40_000);
    await server().runJobs('fair.draw');
    await server().runJobs('bet.settle');
    const one = await settled(await issueAt(START + 40_000));
    expect(one).toMatchObject({ state: 2 });
    const { rows } = await sql<{ games: bigint }>`
      SELECT count(*) AS games FROM manifest
      WHERE kind = 'settlement' AND xmin::text = ${one?.tx ?? ''}`.execute(server().owner);
    expect(Number(rows[0]?.games)).toBeGreaterThanOrEqual(1);
    // The same words as of an issue with bets, none of which won anything.
    const player = await registerPlayer(server());
    const drawMs = START + 40_000 + MINUTE;
    await at(drawMs - 30_000);
    const issue = await issueAt(drawMs);
    await placeOn(server(), player.token, issue, [row('ssc.star5.direct', '0|0|0|0|0')]);
    // What the monitor weighs what is paid against: the stake, times the return at the odds of the bet.
    const expected = await expectedIn(server().db, [{ id: issue.id, drawMs }]);
    expect([...expected]).toEqual([[issue.id, expect.closeTo(1_956, 3)]]);
    await at(drawMs - 10_000);
    await at(drawMs);
    const other = await settled(issue);
    expect(other).toMatchObject({ state: 2, hash: one?.hash });
    expect(other?.tx).not.toBe(one?.tx);
  });

  it('are none whose bets are gone since they closed: nothing is paid, somebody is called', async () => {
    const player = await registerPlayer(server());
    const drawMs = START + 40_000 + 3 * MINUTE;
    await at(drawMs - 30_000);
    const issue = await issueAt(drawMs);
    const other = await issueAt(drawMs + MINUTE);
    await placeOn(server(), player.token, issue, [row('ssc.star5.direct', '0|0|0|0|0')]);
    await at(drawMs - 10_000);
    // Whoever takes the bets away lets their issue look like one that never had any.
    const hide = (isHidden: boolean) =>
      transaction(server().owner, async (tx) => {
        await sql`ALTER TABLE bet DISABLE TRIGGER USER`.execute(tx);
        await sql`UPDATE bet SET issue_id = ${isHidden ? other.id : issue.id}
          WHERE player_id = ${player.playerId}`.execute(tx);
        await sql`ALTER TABLE bet ENABLE TRIGGER USER`.execute(tx);
        await sql`UPDATE issue_job SET has_tickets = ${!isHidden}
          WHERE issue_id = ${issue.id}`.execute(tx);
      });
    await hide(true);
    await at(drawMs);
    expect(await settled(issue)).toEqual({ state: 1, hash: null, tx: null });
    const { rows } = await sql<{ issue_id: number }>`
      SELECT issue_id FROM game_event WHERE kind = 'bets differ'`.execute(server().owner);
    expect(rows).toEqual([{ issue_id: issue.id }]);
    await hide(false);
    await at(drawMs + 61_000);
    await at(drawMs + 130_000);
    expect(await settled(issue)).toMatchObject({ state: 2 });
  });
});
