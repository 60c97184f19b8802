import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { playerTopic } from '@fairlot/wire/core';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { flagByProgram, unflagByProgram } from './program-flag.ts';

const server = withTestServer({ games: [] });
const isFrozen = async (playerId: bigint) =>
  (
    await sql<{ on: boolean }>`
      SELECT flags & 2048 <> 0 AS on FROM player WHERE player_id = ${playerId}`.execute(server().db)
  ).rows[0]?.on;
const told = async (playerId: bigint) =>
  (
    await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM event WHERE topic = ${playerTopic.of(playerId)} AND name = 'UserInfoPrivileges'`.execute(
      server().owner,
    )
  ).rows[0]?.n;

test('a rule of the program sets a flag once, takes it off once, and its player is told each time', async () => {
  const { playerId } = await registerPlayer(server());
  const run = (change: typeof flagByProgram, id = playerId) =>
    transaction(server().db, (tx) => change(tx, id, 'FUNDS_FREEZE'));
  const before = (await told(playerId)) ?? 0;
  expect(await run(unflagByProgram)).toBe(false);
  expect([await run(flagByProgram), await run(flagByProgram)]).toEqual([true, false]);
  expect(await isFrozen(playerId)).toBe(true);
  expect([await run(unflagByProgram), await run(unflagByProgram)]).toEqual([true, false]);
  expect(await isFrozen(playerId)).toBe(false);
  expect((await told(playerId)) ?? 0).toBe(before + 2);
  expect(await run(flagByProgram, 9_000_000_000_000_000n)).toBe(false);
});

test('what the transaction takes back was never so', async () => {
  const { playerId } = await registerPlayer(server());
  await transaction(server().db, async (tx) => {
    expect(await flagByProgram(tx, playerId, 'FUNDS_FREEZE')).toBe(true);
    throw new Error('taken back');
  }).catch(() => undefined);
  expect(await isFrozen(playerId)).toBe(false);
});
