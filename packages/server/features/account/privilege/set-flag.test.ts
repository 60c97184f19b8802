import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DEMO_FLAGS, flagBit, withFlags } from '@fairlot/rules/check/access';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { withoutBonus } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { BET_FEATURES } from '../../play/bet/testing.ts';
import { leaderboard } from '../../community/leaderboard/index.ts';
import { agree } from '../../community/leaderboard/store.ts';
import { follow } from '../../community/follow/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { forgetLogins } from '../../auth/login/sessions/authenticate.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { privilege } from './index.ts';
import { setFlag, type FlagChange } from './set-flag.ts';

const server = withTestServer({
  features: [
    ...BET_FEATURES.slice(0, 2),
    operator,
    ...BET_FEATURES.slice(2, 3),
    privilege,
    ...BET_FEATURES.slice(3),
    schedule,
    leaderboard,
    follow,
    withoutBonus,
  ],
});

const set = (
  { userName }: Pick<TestPlayer, 'userName'>,
  flag: FlagChange['flag'],
  isSet: boolean,
) => setFlag(server().db, 'command', { userName, flag, isSet }, 'a test');

async function flagsOf({ playerId }: TestPlayer): Promise<bigint> {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId}`.execute(server().owner);
  return BigInt(rows[0]!.flags);
}

it('a flag is set and taken off alone, and the audit says who did it and why', async () => {
  const me = await registerPlayer(server());
  const other = await registerPlayer(server());
  expect(await set(me, 'DISABLE_BET', true)).toEqual({ ok: true, value: true });
  expect(await set(me, 'FUNDS_FREEZE', true)).toEqual({ ok: true, value: true });
  expect(await set(me, 'FUNDS_FREEZE', true)).toMatchObject({ error: 'ALREADY_SO' });
  expect(await flagsOf(me)).toBe(flagBit('DISABLE_BET') | flagBit('FUNDS_FREEZE'));
  expect(await set(me, 'DISABLE_BET', false)).toEqual({ ok: true, value: false });
  expect(await flagsOf(me)).toBe(flagBit('FUNDS_FREEZE'));
  expect(await flagsOf(other)).toBe(0n);
  expect(await set({ userName: 'nobody' }, 'DISABLE_BET', true)).toMatchObject({
    error: 'NO_SUCH_PLAYER',
  });
  const { rows } = await sql`
    SELECT permission, reason, before, after FROM operator_audit
    WHERE target = ${`player ${me.userName}`} ORDER BY n`.execute(server().owner);
  expect(rows).toMatchObject([
    { permission: 'manage.flags.change', reason: 'a test', after: { DISABLE_BET: true } },
    { before: { FUNDS_FREEZE: false }, after: { FUNDS_FREEZE: true } },
    { before: { DISABLE_BET: true }, after: { DISABLE_BET: false } },
  ]);
});

it('who is disabled is signed out, and his old login stays ended when he is let in again', async () => {
  const me = await registerPlayer(server());
  const asked = () => server().call(playerHttp.getPlayerBaseData, null, { token: me.token });
  expect((await asked()).status).toBe(200);
  await set(me, 'DISABLE_ACCOUNT', true);
  forgetLogins(server().platform.db);
  expect(await asked()).toMatchObject({ status: 401, code: 'forced_logout' });
  await set(me, 'DISABLE_ACCOUNT', false);
  forgetLogins(server().platform.db);
  expect(await asked()).toMatchObject({ status: 401, code: 'forced_logout' });
  const form = { UserName: me.userName, Password: TEST_PASSWORD };
  expect((await server().call(loginHttp.login, form)).code).toBe('OK');
});

it('who may not follow is followed no longer', async () => {
  const me = await registerPlayer(server());
  await agree(server().db, me.playerId, { IsShown: true, IsFollowable: true });
  await set(me, 'DISABLE_FOLLOW', true);
  expect(await flagsOf(me)).toBe(flagBit('DISABLE_FOLLOW'));
  const { rows } = await sql`
    SELECT followed_at FROM leader_consent WHERE player_id = ${me.playerId}`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ followed_at: null }]);
});

it('a flag that the program sets, or that does nothing yet, is no operator’s: the database refuses it too', async () => {
  const me = await registerPlayer(server());
  for (const flag of ['SELF_EXCLUDED', 'DEBT', 'DISABLE_CHAT'] as const) {
    expect(await set(me, flag, true)).toMatchObject({ error: 'NOT_OURS' });
    await expect(
      sql`SELECT player_set_flag(${me.userName}, ${flagBit(flag)}, true)`.execute(server().db),
    ).rejects.toThrow('operators have no flag');
  }
  // Two at once are none of them.
  await expect(
    sql`SELECT player_set_flag(${me.userName}, 3, true)`.execute(server().db),
  ).rejects.toThrow('operators have no flag');
  expect(await flagsOf(me)).toBe(0n);
});

it('an account to look round with keeps the flags that make it one', async () => {
  const me = await registerPlayer(server());
  const kept = withFlags(DEMO_FLAGS);
  await sql`UPDATE player SET flags = ${kept}, is_demo = true WHERE player_id = ${me.playerId}`.execute(
    server().owner,
  );
  for (const flag of DEMO_FLAGS) {
    expect(await set(me, flag, false)).toMatchObject({ error: 'DEMO_FLAG' });
    expect(await set(me, flag, true)).toMatchObject({ error: 'ALREADY_SO' });
  }
  expect(await set(me, 'DISABLE_BET', true)).toMatchObject({ ok: true });
  expect(await set(me, 'DISABLE_BET', false)).toMatchObject({ ok: true });
  expect(await flagsOf(me)).toBe(kept);
});
