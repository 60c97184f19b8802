import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { trendTopic } from '@fairlot/wire/core';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { eventFor } from '#platform/announce';
import { withTestServer } from '#testing';
import { lottery } from '../index.ts';
import { statisticOf } from './publish-statistics.ts';
import type { IssueLine } from './store-info.ts';

const D3_GAME = 96;
const OTHER = 4;

/** Lets in whoever has a token. */
const doors: Feature = {
  name: 'try',
  start: async ({ access }) => {
    access.setAuthenticator(async () => ({
      playerId: 1n,
      sessionId: 's',
      isAgent: false,
      flags: new Set(),
    }));
    access.setIpGate(async () => true);
    access.setFindEnded(async () => new Map());
  },
};
const server = withTestServer({ features: [doors, lottery], withJobs: true });

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

async function connected() {
  const connection = await connect({
    url: `${server().url}/Hub`,
    transport: 'WebSockets',
    token: () => 'any',
  });
  const heard: unknown[][] = [];
  connection.on(lotteryHub.updateStatistic.target, (...args: unknown[]) => void heard.push(args));
  await connection.start();
  open.push(connection);
  return { connection, heard };
}

/** Draws that are over, oldest first, the last of them told as a draw is. */
async function drawAll(gameId: number, first: number, numbers: readonly string[]): Promise<void> {
  const { owner, db, platform } = server();
  await sql`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, closed_at, sealed_at)
    SELECT ${gameId}, ${first} + n, (app_now() - interval '9 days')::date, ${first} + n, t.at - interval '60 s',
      t.at - interval '10 s', t.at, t.at - interval '10 s', t.at - interval '10 s'
    FROM generate_series(1, ${numbers.length}) n
    CROSS JOIN LATERAL (SELECT app_now() - interval '1 day' + (${first} + n) * interval '1 minute' AS at) t`.execute(
    owner,
  );
  for (const [index, number] of numbers.entries()) {
    await sql`
      UPDATE issue SET state = 1, drawn_at = draw_at, original_number = ${number}, winning_number = ${number}
      WHERE game_id = ${gameId} AND serial_number = ${first + index + 1}`.execute(owner);
  }
  await transaction(db, (tx) =>
    platform.announce.write(tx, [
      eventFor(lotteryHub.receiveWinningNumber, gameId, {
        GameId: gameId,
        SerialNumber: first + numbers.length,
        OriginalWinningNumber: numbers.at(-1) ?? '',
        WinningNumber: numbers.at(-1) ?? '',
        DrawTimeStamp: 0,
        State: 1,
      }),
    ]),
  );
}

test('who follows the statistics of a game is told after each draw, and nobody else', async () => {
  const [follower, stranger] = [await connected(), await connected()];
  const join = lotteryHub.joinDrawTrend.target;
  expect(await follower.connection.invoke(join, [D3_GAME])).toBe(true);
  expect(await stranger.connection.invoke(join, [OTHER])).toBe(true);
  await drawAll(D3_GAME, 500, ['9,0,0', '1,0,5', '2,2,7', '3,0,9', '4,9,4', '0,0,8']);
  await expect.poll(() => follower.heard.length, { timeout: 10_000 }).toBe(1);
  // Without a place in any topic: it is no event that somebody could have missed.
  expect(follower.heard[0]).toHaveLength(1);
  expect(follower.heard[0]?.[0]).toMatchObject({
    GameId: D3_GAME,
    SerialNumber: 506,
    WinningNumber: '0,0,8',
    Runs: expect.arrayContaining([{ Play: 'd3.c.dt', Option: 'tiger', Length: 4 }]),
  });
  expect(stranger.heard).toEqual([]);

  expect(await follower.connection.invoke(join, [OTHER, 31_000])).toBe(false);
  await drawAll(D3_GAME, 600, ['1,1,1']);
  await drawAll(OTHER, 600, ['1,1,1,1,1']);
  await expect.poll(() => follower.heard.length, { timeout: 10_000 }).toBe(2);
  expect(follower.heard[1]?.[0]).toMatchObject({ GameId: OTHER });
});

test('more games than there may be are refused', async () => {
  const { connection } = await connected();
  const many = Array.from({ length: 201 }, (_, i) => i + 1);
  await expect(connection.invoke(lotteryHub.joinDrawTrend.target, many)).rejects.toThrow();
});

describe('what draws add up to', () => {
  const line = (serial: number, winning: string | null): IssueLine => ({
    serial,
    winning,
    original: winning,
    start: 0,
    close: 0,
    draw: serial * 1000,
    state: 1,
    block: null,
    notice: null,
    first: null,
    opened: true,
  });

  test('has runs of three draws and more, the longest first, and nothing before the first draw', () => {
    const past = [null, '5,0,1', '4,0,4', '6,0,1', '5,0,2', '1,0,9'].map((winning, at) =>
      line(10 - at, winning),
    );
    const statistic = statisticOf(D3_GAME, 'd3', past);
    expect(statistic).toMatchObject({ SerialNumber: 9, DrawTimeStamp: 9_000 });
    const lengths = statistic?.Runs.map(({ Length }) => Length) ?? [];
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(Math.min(...lengths)).toBe(3);
    expect(statistic?.Runs).toContainEqual({ Play: 'd3.c.dt', Option: 'dragon', Length: 3 });
    expect(statisticOf(D3_GAME, 'd3', [line(1, null)])).toBeUndefined();
  });

  test('is told on a topic of its own', () => {
    expect(trendTopic.of(4)).toBe('trend:4');
  });
});
