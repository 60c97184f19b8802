import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../login/index.ts';
import { registerPlayer, TEST_PASSWORD } from '../../login/testing.ts';
import { settings } from '../../../site/settings/index.ts';
import { credentials } from '../index.ts';
import { proveOwnPassword } from './own-password.ts';

const server = withTestServer({
  features: [settings, credentials, login, ...PASSWORD_ONLY],
  games: [],
});

test('five wrong ones lock the question for 30 minutes, for this player alone', async () => {
  const { db, settings } = server().platform;
  const [me, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const ask = async (playerId: bigint, password: string) => {
    const proven = await proveOwnPassword(
      { db, dataFolder: settings.dataFolder },
      playerId,
      password,
    );
    return proven.ok ? 'OK' : proven.error.code;
  };
  for (let i = 0; i < 4; i += 1) expect(await ask(me.playerId, 'wrong')).toBe('PASSWORD_WRONG');
  expect(await ask(me.playerId, 'wrong')).toBe('LOCKED');
  expect(await ask(me.playerId, TEST_PASSWORD)).toBe('LOCKED');
  expect(await ask(other.playerId, TEST_PASSWORD)).toBe('OK');
  await server().clock.advance(30 * 60_000);
  expect(await ask(me.playerId, TEST_PASSWORD)).toBe('OK');
});
