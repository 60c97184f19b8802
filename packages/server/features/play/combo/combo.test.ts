import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { comboHttp, comboHub, MOST_TILES } from '@fairlot/wire/play/combo';
import { withTestServer } from '#testing';
import { BET_FEATURES } from '../bet/testing.ts';
import { tilesOf } from '../lottery/game-infos.ts';
import { publishGameChange } from '../lottery/games/index.ts';
import { transaction } from '#platform/db';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { combo } from './index.ts';

const GAME = 4;
const OTHER = 93;
const server = withTestServer({ features: [...BET_FEATURES, combo], withJobs: true });

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

async function connected({ token }: TestPlayer) {
  const connection = await connect({
    url: `${server().url}/Hub`,
    transport: 'WebSockets',
    token: () => token,
  });
  const heard: unknown[][] = [];
  const { target } = comboHub.updateComboBetGameItem;
  connection.on(target, (...args: unknown[]) => void heard.push(args));
  await connection.start();
  open.push(connection);
  const join = (ids: readonly number[]) =>
    connection.invoke(comboHub.joinComboBet.target, [...ids]);
  return { join, heard };
}

/** An issue of a minute ago that is drawn. */
async function drawn(gameId: number, serial: number, number: string): Promise<void> {
  const { owner } = server();
  await sql`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, closed_at, sealed_at)
    SELECT ${gameId}, ${serial}, '2026-11-21', ${serial}, t - interval '9 s', t, t, t, t
    FROM (SELECT app_now() - interval '1 s' AS t) now`.execute(owner);
  await sql`
    UPDATE issue SET state = 1, drawn_at = draw_at, original_number = ${number}, winning_number = ${number}
    WHERE game_id = ${gameId} AND serial_number = ${serial}`.execute(owner);
}

const change = (gameId: number) => transaction(server().db, (tx) => publishGameChange(tx, gameId));

test('they are kept for its player, in his order, without games that there are not', async () => {
  const [mine, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const asked = async (player: TestPlayer) =>
    (await server().call(comboHttp.getCombo, null, { token: player.token })).value.Combo;
  const save = (wanted: { GameIds: number[]; IsByClose: boolean }) =>
    server().callRaw(comboHttp.saveCombo, wanted, { token: mine.token });
  expect(await asked(mine)).toBeNull();
  const saved = await save({ GameIds: [OTHER, 31_000, GAME], IsByClose: true });
  expect(saved.value).toEqual({ GameIds: [OTHER, GAME], IsByClose: true });
  expect(await asked(mine)).toEqual({ GameIds: [OTHER, GAME], IsByClose: true });
  expect(await asked(other)).toBeNull();
  expect((await save({ GameIds: [], IsByClose: false })).value.GameIds).toEqual([]);
  expect(await asked(mine)).toEqual({ GameIds: [], IsByClose: false });
  const many = Array.from({ length: MOST_TILES + 1 }, (_, i) => i + 1);
  expect((await save({ GameIds: many, IsByClose: false })).status).toBe(400);
  expect((await save({ GameIds: [GAME, GAME], IsByClose: false })).status).toBe(400);
  expect(await asked(mine)).toEqual({ GameIds: [], IsByClose: false });
});

test('who has the tile of a game is told what happens to it, and of no game that he left', async () => {
  const player = await registerPlayer(server());
  const [own, stranger] = [await connected(player), await connected(player)];
  expect(await own.join([GAME, 31_000])).toBe(false);
  expect(await stranger.join([OTHER])).toBe(true);
  await change(GAME);
  await expect.poll(() => own.heard.length, { timeout: 10_000 }).toBe(1);
  // Without a place in any topic: it is no event that somebody could have missed.
  expect(own.heard[0]).toHaveLength(1);
  expect(own.heard[0]?.[0]).toMatchObject({
    GameId: GAME,
    Info: { State: 0, CurrentIssue: { WinningNumber: null } },
  });
  await drawn(GAME, 77, '1,2,3,4,5');
  await change(GAME);
  await expect.poll(() => own.heard.length, { timeout: 10_000 }).toBeGreaterThan(1);
  const last = { SerialNumber: 77, WinningNumber: '1,2,3,4,5' };
  expect(own.heard.at(-1)?.[0]).toMatchObject({
    Info: { OldIssues: expect.arrayContaining([expect.objectContaining(last)]) },
  });
  expect(stranger.heard).toEqual([]);
  const [asRead] = await tilesOf(server().db, [GAME], { recent: 5, old: 5 });
  expect(own.heard.at(-1)?.[0]).toMatchObject({
    Info: { OldIssues: asRead?.[1].OldIssues },
  });

  const before = own.heard.length;
  expect(await own.join([OTHER])).toBe(true);
  await change(GAME);
  await change(OTHER);
  await expect.poll(() => own.heard.length, { timeout: 10_000 }).toBe(before + 1);
  expect(own.heard.at(-1)?.[0]).toMatchObject({ GameId: OTHER });
});

test('more tiles than a screen has are refused, and so is one that is named twice', async () => {
  const { join, heard } = await connected(await registerPlayer(server()));
  const many = Array.from({ length: MOST_TILES + 1 }, (_, i) => i + 1);
  await expect(join(many)).rejects.toThrow();
  await expect(join([GAME, GAME])).rejects.toThrow();
  expect(heard).toEqual([]);
});
