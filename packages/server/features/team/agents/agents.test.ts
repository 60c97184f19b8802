import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { privilegeHttp, privilegeHub } from '@fairlot/wire/account/privilege';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { AGENT_RIGHTS, agentsConsole } from '@fairlot/wire/team/agents';
import type { Input } from '@fairlot/wire/core';
import { transaction } from '#platform/db';
import { domainEvents } from '#platform/domain-events';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutBonus } from '#testing/stand-ins';
import { player } from '../../account/player/index.ts';
import { privilege } from '../../account/privilege/index.ts';
import { login } from '../../auth/login/index.ts';
import { insertPlayer } from '../../auth/login/sessions/index.ts';
import { wallet } from '../../money/wallet/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { settings } from '../../site/settings/index.ts';
import { agents } from './index.ts';

const server = withTestServer({
  features: [
    settings,
    login,
    operator,
    player,
    privilege,
    wallet,
    domainEvents,
    agents,
    withoutBonus,
    ...PASSWORD_ONLY,
  ],
  games: [],
});
const Reason = 'a test';
let token = '';
let service = '';
beforeAll(async () => {
  ({ token } = await signInOperator(server(), 'agents', ['agents']));
  ({ token: service } = await signInOperator(server(), 'service-lead', ['service-lead']));
});

type Open = Partial<Input<typeof agentsConsole.openTopAgent>>;
const open = (input: Open = {}, as = token) =>
  server().callConsole(
    agentsConsole.openTopAgent,
    { UserName: 'topagent', NickName: '', PrizeGroup: 1980, Reason, ...input },
    { token: as },
  );
const list = async (input: Partial<Input<typeof agentsConsole.getAgents>> = {}) =>
  (await server().callConsole(agentsConsole.getAgents, { Count: 50, ...input }, { token })).value;
const right = (
  PlayerId: number,
  Right: (typeof AGENT_RIGHTS)[number],
  IsSet: boolean,
  as = token,
) =>
  server().callConsole(
    agentsConsole.setAgentRight,
    { PlayerId, Right, IsSet, Reason },
    { token: as },
  );
const insert = (userName: string, of: { isAgent?: boolean; parent?: bigint } = {}) =>
  transaction(server().db, async (tx) => {
    const account = { userName, nickName: userName, passwordHash: 'none', isAgent: true, ...of };
    return (await insertPlayer(tx, account)) ?? 0n;
  });

describe('opening a top agent', () => {
  it('answers a password for one sign-in, and the account stands at the top with its group', async () => {
    const { code, value } = await open({ UserName: 'Yunhai88', NickName: '云海' });
    expect(code).toBe('OK');
    const { rows } = await sql`
      SELECT is_agent, parent, prize_group, is_initial_password, nick_name FROM player
      WHERE player_id = ${value.PlayerId}`.execute(server().owner);
    expect(rows).toEqual([
      {
        is_agent: true,
        parent: null,
        prize_group: 1980,
        is_initial_password: true,
        nick_name: '云海',
      },
    ]);
    const claim = { UserName: 'yunhai88', Password: value.Password };
    const signedIn = await server().call(loginHttp.login, claim);
    expect(signedIn.code).toBe('FIRST_CHANGE');
    const audit = await sql<{ said: string }>`
      SELECT concat(target, ' ', reason, ' ', before, ' ', after) AS said FROM operator_audit
      WHERE permission = 'agents.accounts.open'`.execute(server().owner);
    expect(audit.rows).toHaveLength(1);
    expect(audit.rows[0]?.said).toContain('player Yunhai88');
    expect(audit.rows[0]?.said).not.toContain(value.Password);
  });

  it.each([
    ['LENGTH', { UserName: 'abc' }],
    ['INVALID_CHAR', { UserName: '8agents' }],
    ['NICK_LENGTH', { UserName: 'goodname', NickName: 'x' }],
    ['LOGIN_ID_EXISTS', { UserName: 'TAKEN88' }],
  ] as const)('refuses with %s and opens nothing', async (code, input) => {
    await insert(`taken88`).catch(() => 0n);
    expect((await open(input)).code).toBe(code);
    const { rows } = await sql`
      SELECT FROM player WHERE lower(user_name) = ${input.UserName.toLowerCase()}`.execute(
      server().owner,
    );
    expect(rows).toHaveLength(code === 'LOGIN_ID_EXISTS' ? 1 : 0);
  });

  it('is for operators of agents alone, and takes no odd prize group', async () => {
    expect((await open({ UserName: 'stranger' }, service)).status).toBe(403);
    expect((await open({ UserName: 'oddgroup', PrizeGroup: 1981 })).status).toBe(400);
  });
});

describe('the line at the console', () => {
  it('walks down level by level with the way back, in pages, with what was counted', async () => {
    const top = await insert('walktop');
    const middle = await insert('walkmid', { parent: top });
    const members: bigint[] = [];
    for (let n = 0; n < 4; n += 1) {
      members.push(await insert(`walkmem${n}`, { parent: middle, isAgent: n === 0 }));
    }
    await sql`INSERT INTO line_count (player_id, parent, directs, members, agents, balance, line_balance)
      VALUES (${top}, NULL, 1, 5, 2, 7000, 99000) ON CONFLICT (player_id) DO UPDATE
      SET directs = 1, members = 5, agents = 2, balance = 7000, line_balance = 99000`.execute(
      server().owner,
    );
    const tops = await list();
    expect(tops.Path).toEqual([]);
    expect(tops.Rows.find(({ UserName }) => UserName === 'walktop')).toMatchObject({
      Directs: 1,
      Members: 5,
      Agents: 2,
      Balance: 7_000n,
      LineBalance: 99_000n,
      ParentName: null,
    });
    expect(tops.Rows.some(({ UserName }) => UserName === 'walkmid')).toBe(false);
    const below = await list({ Parent: Number(middle), Count: 3 });
    expect(below.Path.map(({ UserName }) => UserName)).toEqual(['walktop', 'walkmid']);
    const rest = await list({ Parent: Number(middle), Count: 3, Before: below.Next ?? 0 });
    expect([...below.Rows, ...rest.Rows].map(({ PlayerId }) => PlayerId)).toEqual(
      members.toReversed().map(Number),
    );
    expect(rest.Next).toBeNull();
    const found = await list({ Search: 'WALK' });
    expect(found.Rows.map(({ UserName }) => UserName)).toEqual(['walkmem0', 'walkmid', 'walktop']);
    expect((await list({ Search: String(top) })).Rows).toHaveLength(1);
  });

  it('reads a level and the top by index, however many players there are', async () => {
    const plan = async (where: string) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT player_id FROM player p
        WHERE ${sql.raw(where)} ORDER BY player_id DESC LIMIT 51`.execute(server().owner);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await sql`SET enable_seqscan = off`.execute(server().owner);
    expect(await plan('p.parent = 5')).toContain('player_direct');
    expect(await plan('p.parent IS NULL AND p.is_agent')).toContain('player_top_agent');
    await sql`RESET enable_seqscan`.execute(server().owner);
  });
});

describe('rights of an agent', () => {
  const closing: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((connection) => connection.stop()));
  });

  it('are pushed to the clients of the agent at once, and are what the privileges say', async () => {
    const { value: opened } = await open({ UserName: 'rightful' });
    const { PlayerId } = opened;
    // The first change of the password is no matter of this test.
    await sql`UPDATE player SET is_initial_password = false WHERE player_id = ${PlayerId}`.execute(
      server().owner,
    );
    const claim = { UserName: 'rightful', Password: opened.Password };
    const { value: grant } = await server().call(loginHttp.login, claim);
    const mine = { token: grant.access_token };
    const connection = await connect({
      url: `${server().url}/Hub`,
      transport: 'WebSockets',
      token: () => grant.access_token,
    });
    const heard: unknown[] = [];
    connection.on(privilegeHub.userInfoPrivileges.target, (said: unknown) => heard.push(said));
    await connection.start();
    closing.push(connection);
    for (const [n, Right] of AGENT_RIGHTS.entries()) {
      expect((await right(PlayerId, Right, true)).value).toEqual({ IsSet: true });
      await expect.poll(() => heard).toHaveLength(n + 1);
    }
    const { body } = await server().call(privilegeHttp.getPrivileges, null, mine);
    expect(body).toMatchObject({
      isTransferPointEnabled: true,
      isSuperTransferPointEnabled: true,
      isDepositFromWalletEnabled: true,
      contractCreationAllowed: false,
      dailyPayPermission: [],
    });
    expect((await server().call(playerHttp.getPlayerBaseData, null, mine)).status).toBe(200);
    expect((await list({ Search: 'rightful' })).Rows[0]?.Rights).toEqual([...AGENT_RIGHTS]);
    expect((await right(PlayerId, 'ALLOW_TRANSFER', true)).code).toBe('ALREADY_SO');
    expect((await right(PlayerId, 'ALLOW_TRANSFER', false)).value).toEqual({ IsSet: false });
    await expect.poll(() => heard).toHaveLength(AGENT_RIGHTS.length + 1);
  });

  it('are not given to a player, and changed by operators of agents alone', async () => {
    const plain = Number(await insert('plainone', { isAgent: false }));
    expect((await right(plain, 'ALLOW_TRANSFER', true)).code).toBe('NOT_AGENT');
    expect((await right(9_000_000, 'ALLOW_TRANSFER', true)).code).toBe('NO_SUCH_PLAYER');
    expect((await right(plain, 'GA_TRANSFER', true, service)).status).toBe(403);
    const { rows } = await sql<{ flags: bigint }>`
      SELECT flags FROM player WHERE player_id = ${plain}`.execute(server().owner);
    expect(rows[0]?.flags).toBe(0n);
  });
});
