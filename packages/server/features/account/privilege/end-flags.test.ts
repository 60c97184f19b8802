import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { hasFlag, type PlayerFlag } from '@fairlot/rules/check/access';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { withoutBonus } from '#testing/stand-ins';
import { bar, follow } from '../../community/follow/index.ts';
import { leaderboard } from '../../community/leaderboard/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { BET_FEATURES } from '../../play/bet/testing.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { endFlags } from './end-flags.ts';
import { flagByProgram, listEnds, privilege, setFlag } from './index.ts';
import { readFlags } from './store.ts';

const server = withTestServer({
  features: [
    ...BET_FEATURES.slice(0, 2),
    operator,
    ...BET_FEATURES.slice(2, 3),
    privilege,
    ...BET_FEATURES.slice(3),
    leaderboard,
    follow,
    withoutBonus,
  ],
  startAt: Date.parse('2027-03-05T04:00:00Z'),
});
const HOUR = 3_600_000;
let me: TestPlayer;
beforeEach(async () => {
  me = await registerPlayer(server());
});

const set = (flag: PlayerFlag, isSet: boolean, hours?: number) =>
  setFlag(server().db, 'command', { userName: me.userName, flag, isSet, hours }, 'a test');
const isSet = async (flag: PlayerFlag) => hasFlag(await readFlags(server().db, me.playerId), flag);
const ends = () => listEnds(server().db, me.playerId);
const actsOn = async () => {
  const { rows } = await sql<{ actor: string; after: unknown }>`
    SELECT actor, after FROM operator_audit WHERE target = ${`player ${me.userName}`} ORDER BY n`.execute(
    server().owner,
  );
  return rows;
};

it('a flag that is set for some hours is taken off after them, and the audit says so', async () => {
  expect(await set('DISABLE_BET', true, 24)).toMatchObject({ ok: true });
  expect(await set('FUNDS_FREEZE', true)).toMatchObject({ ok: true });
  const now = await server().clock.now();
  expect(await ends()).toEqual([{ flag: 'DISABLE_BET', endsMs: now + 24 * HOUR }]);
  await server().clock.advance(24 * HOUR - 1_000);
  expect(await endFlags(server().db)).toBe(0);
  expect(await isSet('DISABLE_BET')).toBe(true);
  await server().clock.advance(1_000);
  expect(await endFlags(server().db)).toBe(1);
  expect(await endFlags(server().db)).toBe(0);
  expect([await isSet('DISABLE_BET'), await isSet('FUNDS_FREEZE')]).toEqual([false, true]);
  expect(await ends()).toEqual([]);
  expect(await actsOn()).toEqual([
    { actor: 'command', after: { DISABLE_BET: true, hours: 24 } },
    { actor: 'command', after: { FUNDS_FREEZE: true } },
    { actor: 'site', after: { DISABLE_BET: false } },
  ]);
});

it('a newer word on the flag takes the place of its end', async () => {
  await set('DISABLE_BET', true, 1);
  await set('DISABLE_BET', false);
  expect(await ends()).toEqual([]);
  await set('DISABLE_BET', true);
  await server().clock.advance(2 * HOUR);
  expect(await endFlags(server().db)).toBe(0);
  expect(await isSet('DISABLE_BET')).toBe(true);
  // What is so already changes nothing, its end neither.
  await set('DISABLE_WITHDRAW', true, 5);
  expect(await set('DISABLE_WITHDRAW', true)).toMatchObject({ error: 'ALREADY_SO' });
  expect(await ends()).toMatchObject([{ flag: 'DISABLE_WITHDRAW' }]);
});

it('who is barred from follow bets anew is not let in by an end of before', async () => {
  const bars = (isBarred: boolean) =>
    bar(server().db, 'command', { userName: me.userName, isBarred }, 'a test');
  await set('DISABLE_FOLLOW', true, 1);
  expect(await bars(true)).toMatchObject({ error: 'ALREADY_SO' });
  expect(await ends()).toMatchObject([{ flag: 'DISABLE_FOLLOW' }]);
  await bars(false);
  await bars(true);
  await server().clock.advance(HOUR);
  expect(await endFlags(server().db)).toBe(0);
  expect(await isSet('DISABLE_FOLLOW')).toBe(true);
});

it('what a rule of the program freezes is not freed by the end of what an operator froze', async () => {
  await set('FUNDS_FREEZE', true, 1);
  await transaction(server().db, (tx) => flagByProgram(tx, me.playerId, 'FUNDS_FREEZE'));
  await server().clock.advance(2 * HOUR);
  expect(await endFlags(server().db)).toBe(0);
  expect(await isSet('FUNDS_FREEZE')).toBe(true);
});

it('of processes that look at once one takes it off, and a flag that was gone before is in no audit', async () => {
  await set('DISABLE_FOLLOW', true, 1);
  await set('DISABLE_BET', true, 1);
  await sql`UPDATE player SET flags = flags & ~2::bigint WHERE player_id = ${me.playerId}`.execute(
    server().owner,
  );
  await server().clock.advance(HOUR);
  const ended = await Promise.all([1, 2, 3, 4].map(() => endFlags(server().db)));
  expect(ended.reduce((sum, each) => sum + each)).toBe(1);
  expect(await isSet('DISABLE_FOLLOW')).toBe(false);
  expect((await actsOn()).filter(({ actor }) => actor === 'site')).toEqual([
    { actor: 'site', after: { DISABLE_FOLLOW: false } },
  ]);
});
