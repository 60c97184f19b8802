import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { registerPlayer } from '../testing.ts';
import { createAuthenticator, forgetLogins } from './authenticate.ts';

const server = withTestServer({ games: [] });
const caller = { ip: '198.51.100.4', passive: true };

test('keeps cached logins when made-up tokens fill the cache', async () => {
  const { db, owner } = server();
  const { token, playerId } = await registerPlayer(server());
  const authenticate = createAuthenticator(db, { known: 4, unknown: 2 });
  expect(await authenticate(token, caller)).toMatchObject({ playerId });
  // By this it is seen whether the login is remembered: the database says otherwise by now.
  await sql`UPDATE session SET ended_at = app_now(), ended_code = 'forced_logout'
    WHERE player_id = ${playerId}`.execute(owner);
  const strangers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => authenticate(`made-up-${n}`, caller)),
  );
  expect(new Set(strangers)).toEqual(new Set(['not_logged_in']));
  expect(await authenticate(token, caller)).toMatchObject({ playerId });
  // The control: once it is forgotten it is looked up.
  forgetLogins(db);
  expect(await authenticate(token, caller)).toBe('forced_logout');
});
