import { sql } from 'kysely';
import { registrationLinkConsole } from '@fairlot/wire/account/registration-link';
import type { Input } from '@fairlot/wire/core';
import { loginHttp } from '@fairlot/wire/auth/login';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TestServer } from '#testing';
import { changeDeclared } from '../../../site/settings/declare/index.ts';
import { transaction } from '#platform/db';
import { forgetLogins } from '../../../auth/login/sessions/authenticate.ts';
import { registerPlayer, TEST_PASSWORD } from '../../../auth/login/testing.ts';

export type TestAgent = { readonly playerId: bigint; readonly userName: string };
let made = 0;

/** An agent who makes links, of a prize group, below another or at the top. */
export async function makeAgent(
  server: TestServer,
  { group = 1956, parent }: { group?: number; parent?: bigint } = {},
): Promise<TestAgent> {
  made += 1;
  const { rows } = await sql<TestAgent>`
    INSERT INTO player (user_name, nick_name, password_hash, is_agent, prize_group, parent)
    VALUES (${`agent${made.toString().padStart(5, '0')}`}, 'Agent', 'none', true, ${group}, ${parent ?? null})
    RETURNING player_id AS "playerId", user_name AS "userName"`.execute(server.owner);
  const [agent] = rows;
  invariant(agent, 'an agent was added');
  return agent;
}

export type SignedAgent = {
  readonly token: string;
  readonly playerId: bigint;
  readonly userName?: string;
};

/** An agent who is signed in, at the top of the tree. */
export async function signedAgent(server: TestServer, group: number): Promise<SignedAgent> {
  const player = await registerPlayer(server);
  await sql`
    UPDATE player SET is_agent = true, prize_group = ${group}
    WHERE player_id = ${player.playerId}`.execute(server.owner);
  forgetLogins(server.platform.db);
  return player;
}

type Terms = Partial<Input<typeof registrationLinkConsole.makeLink>>;

/** What a console is asked that makes a link: a player of 1900, for ever, for as many as come. */
export const termsOf = (terms: Terms): Input<typeof registrationLinkConsole.makeLink> => ({
  Kind: 'player',
  PrizeGroup: 1900,
  Days: 0,
  Quota: null,
  Note: '',
  Reason: 'a link of a test',
  ...terms,
});

/** Registers by a link, each time under a name of its own, from an address of its own. */
export function registerBy(
  server: TestServer,
  Link: string,
  more: Partial<Input<typeof loginHttp.register>> = {},
) {
  made += 1;
  const UserName = `comer${made.toString().padStart(5, '0')}`;
  const form = { UserName, Password: TEST_PASSWORD, Agree: true, Link, ...more };
  const headers = { 'x-forwarded-for': `10.${made >> 8}.${made & 255}.7` };
  return server.call(loginHttp.register, form, { headers });
}

export type Placed = {
  parent: bigint | null;
  is_agent: boolean;
  prize_group: number;
  user_name: string;
};

/** The newest player, as the tree has him. */
export async function newest(server: TestServer): Promise<Placed> {
  const { rows } = await sql<Placed>`
    SELECT parent, is_agent, prize_group, user_name FROM player
    ORDER BY player_id DESC LIMIT 1`.execute(server.owner);
  const [player] = rows;
  invariant(player, 'somebody registered');
  return player;
}

/** Changes a setting, and waits until nobody has kept what it was. */
export async function setSite(
  server: TestServer,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await transaction(server.platform.db, async (tx) => {
    for (const [key, value] of Object.entries(values)) {
      const changed = await changeDeclared(tx, key, value);
      invariant(changed.ok, `${key} may be ${String(value)}`);
    }
  });
}
