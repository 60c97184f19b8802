import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import {
  registrationLinkConsole,
  registrationLinkHttp,
  LINK_BOUNDS,
} from '@fairlot/wire/account/registration-link';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { TEST_PASSWORD } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { registrationLink } from './index.ts';
import { findLink, holdLink } from './store.ts';
import {
  makeAgent,
  newest,
  registerBy,
  setSite,
  termsOf,
  type TestAgent,
} from './testing/links.ts';

const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    contact,
    registrationLink,
    ...passwordAnd('registrationLink'),
  ],
  games: [],
  settings: { trustedProxies: 1 },
});

let token = '';
let agent: TestAgent;
beforeAll(async () => {
  ({ token } = await signInOperator(server(), 'owner'));
  agent = await makeAgent(server(), { group: 1950 });
});

const make = (terms: Parameters<typeof termsOf>[0]) =>
  server().callConsole(registrationLinkConsole.makeLink, termsOf(terms), { token });
const made = async (terms: Parameters<typeof termsOf>[0]) => {
  const { value, code } = await make(terms);
  expect(code).toBe('OK');
  return value;
};
const list = async (asked: object = {}) =>
  (await server().callConsole(registrationLinkConsole.getLinks, { Count: 50, ...asked }, { token }))
    .value;
const disable = (Id: number, IsDisabled: boolean) =>
  server().callConsole(
    registrationLinkConsole.disableLink,
    { Id, IsDisabled, Reason: 'test' },
    { token },
  );
const erase = (Id: number) =>
  server().callConsole(registrationLinkConsole.deleteLink, { Id, Reason: 'test' }, { token });
const look = (Link: string) => server().call(registrationLinkHttp.getRegisterForm, { Link });

test('who registers by a link is told what it makes of him, and stands below its maker as that', async () => {
  const { Id, Code } = await made({
    Maker: agent.userName,
    Kind: 'agent',
    PrizeGroup: 1930,
    Quota: 2,
  });
  expect((await look(Code.toLowerCase())).value?.Link).toEqual({
    Code,
    IsAgent: true,
    PrizeGroup: 1930,
  });
  expect((await registerBy(server(), ` ${Code.toLowerCase()} `)).value).toMatchObject({
    isAgent: true,
  });
  const player = await newest(server());
  expect(player).toMatchObject({
    parent: agent.playerId,
    is_agent: true,
    prize_group: 1930,
  });
  const row = (await list({ Search: Code })).Rows[0];
  expect(row).toMatchObject({
    Id,
    Registered: 1,
    Quota: 2,
    State: 'normal',
    MakerName: agent.userName,
  });
  const { rows } = await sql`
    SELECT u.is_agent, u.prize_group FROM register_link_use u JOIN player p USING (player_id)
    WHERE p.user_name = ${player.user_name} AND u.link_id = ${Id}`.execute(server().owner);
  expect(rows).toEqual([{ is_agent: true, prize_group: 1930 }]);
});

test('a link of the house leads to the top of the tree; without one there is no parent either', async () => {
  const { Code } = await made({ PrizeGroup: 1960 });
  expect((await registerBy(server(), Code)).code).toBe('OK');
  expect(await newest(server())).toMatchObject({ parent: null, prize_group: 1960 });
  expect((await registerBy(server(), '')).code).toBe('OK');
  expect(await newest(server())).toMatchObject({ parent: null, is_agent: false });
});

test('unknown, disabled, deleted, expired and full links are refused, before the form and at its end', async () => {
  const links = {
    unknown: { Id: 0, Code: '2222222222' },
    malformed: { Id: 0, Code: 'x' },
    unreadable: { Id: 0, Code: '2222\u00002222\ud800' },
    disabled: await made({ Maker: agent.userName }),
    deleted: await made({ Maker: agent.userName }),
    expired: await made({ Maker: agent.userName, Days: 1 }),
    full: await made({ Maker: agent.userName, Quota: 1 }),
  };
  const SAID = {
    unknown: 'LINK_INVALID',
    malformed: 'LINK_INVALID',
    unreadable: 'LINK_INVALID',
    disabled: 'LINK_INVALID',
    deleted: 'LINK_INVALID',
    expired: 'LINK_EXPIRED',
    full: 'LINK_FULL',
  } as const;
  for (const name of ['disabled', 'deleted', 'expired', 'full'] as const)
    expect((await look(links[name].Code)).code).toBe('OK');
  // All of it becomes so between the opening of the form and its end.
  await disable(links.disabled.Id, true);
  await erase(links.deleted.Id);
  await server().clock.advance(86_400_000);
  ({ token } = await signInOperator(server(), 'next-day'));
  expect((await registerBy(server(), links.full.Code)).code).toBe('OK');
  for (const [name, { Code }] of Object.entries(links)) {
    expect([name, (await look(Code)).code]).toEqual([name, SAID[name as keyof typeof SAID]]);
    expect([name, (await registerBy(server(), Code)).code]).toEqual([
      name,
      SAID[name as keyof typeof SAID],
    ]);
  }
  const states = (await list({ Search: agent.userName })).Rows.map(({ Id, State }) => [Id, State]);
  expect(states).toEqual(
    expect.arrayContaining([
      [links.disabled.Id, 'disabled'],
      [links.expired.Id, 'expired'],
      [links.full.Id, 'full'],
    ]),
  );
  expect(states.flat()).not.toContain(links.deleted.Id);
  // It goes on where it was stopped.
  expect((await disable(links.disabled.Id, true)).code).toBe('ALREADY_SO');
  expect((await disable(links.disabled.Id, false)).code).toBe('OK');
  expect((await registerBy(server(), links.disabled.Code)).code).toBe('OK');
  expect((await disable(links.deleted.Id, true)).code).toBe('NO_SUCH_LINK');
  expect((await erase(links.deleted.Id)).code).toBe('NO_SUCH_LINK');
});

test('a link of a disabled maker says that it is so through him, and stays so', async () => {
  const maker = await makeAgent(server(), { group: 1950 });
  const { Id } = await made({ Maker: maker.userName });
  const row = async () =>
    (await list({ Search: maker.userName })).Rows.find((one) => one.Id === Id) ?? {};
  expect(await row()).toMatchObject({ State: 'normal', IsMakerDisabled: false });
  await sql`UPDATE player SET flags = flags | ${flagBit('DISABLE_ACCOUNT')}
    WHERE player_id = ${maker.playerId}`.execute(server().owner);
  expect(await row()).toMatchObject({ State: 'disabled', IsMakerDisabled: true });
  expect((await disable(Id, false)).code).toBe('ALREADY_SO');
});

test('a name that is taken uses up nothing of the quota', async () => {
  const { Code } = await made({ Maker: agent.userName, Quota: 1 });
  const { user_name: UserName } = await newest(server());
  expect((await registerBy(server(), Code, { UserName })).code).toBe('LOGIN_ID_EXISTS');
  expect((await registerBy(server(), Code)).code).toBe('OK');
});

test('of twelve who register at once by a link for one, one is let in', async () => {
  const { Code, Id } = await made({ Maker: agent.userName, Quota: 1 });
  const all = await Promise.all(Array.from({ length: 12 }, () => registerBy(server(), Code)));
  const codes = all.map(({ code }) => code);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  expect(codes.filter((code) => code === 'LINK_FULL')).toHaveLength(11);
  const { rows } = await sql`
    SELECT used, (SELECT count(*)::int FROM register_link_use WHERE link_id = ${Id}) AS kept
    FROM register_link WHERE id = ${Id}`.execute(server().owner);
  expect(rows).toEqual([{ used: 1, kept: 1 }]);
});

test('the control: who looks at the quota without holding the link finds the same place as another', async () => {
  const { Code } = await made({ Maker: agent.userName, Quota: 1 });
  const { db } = server().platform;
  let open = (): void => {};
  const bothLooked = new Promise<void>((go) => (open = go));
  let looked = 0;
  const take = (find: typeof holdLink, waits: boolean) =>
    transaction(db, async (tx) => {
      const found = await find(tx, Code);
      if (found?.state !== 'normal') return 'full';
      looked += 1;
      if (looked === 2) open();
      if (waits) await bothLooked;
      await sql`UPDATE register_link SET used = used + 1 WHERE id = ${found.id}`.execute(tx);
      return 'taken';
    }).catch(() => 'refused by the table');
  const unguarded = await Promise.all([take(findLink, true), take(findLink, true)]);
  // Both found it; behind them the table itself stops the second.
  expect(unguarded.toSorted()).toEqual(['refused by the table', 'taken']);
  await sql`UPDATE register_link SET used = 0 WHERE code = ${Code}`.execute(server().owner);
  const guarded = await Promise.all([take(holdLink, false), take(holdLink, false)]);
  expect(guarded.toSorted()).toEqual(['full', 'taken']);
});

test('who may make a link for whom: an agent who is neither barred nor too deep, up to his own group', async () => {
  const codeOf = async (terms: Parameters<typeof termsOf>[0]) => (await make(terms)).code;
  expect(await codeOf({ Maker: 'nobody99' })).toBe('NO_SUCH_MAKER');
  const { userName } = agent;
  expect(await codeOf({ Maker: userName.toUpperCase(), PrizeGroup: 1948 })).toBe('OK');
  const equal = await make({ Maker: userName, PrizeGroup: 1950 });
  expect([equal.code, equal.params]).toEqual(['GROUP_BY_QUOTA', { most: 1948 }]);
  const above = await make({ Maker: userName, PrizeGroup: 1952 });
  expect([above.code, above.params]).toEqual(['GROUP_ABOVE', { most: 1950 }]);
  expect(await codeOf({ Note: 'x'.repeat(LINK_BOUNDS.note) })).toBe('OK');
  expect(await codeOf({ Note: 'x'.repeat(LINK_BOUNDS.note + 1) })).toBe('BAD_NOTE');
  expect(await codeOf({ Note: 'a\u200Bb' })).toBe('BAD_NOTE');

  const { user_name: player } = await newest(server());
  expect(await codeOf({ Maker: player })).toBe('NOT_AGENT');
  const barred = await makeAgent(server());
  const { Code, Id } = await made({ Maker: barred.userName });
  const flag = (bits: number) =>
    sql`UPDATE player SET flags = ${bits} WHERE player_id = ${barred.playerId}`.execute(
      server().owner,
    );
  await flag(4_096);
  expect(await codeOf({ Maker: barred.userName })).toBe('MAKER_LIMITED');
  // What he has goes on; once it was stopped it is a new one.
  expect((await registerBy(server(), Code)).code).toBe('OK');
  await disable(Id, true);
  expect((await disable(Id, false)).code).toBe('MAKER_LIMITED');
  await flag(0);
  await disable(Id, false);
  await flag(1);
  expect(await codeOf({ Maker: barred.userName })).toBe('MAKER_DISABLED');
  expect((await registerBy(server(), Code)).code).toBe('LINK_INVALID');

  let parent: bigint | undefined;
  let deepest = agent;
  for (let above = 0; above <= 20; above += 1) {
    deepest = await makeAgent(server(), parent === undefined ? {} : { parent });
    parent = deepest.playerId;
  }
  expect(await codeOf({ Maker: deepest.userName })).toBe('TOO_DEEP');
  // A link dies when its maker is moved to the last level.
  const moved = await makeAgent(server());
  const { Code: low } = await made({ Maker: moved.userName });
  await sql`
    SELECT player_move_to(${moved.playerId}, (SELECT parent FROM player WHERE player_id = ${deepest.playerId}))`.execute(
    server().owner,
  );
  expect((await registerBy(server(), low)).code).toBe('LINK_INVALID');
});

test('a maker has twenty live links, however many are made at once', async () => {
  const { userName: Maker } = await makeAgent(server());
  const all = await Promise.all(Array.from({ length: 25 }, () => make({ Maker })));
  const ids = all.flatMap((reply) => (reply.code === 'OK' ? [reply.value.Id] : []));
  expect(ids).toHaveLength(LINK_BOUNDS.live);
  await disable(ids[0] ?? 0, true);
  expect((await make({ Maker })).code).toBe('OK');
  expect((await disable(ids[0] ?? 0, false)).code).toBe('TOO_MANY_LINKS');
});

test('a group that fell since holds for whoever registers, and for what he is told', async () => {
  const maker = await makeAgent(server(), { group: 1940 });
  const { Code } = await made({ Maker: maker.userName, PrizeGroup: 1940 });
  await sql`UPDATE player SET prize_group = 1920 WHERE player_id = ${maker.playerId}`.execute(
    server().owner,
  );
  expect((await look(Code)).value?.Link).toMatchObject({ PrizeGroup: 1920 });
  expect((await registerBy(server(), Code)).code).toBe('OK');
  expect(await newest(server())).toMatchObject({ parent: maker.playerId, prize_group: 1920 });
});

test('the list goes on behind a number, and is narrowed by code, maker, type and state', async () => {
  const maker = await makeAgent(server());
  const ids: number[] = [];
  for (const Kind of ['agent', 'player', 'agent'] as const)
    ids.unshift((await made({ Maker: maker.userName, Kind, Note: `as ${Kind}` })).Id);
  const Search = maker.userName.toUpperCase();
  const first = await list({ Search, Count: 2 });
  expect(first.Rows.map(({ Id }) => Id)).toEqual(ids.slice(0, 2));
  const rest = await list({ Search, Count: 2, Before: first.Next ?? undefined });
  expect([rest.Rows.map(({ Id }) => Id), rest.Next]).toEqual([ids.slice(2), null]);
  expect((await list({ Search, Kind: 'player' })).Rows).toHaveLength(1);
  await disable(ids[0] ?? 0, true);
  expect((await list({ Search, State: 'disabled' })).Rows.map(({ Id }) => Id)).toEqual([ids[0]]);
  expect((await list({ Search: '%' })).Rows).toEqual([]);
});

test('what is done to links stands in the audit', async () => {
  const { Id, Code } = await made({ Maker: agent.userName });
  await disable(Id, true);
  await erase(Id);
  const { rows } = await sql<{ target: string; before: unknown; after: unknown }>`
    SELECT target, before, after FROM operator_audit WHERE permission = 'link.links.change'
    ORDER BY n DESC LIMIT 3`.execute(server().owner);
  expect(rows).toMatchObject([
    { target: `link ${Code}`, after: null },
    { target: `link ${Code}`, before: { isDisabled: false }, after: { isDisabled: true } },
    { target: `player ${agent.userName}`, before: null, after: { code: Code, prizeGroup: 1900 } },
  ]);
});

test('a site may have a code for who comes without one, and may let nobody in without', async () => {
  const code = async () =>
    (await server().call(registrationLinkHttp.getRegisterLinkCode, null)).value.RegisterLinkCode;
  expect(await code()).toBe('');
  const { Code, Id } = await made({ Maker: agent.userName });
  await setSite(server(), { registerLinkCode: Code, registerNeedsLink: true });
  expect(await code()).toBe(Code);
  expect((await server().call(registrationLinkHttp.getRegisterForm, {})).value).toMatchObject({
    IsLinkNeeded: true,
    Link: null,
  });
  await expect.poll(async () => (await registerBy(server(), '')).code).toBe('LINK_REQUIRED');
  expect((await registerBy(server(), Code)).code).toBe('OK');
  await disable(Id, true);
  expect(await code()).toBe('');
  await setSite(server(), { registerLinkCode: '', registerNeedsLink: false });
  await expect.poll(async () => (await registerBy(server(), '')).code).toBe('OK');
});

test('who leaves the code of the site out comes by it all the same, and at the top where it leads nowhere', async () => {
  const agent = await makeAgent(server(), { group: 1940 });
  const { Code, Id } = await made({ Maker: agent.userName, PrizeGroup: 1902 });
  await setSite(server(), { registerLinkCode: Code });
  expect((await registerBy(server(), '')).code).toBe('OK');
  expect(await newest(server())).toMatchObject({ parent: agent.playerId, prize_group: 1902 });
  await disable(Id, true);
  expect((await registerBy(server(), '')).code).toBe('OK');
  expect(await newest(server())).toMatchObject({ parent: null, prize_group: 1956 });
  await setSite(server(), { registerLinkCode: '' });
});

test('one address looks at sixty links a minute', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.60' };
  const codes: string[] = [];
  for (let i = 0; i < 61; i += 1)
    codes.push(
      (await server().call(registrationLinkHttp.getRegisterForm, { Link: 'x' }, { headers })).code,
    );
  expect(codes.slice(0, 60)).toEqual(Array<string>(60).fill('LINK_INVALID'));
  expect(codes[60]).toBe('IP_LIMIT');
});

test('registrations of one address are counted before a link is looked at', async () => {
  await setSite(server(), { registrationsPerHour: 1 });
  const headers = { 'x-forwarded-for': '198.51.100.61' };
  const send = async (UserName: string) => {
    // Without the work that is due after two links that are none.
    await sql`DELETE FROM address_attempt WHERE kind <> 'register'`.execute(server().owner);
    const form = { UserName, Password: TEST_PASSWORD, Agree: true, Link: 'x' };
    return server().call(loginHttp.register, form, { headers });
  };
  await expect.poll(async () => (await send('guesser1')).code).toBe('IP_LIMIT');
  await setSite(server(), { registrationsPerHour: 60 });
});
