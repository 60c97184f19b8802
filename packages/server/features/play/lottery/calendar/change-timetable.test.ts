import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { fair } from '../../fair/index.ts';
import { changeTimetable, type TimetableInput } from './change-timetable.ts';
import { lottery } from '../index.ts';
import { lastPlannedDay, lockTimetable, readGame } from '../games/store-game.ts';

/** When a game draws: changed for days that nobody was promised anything of. */
const START = Date.parse('2027-03-05T04:00:30Z');
const DAY_MS = 86_400_000;
const server = withTestServer({
  features: [lottery, fair, withoutBet],
  startAt: START,
  withJobs: false,
});
const SSC3 = 8;
const FC3D = 96;

const change = (wish: TimetableInput, gameId = SSC3, seen?: number) =>
  changeTimetable(server().db, 'command', { gameId, reason: 'a test', seen }, wish);
const codeOf = async (wish: TimetableInput, gameId?: number, seen?: number) => {
  const result = await change(wish, gameId, seen);
  return result.ok ? 'done' : result.error.code;
};
type Day = { day: string; issues: number; lead: number; length: number };
/** How the days of a game are planned. */
const days = async (gameId = SSC3): Promise<readonly Day[]> => {
  const { rows } = await sql<Day>`
    SELECT i.day, count(*)::int AS issues, c.length,
      max(extract(epoch FROM i.draw_at - i.close_at))::int AS lead
    FROM issue i LEFT JOIN draw_chain c ON c.game_id = i.game_id AND c.day = i.day
    WHERE i.game_id = ${gameId} GROUP BY i.day, c.length ORDER BY i.day`.execute(server().db);
  return rows;
};
const to = async (ms: number) => {
  await server().clock.set(ms);
  await server().runJobs('fair.prepare');
};

test('it holds from the first day without a chain: the days before stay as they were promised', async () => {
  await to(START);
  const before = await days();
  expect(before.map(({ day }) => day)).toEqual(['2027-03-05', '2027-03-06', '2027-03-07']);
  expect(await change({ intervalSeconds: 240, closeLeadSeconds: 40 })).toMatchObject({
    ok: true,
    value: { fromDay: '2027-03-08' },
  });
  await to(START);
  expect(await days()).toEqual(before);
  const today = async () =>
    (await server().call(lotteryHttp.getLotteryData, undefined)).value[SSC3];
  expect(await today()).toMatchObject({ IntervalSeconds: 180, CloseLeadSeconds: 15 });
  await to(START + DAY_MS);
  const planned = await days();
  expect(planned.slice(0, 3)).toEqual(before);
  expect(planned[3]).toEqual({ day: '2027-03-08', issues: 360, lead: 40, length: 396 });
  expect(await today()).toMatchObject({ IntervalSeconds: 180, CloseLeadSeconds: 15 });
  await to(START + 3 * DAY_MS);
  expect(await today()).toMatchObject({ IntervalSeconds: 240, DailyIssueCount: 360 });
});

test('a later day may be named, a committed one is refused with the first that can be', async () => {
  expect(await change({ closeLeadSeconds: 20, fromDay: '2027-03-08' })).toMatchObject({
    error: { code: 'DAY_IS_COMMITTED', params: { day: '2027-03-11' } },
  });
  expect(await codeOf({ closeLeadSeconds: 20, fromDay: '2029-01-01' })).toBe('NOT_IN_TIME');
  expect(await codeOf({ closeLeadSeconds: 20, fromDay: '2027-03-20' })).toBe('done');
  // Between the two what held before holds.
  expect(await codeOf({ closeLeadSeconds: 40 })).toBe('NO_CHANGE');
});

test.each([
  [{ intervalSeconds: 7, closeLeadSeconds: 5 }, 'BAD_SCHEDULE'],
  [{ intervalSeconds: 80, closeLeadSeconds: 5 }, 'BAD_SCHEDULE'],
  [{ drawAtSeconds: 3_600, closeLeadSeconds: 5 }, 'BAD_SCHEDULE'],
  [{ intervalSeconds: 240, drawAtSeconds: 3_600, closeLeadSeconds: 5 }, 'BAD_SCHEDULE'],
  [{ intervalSeconds: 240, closeLeadSeconds: 240 }, 'BAD_LEAD'],
  [{ intervalSeconds: 240, closeLeadSeconds: 4 }, 'BAD_LEAD'],
  [{ intervalSeconds: 2 ** 53, closeLeadSeconds: 10 }, 'BAD_SCHEDULE'],
])('%j is refused: %s', async (wish, code) => {
  const version = (await readGame(server().db, SSC3))?.version;
  expect(await codeOf(wish)).toBe(code);
  expect((await readGame(server().db, SSC3))?.version).toBe(version);
});

test('a game whose numbers come from a feed changes from the first day without an issue', async () => {
  const result = await change({ drawAtSeconds: 75_600, closeLeadSeconds: 1_800 }, FC3D);
  expect(result).toMatchObject({ ok: true, value: { fromDay: '2027-03-08' } });
  expect(await codeOf({ closeLeadSeconds: 60 }, 32_000)).toBe('NO_SUCH_GAME');
  expect(await codeOf({ closeLeadSeconds: 60 }, FC3D, 1)).toBe('GAME_CHANGED');
});

/** A day that is planned while its timetable is changed; what it is planned by, and what was promised. */
async function meet(gameId: number, day: string, isLocked: boolean) {
  const { db } = server();
  let changing: Promise<unknown> = Promise.resolve();
  await transaction(db, async (tx) => {
    if (isLocked) await lockTimetable(tx, gameId);
    // The planner has read its timetable; now the operator comes.
    changing = change({ closeLeadSeconds: 25 }, gameId);
    await Promise.race([changing, new Promise((done) => setTimeout(done, 300))]);
    await sql`
      INSERT INTO draw_chain (game_id, day, length, secret, anchor, rules_hash, delta_ms, is_late)
      VALUES (${gameId}, ${day}::date, 1, '\\x00', ${Buffer.alloc(32)}, ${Buffer.alloc(32)}, 6000, false)`.execute(
      tx,
    );
  });
  const result = (await changing) as Awaited<ReturnType<typeof change>>;
  // A chain without its manifest is for this test alone.
  await server()
    .owner.transaction()
    .execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`DELETE FROM draw_chain WHERE game_id = ${gameId} AND day = ${day}::date`.execute(
        tx,
      );
    });
  return result.ok ? result.value.fromDay : result.error.code;
}

test('who changes it while a day is planned waits, and gets the day after', async () => {
  const last = await transaction(server().db, (tx) => lastPlannedDay(tx, 9));
  expect(last).toBe('2027-03-10');
  expect(await meet(9, '2027-03-11', true)).toBe('2027-03-12');
});

test('without the lock it would be promised a day that is planned by another: the control', async () => {
  expect(await meet(35, '2027-03-11', false)).toBe('2027-03-11');
});
