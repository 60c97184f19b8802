import { expect, test } from 'vitest';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { gameTopic } from '@fairlot/wire/core';
import { announcer } from '#platform/announce';
import { withTestServer } from '#testing';
import { haltGame, resumeGame, setSale } from './halt.ts';
import { lottery } from '../index.ts';
import { listGames } from '../games/store-game.ts';

/** What stopped a game decides what sells it again. */
const server = withTestServer({ features: [lottery], withJobs: false });
const GAME = 4;
const { ONLINE, MAINTAIN } = GameState;

const state = async () => (await listGames(server().db)).find(({ id }) => id === GAME)?.state;

test('what stopped by itself goes on by itself', async () => {
  await haltGame(server().db, GAME, 'beacon');
  expect(await state()).toBe(MAINTAIN);
  await resumeGame(server().db, GAME, 'beacon');
  expect(await state()).toBe(ONLINE);
});

test('what people stopped, before it or after, goes on by people alone', async () => {
  const { db } = server();
  await haltGame(db, GAME, 'beacon');
  await setSale(db, GAME, 'off');
  await resumeGame(db, GAME, 'beacon');
  expect(await state()).toBe(MAINTAIN);
  await haltGame(db, GAME, 'beacon');
  await resumeGame(db, GAME, 'beacon');
  expect(await state()).toBe(MAINTAIN);
  await setSale(db, GAME, 'on');
  expect(await state()).toBe(ONLINE);
});

test('whoever follows a game hears of what stops and sells it, and of nothing that changes nothing', async () => {
  const { db } = server();
  const before = (await announcer.since(db, gameTopic.of(GAME), 0)).seq;
  const heard = async () => (await announcer.since(db, gameTopic.of(GAME), before)).events;
  await resumeGame(db, GAME, 'beacon');
  await setSale(db, GAME, 'on');
  expect(await heard()).toEqual([]);
  await haltGame(db, GAME, 'beacon');
  await resumeGame(db, GAME, 'beacon');
  await setSale(db, GAME, 'off');
  expect((await heard()).map(({ target, payload }) => [target, payload])).toEqual(
    Array.from({ length: 3 }, () => ['LotteryGameUpdate', { GameId: GAME }]),
  );
  await setSale(db, GAME, 'on');
});
