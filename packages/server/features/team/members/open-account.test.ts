import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Input } from '@fairlot/wire/core';
import { membersHttp } from '@fairlot/wire/team/members';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../../account/contact/index.ts';
import { registrationLink } from '../../account/registration-link/index.ts';
import {
  newest,
  setSite,
  signedAgent,
  type SignedAgent,
} from '../../account/registration-link/testing/links.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { TEST_PASSWORD } from '../../auth/login/testing.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { settings } from '../../site/settings/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { members } from './index.ts';
import { makeMember } from './testing/line.ts';

const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    contact,
    registrationLink,
    members,
    ...passwordAnd('registrationLink'),
  ],
  games: [],
  settings: { trustedProxies: 1, ownAddress: 'https://play.example' },
});

let agent: SignedAgent;
beforeAll(async () => {
  agent = await signedAgent(server(), 1950);
});

const HANDED = 'handed-over-4711';
const OWN = 'maple-lantern-58';
let made = 0;
const nextName = () => {
  made += 1;
  return `opened${made.toString().padStart(3, '0')}`;
};

type Wish = Partial<Input<typeof membersHttp.openAccount>>;
const open = ({ token }: SignedAgent, wish: Wish = {}) => {
  const asked = {
    UserName: nextName(),
    Password: HANDED,
    Kind: 'player',
    PrizeGroup: 1900,
  } as const;
  return server().call(membersHttp.openAccount, { ...asked, ...wish }, { token });
};
let networks = 0;
const signIn = (UserName: string, Password: string, NewPassword?: string) => {
  networks += 1;
  const claim = { UserName, Password, ...(NewPassword !== undefined && { NewPassword }) };
  const headers = { 'x-forwarded-for': `203.${networks}.113.7` };
  return server().call(loginHttp.login, claim, { headers });
};
const setFlags = ({ playerId }: SignedAgent, flags: bigint) =>
  sql`UPDATE player SET flags = ${flags} WHERE player_id = ${playerId}`.execute(server().owner);

test('an agent opens an account, and its password opens nothing until the owner has chosen another', async () => {
  const { value } = await open(agent, { Kind: 'agent', PrizeGroup: 1930, NickName: '小兰' });
  expect(value).toMatchObject({ Address: 'https://play.example', Hours: 72 });
  expect(await newest(server())).toMatchObject({
    parent: agent.playerId,
    is_agent: true,
    prize_group: 1930,
    user_name: value.UserName,
  });
  expect((await signIn(value.UserName, HANDED)).code).toBe('FIRST_CHANGE');
  expect((await signIn(value.UserName, HANDED, HANDED)).code).toBe('NEW_PASSWORD');
  expect((await signIn(value.UserName, HANDED, OWN)).code).toBe('OK');
  // What the agent knows is good for nothing from then on.
  expect((await signIn(value.UserName, HANDED)).code).toBe('WRONG');
  expect((await signIn(value.UserName, HANDED, 'another-word-1')).code).toBe('WRONG');
});

test('a password that nobody used ends', async () => {
  const { value } = await open(agent);
  await server().clock.set((await server().clock.now()) + 73 * 3_600_000);
  expect((await signIn(value.UserName, HANDED, OWN)).code).toBe('HANDED_EXPIRED');
  agent = await signedAgent(server(), 1950);
});

test.each([
  ['LENGTH', { UserName: 'abc' }],
  ['INVALID_CHAR', { UserName: '1abcdef' }],
  ['PASSWORD_RULE', { Password: 'short' }],
  ['PASSWORD_RULE', { UserName: 'samesame1', Password: 'samesame1' }],
  ['NICK_LENGTH', { NickName: 'x' }],
  ['GROUP_ABOVE', { PrizeGroup: 1952 }],
] as const)('refuses with %s what a registration or a link refuses: %j', async (code, wish) => {
  expect((await open(agent, wish)).code).toBe(code);
});

test('refuses a name that is taken, and an agent who is limited, stopped, too deep, or none any more', async () => {
  const { value } = await open(agent);
  expect((await open(agent, { UserName: value.UserName.toUpperCase() })).code).toBe(
    'LOGIN_ID_EXISTS',
  );
  await setFlags(agent, flagBit('REGISTER_LINK_LIMIT'));
  expect((await open(agent)).code).toBe('LINKS_LIMITED');
  await setFlags(agent, 0n);
  await sql`UPDATE player SET is_agent = false WHERE player_id = ${agent.playerId}`.execute(
    server().owner,
  );
  // The login was an agent's when it was looked at.
  expect((await open(agent)).code).toBe('NOT_AGENT');
  await sql`UPDATE player SET is_agent = true WHERE player_id = ${agent.playerId}`.execute(
    server().owner,
  );
  await setSite(server(), { isRegisterOpen: false });
  expect((await open(agent)).code).toBe('CLOSED');
  await setSite(server(), { isRegisterOpen: true });
});

test('refuses who stands as deep as anybody may', async () => {
  const top = await signedAgent(server(), 1950);
  let last = { playerId: top.playerId, userName: '' };
  for (let depth = 0; depth < 20; depth += 1) {
    last = await makeMember(server(), last.playerId, { isAgent: true });
  }
  await sql`
    UPDATE player SET password_hash = (SELECT password_hash FROM player WHERE player_id = ${top.playerId})
    WHERE player_id = ${last.playerId}`.execute(server().owner);
  const { value } = await signIn(last.userName, TEST_PASSWORD);
  const deep = { token: value.access_token, playerId: last.playerId };
  expect((await open(deep, { PrizeGroup: 1860 })).code).toBe('BELOW_TOO_DEEP');
});

test('opens so many a day, whatever becomes of the tries', async () => {
  const busy = await signedAgent(server(), 1950);
  await setSite(server(), { openingsPerDay: 2 });
  expect((await open(busy)).code).toBe('OK');
  expect((await open(busy)).code).toBe('OK');
  const refused = await open(busy);
  expect(refused.code).toBe('OPENINGS_OF_DAY');
  expect((await open(agent)).code).toBe('OPENINGS_OF_DAY');
  await setSite(server(), { openingsPerDay: 50 });
});

test('a parent stops new links and accounts of a direct agent, apart from the flag of operators', async () => {
  const top = await signedAgent(server(), 1950);
  const { value } = await open(top, { Kind: 'agent', PrizeGroup: 1930 });
  const { value: entered } = await signIn(value.UserName, HANDED, OWN);
  const child = { token: entered.access_token, playerId: BigInt(value.PlayerId) };
  const { value: below } = await open(child, { Kind: 'agent' });
  const stop = ({ token }: SignedAgent, PlayerId: number, IsStopped: boolean) =>
    server().call(membersHttp.stopMemberLinks, { PlayerId, IsStopped }, { token });
  const make = () =>
    server().call(
      registrationLinkHttp.makeOwnLink,
      { Kind: 'player', PrizeGroup: 1900, Days: 0, Quota: null, Note: '' },
      { token: child.token },
    );
  const own = async () =>
    (await server().call(registrationLinkHttp.getOwnLinks, { Count: 1 }, { token: child.token }))
      .value;
  const link = (await make()).value;
  await server().call(
    registrationLinkHttp.disableOwnLink,
    { Id: link.Id, IsDisabled: true },
    { token: child.token },
  );
  expect((await stop(top, value.PlayerId, true)).value).toEqual({ IsStopped: true });
  expect((await stop(top, value.PlayerId, true)).code).toBe('OK');
  expect((await make()).code).toBe('LINKS_STOPPED');
  expect((await open(child)).code).toBe('LINKS_STOPPED');
  const enable = { Id: link.Id, IsDisabled: false };
  const { token } = child;
  const enabled = await server().call(registrationLinkHttp.disableOwnLink, enable, { token });
  expect(enabled.code).toBe('LINKS_STOPPED');
  expect(await own()).toMatchObject({ IsLimited: false, IsStopped: true });
  expect((await server().call(membersHttp.getOpening, {}, { token })).value).toEqual({
    PrizeGroup: 1930,
    IsLimited: false,
    IsStopped: true,
  });
  // Only the parent stops, only agents have links, and only those of the line are there.
  expect((await stop(top, below.PlayerId, true)).code).toBe('NOT_DIRECT');
  expect((await stop(child, Number(top.playerId), true)).code).toBe('NO_SUCH_MEMBER');
  const { value: player } = await open(top);
  expect((await stop(top, player.PlayerId, true)).code).toBe('MEMBER_NOT_AGENT');
  // What an operator did stays where the parent allows them again.
  await setFlags(child, flagBit('REGISTER_LINK_LIMIT'));
  expect((await stop(top, value.PlayerId, false)).value).toEqual({ IsStopped: false });
  expect((await make()).code).toBe('LINKS_LIMITED');
  await setFlags(child, 0n);
  expect((await make()).code).toBe('OK');
});
