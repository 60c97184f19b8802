import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { type Claim, claimIssues, type Step } from '../../lottery/claims/index.ts';
import { gamesAwaiting, ISSUE_LOCK_SPACE, type Issue } from '../../lottery/issues/index.ts';
import { haltGame, resumeGame } from '../../lottery/intervention/index.ts';
import { fairOf } from '../sources/context.ts';
import { drawIssues } from './draw.ts';
import { haltWaiting } from './halt-waiting.ts';
import { resumeAfter } from './resume-after-last.ts';
import { at, bundleOf, count, DRAWS, FFC, gameState, SSC5, viewIssue } from '../testing/world.ts';

/** Ten seconds before the hour; the next ones are full hours too. */
const START = Date.parse('2027-03-05T03:59:20Z');
const NOON = Date.parse('2027-03-05T04:00:00Z');
const HOUR = 3_600_000;
const server = withTestServer({ features: DRAWS, startAt: START });

type Due = { id: number; game_id: number; serial: bigint; code: string };

/** The issues of our games that are drawn at a time and were on sale. */
async function dueAt(ms: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    SELECT i.id, i.game_id, i.serial_number AS serial, g.code FROM issue i JOIN game g ON g.id = i.game_id
    WHERE i.draw_at = from_ms(${ms}) AND i.opened_at IS NOT NULL ORDER BY i.id`.execute(
    server().owner,
  );
  return rows;
}

const claimAll = (step: Step, most = 24): Promise<readonly Claim[]> =>
  claimIssues(server().db, { steps: [step], kinds: ['platform'], owner: 'test' }, most);

/** Opens and closes what is drawn at a full hour. */
async function untilClosed(hourMs: number): Promise<void> {
  for (let ms = hourMs - 600_000; ms < hourMs; ms += 15_000) await at(server(), ms);
  await at(server(), hourMs - 1_000);
}

const transactionsOf = async (hourMs: number): Promise<number> => {
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(DISTINCT m.xmin::text) AS n FROM manifest m
    JOIN issue i ON (i.game_id, i.serial_number) = (m.game_id, m.serial_number)
    WHERE m.kind = 'result' AND i.draw_at = from_ms(${hourMs})`.execute(server().owner);
  return Number(rows[0]?.n);
};

describe('a full hour', () => {
  test('is drawn in one transaction, and each draw of it can be checked by itself', async () => {
    await at(server(), START);
    for (let ms = START; ms < NOON; ms += 5_000) await at(server(), ms);
    const due = await dueAt(NOON);
    expect(due.length).toBeGreaterThan(3);
    await at(server(), NOON);
    expect(await transactionsOf(NOON)).toBe(1);
    for (const { game_id: gameId, serial } of due) {
      expect(await viewIssue(server(), gameId, Number(serial))).toMatchObject({ state: 1 });
      const { steps } = verifyDraw(await bundleOf(server(), gameId, Number(serial)));
      expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
      const told = `topic = 'game:${gameId}' AND payload @> '{"SerialNumber": ${serial}}'`;
      expect(await count(server(), 'event', `${told} AND payload ? 'WinningNumber'`)).toBe(1);
    }
  });

  test('what is wrong with one issue holds up no other', async () => {
    const hour = NOON + HOUR;
    await untilClosed(hour);
    const due = await dueAt(hour);
    const [bad, ...good] = due;
    if (!bad) throw new Error('several are due');
    // A link that its chain does not have.
    const move = (by: number) =>
      transaction(server().owner, async (tx) => {
        await sql`ALTER TABLE issue DISABLE TRIGGER USER`.execute(tx);
        await sql`UPDATE issue SET day_index = day_index + ${by} WHERE id = ${bad.id}`.execute(tx);
        await sql`ALTER TABLE issue ENABLE TRIGGER USER`.execute(tx);
      });
    await move(100_000);
    await server().clock.set(hour);
    const draw = () => server().runJobs('fair.draw').catch(String);
    for (let n = 0; n < due.length; n += 1) await draw();
    for (const { game_id: gameId, serial } of good) {
      expect(await viewIssue(server(), gameId, Number(serial))).toMatchObject({ state: 1 });
    }
    const { rows } = await sql<{ issue_id: number }>`
      SELECT issue_id FROM issue_job WHERE failures > 0`.execute(server().owner);
    expect(rows).toEqual([{ issue_id: bad.id }]);
    await move(-100_000);
    await at(server(), hour + 1_000);
    expect(await viewIssue(server(), bad.game_id, Number(bad.serial))).toMatchObject({ state: 1 });
  });

  test('of a worker that was killed in the middle is drawn once, each issue alone', async () => {
    const hour = NOON + 2 * HOUR;
    await untilClosed(hour);
    await server().clock.set(hour);
    const killed = await claimAll('draw');
    expect(killed.length).toBeGreaterThan(3);
    expect(await claimAll('draw')).toEqual([]);
    await server().clock.advance(11_000);
    // One of them may be what killed him: it would kill the next one too, and all the others with it.
    const first = await claimAll('draw');
    expect(first).toHaveLength(1);
    const fair = await fairOf(server().platform);
    await drawIssues(fair, first);
    await server().runJobs();
    const before = await count(server(), 'manifest');
    await drawIssues(fair, killed);
    expect(await count(server(), 'manifest')).toBe(before);
    expect(await transactionsOf(hour)).toBe((await dueAt(hour)).length);
  });

  test('a bet that is still being written holds up its own issue and no other', async () => {
    const closing = NOON + 2 * HOUR + 50_000 + 60_000;
    for (let ms = closing - 100_000; ms < closing; ms += 10_000) await at(server(), ms);
    const { rows } = await sql<{ issue_id: number }>`
      SELECT issue_id FROM issue_job WHERE step = 'close' AND due_at <= from_ms(${closing})
      ORDER BY issue_id`.execute(server().owner);
    const [held, ...others] = rows.map((row) => row.issue_id);
    const { id: slow } = await viewIssue(server(), FFC, 202703051442 - 600);
    expect([held, ...others]).toContain(slow);
    const sealed = async () => {
      const found = await sql<{ id: number }>`
        SELECT id FROM issue WHERE id = ANY(${rows.map((row) => row.issue_id)}::int[])
          AND sealed_at IS NOT NULL ORDER BY id`.execute(server().owner);
      return found.rows.map(({ id }) => id);
    };
    await transaction(server().owner, async (tx) => {
      await sql`SELECT pg_advisory_xact_lock_shared(${ISSUE_LOCK_SPACE}, ${slow})`.execute(tx);
      await server().clock.set(closing);
      const closed = server().runJobs('fair.close');
      await expect
        .poll(sealed)
        .toEqual(rows.map((row) => row.issue_id).filter((id) => id !== slow));
      return { closed };
    }).then(({ closed }) => closed);
    expect(await sealed()).toContain(slow);
  });
});

describe('the last issues of a game that wait for the beacon', () => {
  /** Two issues of the game wait; each stops waiting in a transaction of its own, at the same time. */
  async function endTogether(end: (tx: Tx, during: () => Promise<void>) => Promise<void>) {
    const { owner, db } = server();
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM issue WHERE game_id = ${SSC5} AND opened_at IS NULL AND state = 0
      ORDER BY id LIMIT 2`.execute(owner);
    const wait = (tx: Tx | typeof owner, id: number, isWaiting: boolean) =>
      sql`UPDATE issue SET is_awaiting_beacon = ${isWaiting} WHERE id = ${id}`.execute(tx);
    for (const { id } of rows) await wait(owner, id, true);
    await haltGame(db, SSC5, 'beacon');
    await Promise.all(
      rows.map(({ id }) =>
        transaction(db, async (tx) => {
          await end(tx, async () => void (await wait(tx, id, false)));
          await delay(200);
        }),
      ),
    );
    const state = await gameState(server(), SSC5);
    await resumeGame(db, SSC5, 'beacon');
    return state;
  }

  test('end at once: the second sees what the first has done, and the game is sold again', async () => {
    const state = await endTogether((tx, during) => resumeAfter(tx, [SSC5], during));
    expect(state).toBe('0');
  });

  test('without the lock neither sees the other: the control', async () => {
    const state = await endTogether(async (tx, during) => {
      await during();
      if (!(await gamesAwaiting(tx, [SSC5])).has(SSC5)) await resumeGame(tx, SSC5, 'beacon');
    });
    expect(state).toBe('1 beacon');
  });

  test('drawn while somebody counted them stop nothing', async () => {
    const { owner, db } = server();
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM issue WHERE game_id = ${SSC5} AND state = 1 LIMIT 4`.execute(owner);
    const counted = rows.map(({ id }) => ({ id, gameId: SSC5 }) as Issue);
    expect(counted).toHaveLength(4);
    await haltWaiting(db, counted);
    expect(await gameState(server(), SSC5)).toBe('0');
    const wait = (isWaiting: boolean) =>
      sql`UPDATE issue SET is_awaiting_beacon = ${isWaiting}
        WHERE id = ANY(${rows.map(({ id }) => id)}::int[])`.execute(owner);
    await wait(true);
    await haltWaiting(db, counted);
    expect(await gameState(server(), SSC5)).toBe('1 beacon');
    await wait(false);
    await resumeGame(db, SSC5, 'beacon');
  });
});
