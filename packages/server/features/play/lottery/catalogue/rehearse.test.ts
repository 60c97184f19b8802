import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { importDraws } from '../feeds/index.ts';
import { watchFeeds } from '../feeds/official.ts';
import { lottery } from '../index.ts';
import { rehearse } from './rehearse.ts';
import { readGame } from '../games/store-game.ts';

/** A state game and one from abroad beside one of ours, on a site whose games were rehearsed at first. */
const [OURS, STATE, ABROAD, INSTANT] = [4, 96, 89, 1];
const server = withTestServer({
  features: [lottery],
  settings: { isRehearsing: true },
  games: [OURS, STATE, ABROAD, INSTANT],
});

const stateOf = async (gameId: number) => {
  const game = await readGame(server().db, gameId);
  return [game?.kind, game?.state, game?.stateReason];
};
const data = async (gameId: number) =>
  (await server().call(lotteryHttp.getLotteryData, undefined)).value[gameId];

test('a rehearsal is sold, can be verified, and is marked wherever its name stands', async () => {
  expect(await stateOf(STATE)).toEqual(['platform', GameState.ONLINE, '']);
  expect(await data(STATE)).toMatchObject({
    Name: { zh: '福彩3D 仿真', en: 'State 3D · Rehearsal' },
    Kind: 'official',
    IsRehearsal: true,
    IsVerifiable: true,
  });
  expect(await data(ABROAD)).toMatchObject({ Kind: 'overseas', IsRehearsal: true });
  expect(await data(OURS)).toMatchObject({
    Name: { zh: '一分时时彩' },
    Kind: 'platform',
    IsRehearsal: false,
  });
});

test('an instant game is sold, and has no clock and no issue', async () => {
  expect(await stateOf(INSTANT)).toEqual(['platform', GameState.ONLINE, '']);
  const wish = { GameIdList: [INSTANT], State: true, Countdown: true };
  const infos = (await server().call(lotteryHttp.getLotteryInfo, wish)).value;
  expect(infos[INSTANT]).toMatchObject({ IsMiaoMiao: true, DailyIssueCount: 0, State: 0 });
});

test('no feed tells a rehearsal its numbers', async () => {
  const { platform } = server();
  const stage = { db: server().db, announce: platform.announce };
  const game = await readGame(server().db, STATE);
  const told = await importDraws(stage, game!.category, 'issue,date,number\n', STATE);
  expect(told).toEqual({ ok: false, error: expect.stringContaining('rehearsed here') });
});

test('a site of its own gives it back to its feed and says what is missing; a demo takes it again', async () => {
  await rehearse(server().db, false);
  expect(await stateOf(STATE)).toEqual(['official', GameState.OFFCIAL_OFFLINE, 'feed']);
  expect(await data(STATE)).toMatchObject({
    Name: { zh: '福彩3D' },
    IsRehearsal: false,
    IsVerifiable: false,
  });
  expect((await stateOf(OURS))[0]).toBe('platform');
  await rehearse(server().db, true);
  expect(await stateOf(STATE)).toEqual(['platform', GameState.ONLINE, '']);
});

test('stops a game without a feed after its rehearsal with an alarm', async () => {
  const { owner, db } = server();
  await sql`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, opened_at, closed_at,
      sealed_at, mode)
    VALUES (${STATE}, 2025363, '2025-12-31', 1, app_now() - interval '3 h', app_now() - interval '2 h',
      app_now() - interval '1 h', app_now() - interval '3 h', app_now() - interval '2 h', app_now() - interval '2 h',
      0)`.execute(owner);
  await sql`
    UPDATE issue SET state = 1, drawn_at = app_now(), winning_number = '1,2,3', original_number = '1,2,3'
    WHERE game_id = ${STATE}`.execute(owner);
  await rehearse(db, false);
  // Its newest draw is an hour old, but no feed told it.
  await watchFeeds(db);
  expect(await stateOf(STATE)).toEqual(['official', GameState.OFFCIAL_OFFLINE, 'feed']);
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM alarm_waiting w JOIN game_event e ON e.id = w.event_id
    WHERE e.game_id = ${STATE} AND e.kind = 'feed stopped'`.execute(owner);
  expect(rows[0]?.n).toBeGreaterThan(0);
  await rehearse(db, true);
});

test('a game that an operator stopped stays stopped', async () => {
  await sql`UPDATE game SET state = 1, state_reason = 'operator' WHERE id = ${STATE}`.execute(
    server().owner,
  );
  await rehearse(server().db, false);
  expect(await stateOf(STATE)).toEqual(['official', GameState.MAINTAIN, 'operator']);
  await rehearse(server().db, true);
  expect(await stateOf(STATE)).toEqual(['platform', GameState.MAINTAIN, 'operator']);
});

test('a game that a feed has told of stays with it', async () => {
  await rehearse(server().db, false);
  await sql`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, closed_at, sealed_at)
    VALUES (${STATE}, 2026001, '2026-01-01', 1, app_now() - interval '3 h', app_now() - interval '2 h',
      app_now() - interval '1 h', app_now(), app_now())`.execute(server().owner);
  await sql`
    UPDATE issue SET state = 1, drawn_at = app_now(), winning_number = '1,2,3', original_number = '1,2,3'
    WHERE game_id = ${STATE} AND state = 0`.execute(server().owner);
  await rehearse(server().db, true);
  expect((await stateOf(STATE))[0]).toBe('official');
});

test('what was sold of a rehearsal is never drawn by a feed', async () => {
  const { owner, db, platform } = server();
  await sql`
    WITH sold AS (
      INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, opened_at, closed_at,
        sealed_at, mode)
      SELECT ${STATE}, 2026002, '2026-01-02', 1, t - interval '2 h', t - interval '1 h', t, t - interval '2 h',
        t - interval '1 h', t - interval '1 h', 0
      FROM (SELECT '2026-01-02 21:15+08'::timestamptz AS t) AS times RETURNING id)
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT id, 'platform', 'draw', 'infinity' FROM sold`.execute(owner);
  const stage = { db, announce: platform.announce };
  const { category } = (await readGame(db, STATE))!;
  const text = 'issue,date,number\n2026002,2026-01-02,1 2 3\n';
  const told = await importDraws(stage, category, text, STATE);
  const reason = 'issue 2026002 was sold as a rehearsal';
  expect(told).toMatchObject({ ok: true, value: { drawn: 0, disagreements: [{ reason }] } });
});
