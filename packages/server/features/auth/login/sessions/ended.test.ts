import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { listEnded } from './ended.ts';
import { registerPlayer } from '../testing.ts';

const server = withTestServer();
const IDLE_MS = 30 * 60_000;

async function signedIn() {
  const { token, playerId } = await registerPlayer(server());
  const caller = { ip: '127.0.0.1', passive: true };
  const { sessionId } = await server().platform.access.identify(token, caller);
  return { token, playerId, sessionId };
}

test('the hub hears of every login that a call would be denied for, and of no other', async () => {
  const { clock, db, owner } = server();
  const left = await signedIn();
  const disabled = await signedIn();
  const living = await signedIn();
  await server().call(loginHttp.logout, null, { token: left.token });
  await sql`UPDATE player SET flags = 1 WHERE player_id = ${disabled.playerId}`.execute(owner);
  const all = [left, disabled, living].map(({ sessionId }) => sessionId);
  expect(await listEnded(db, all)).toEqual(
    new Map([
      [left.sessionId, 'blacklist'],
      [disabled.sessionId, 'forced_logout'],
    ]),
  );
  await clock.advance(IDLE_MS);
  expect((await listEnded(db, all)).get(living.sessionId)).toBe('expired');
});

test('who is hung up on is told why at once, though the login was looked up just before', async () => {
  const { owner, platform } = server();
  const { token, playerId, sessionId } = await signedIn();
  const caller = { ip: '127.0.0.1', passive: false };
  await platform.access.identify(token, caller);
  await sql`UPDATE session SET ended_code = 'blacklist', ended_at = app_now()
    WHERE player_id = ${playerId}`.execute(owner);
  await platform.access.findEnded([sessionId]);
  await expect(platform.access.identify(token, caller)).rejects.toMatchObject({
    code: 'blacklist',
  });
});
