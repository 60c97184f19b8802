import { sql } from 'kysely';
import { loginHttp } from '@fairlot/wire/auth/login';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TestServer } from '#testing';
import { registerBy } from '../../../account/registration-link/testing/links.ts';
import { TEST_PASSWORD, type TestPlayer } from '../../../auth/login/testing.ts';
import { spendAll } from '../../../money/debt/testing/give-debt.ts';
import { linkOf, type Node } from '../../move/testing/tree.ts';

export type TestMember = TestPlayer & Node;

/** A member below an agent who registered, is signed in and has spent all. */
export async function joinBelow(server: TestServer, agent: Node): Promise<TestMember> {
  const reply = await registerBy(server, await linkOf(server, agent));
  invariant(reply.code === 'OK', `registered: ${reply.code}`);
  const { rows } = await sql<{ player_id: bigint; user_name: string }>`
    SELECT player_id, user_name FROM player WHERE parent = ${agent.id} ORDER BY player_id DESC LIMIT 1`.execute(
    server.owner,
  );
  invariant(rows[0], 'the member is there');
  const { player_id: playerId, user_name: userName } = rows[0];
  await spendAll(server, playerId);
  const token = reply.value.access_token;
  return { playerId, userName, token, id: playerId, name: userName };
}

export const signIn = (server: TestServer, UserName: string, Password = TEST_PASSWORD) =>
  server.call(loginHttp.login, { UserName, Password });
