import { loginHttp } from '@fairlot/wire/auth/login';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TestServer } from '#testing';

/** A player of a test, registered the way players are. */
export type TestPlayer = {
  readonly userName: string;
  readonly playerId: bigint;
  readonly token: string;
};

export const TEST_PASSWORD = 'kept-for-tests-42';
let made = 0;

/** Registers a player with 10,000.000 of demo money and signs him in. */
export async function registerPlayer(server: TestServer): Promise<TestPlayer> {
  made += 1;
  const userName = `tester${made.toString().padStart(4, '0')}`;
  const form = { UserName: userName, Password: TEST_PASSWORD, Agree: true };
  const reply = await server.call(loginHttp.register, form);
  invariant(reply.value, `registered: ${reply.code}`);
  const principal = await server.platform.access.identify(reply.value.access_token, {
    ip: '127.0.0.1',
    passive: true,
  });
  return { userName, playerId: principal.playerId, token: reply.value.access_token };
}
