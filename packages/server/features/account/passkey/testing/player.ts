import { sql } from 'kysely';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TestServer } from '#testing';
import { createDevice, type Bent, type Device } from '../../../auth/credentials/testing/device.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../../auth/login/testing.ts';

/** Where the players of a test see the site. */
export const ORIGIN = 'http://localhost:3000';

export type Owner = TestPlayer & { readonly device: Device };

/** Asks for what a device makes a passkey of, with the password. */
export const offer = (server: TestServer, token: string, Code?: string) =>
  server.call(
    passkeyHttp.offerPasskey,
    { Password: TEST_PASSWORD, ...(Code !== undefined && { Code }) },
    { token },
  );

/** Has a device make one and keeps it. */
export async function addTo(
  server: TestServer,
  token: string,
  device: Device,
  { Name = 'laptop', bent = {} }: { readonly Name?: string; readonly bent?: Bent } = {},
) {
  const { value, code } = await offer(server, token);
  invariant(value, `offered: ${code}`);
  return server.call(
    passkeyHttp.addPasskey,
    { Name, ...device.make(value.Challenge, bent) },
    { token },
  );
}

/** A new player with one passkey. */
export async function registerOwner(server: TestServer): Promise<Owner> {
  const player = await registerPlayer(server);
  const device = createDevice(ORIGIN);
  const { code } = await addTo(server, player.token, device);
  invariant(code === 'OK', `added: ${code}`);
  return { ...player, device };
}

/** What a sign-in is asked to sign. */
export async function challengeOf(server: TestServer): Promise<string> {
  const { value, code } = await server.call(passkeyHttp.offerSignIn, null);
  invariant(value, `offered: ${code}`);
  return value.Challenge;
}

/** What a player was told of his passkeys. */
export async function heard(server: TestServer, playerId: bigint): Promise<readonly object[]> {
  const { rows } = await sql<{ payload: object }>`
    SELECT payload FROM event WHERE topic = ${`player:${playerId}`} AND name = 'PasskeyNotify'
    ORDER BY seq`.execute(server.owner);
  return rows.map(({ payload }) => payload);
}
