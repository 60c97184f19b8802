import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import {
  registrationLinkConsole,
  registrationLinkHttp,
  LINK_BOUNDS,
} from '@fairlot/wire/account/registration-link';
import type { Input } from '@fairlot/wire/core';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { registrationLink } from './index.ts';
import { placeLink } from './make-link.ts';
import { lockLinks } from './store.ts';
import { newest, registerBy, signedAgent, termsOf, type SignedAgent } from './testing/links.ts';

/** Links that agents make themselves (product 4.3). */
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
  settings: { trustedProxies: 1, ownAddress: 'https://play.example' },
});

let operatorToken = '';
let agent: SignedAgent;
let other: SignedAgent;
beforeAll(async () => {
  operatorToken = (await signInOperator(server(), 'owner')).token;
  agent = await signedAgent(server(), 1950);
  other = await signedAgent(server(), 1950);
});

type Wish = Partial<Input<typeof registrationLinkHttp.makeOwnLink>>;
const make = ({ token }: SignedAgent, wish: Wish = {}) => {
  const asked = { Kind: 'player', PrizeGroup: 1900, Days: 0, Quota: null, Note: '' } as const;
  return server().call(registrationLinkHttp.makeOwnLink, { ...asked, ...wish }, { token });
};
const made = async (who: SignedAgent, wish: Wish = {}) => {
  const { code, value } = await make(who, wish);
  expect(code).toBe('OK');
  return value;
};
const list = async ({ token }: SignedAgent, asked: object = {}) =>
  (await server().call(registrationLinkHttp.getOwnLinks, { Count: 50, ...asked }, { token })).value;
const disable = ({ token }: SignedAgent, Id: number, IsDisabled: boolean) =>
  server().call(registrationLinkHttp.disableOwnLink, { Id, IsDisabled }, { token });
const erase = ({ token }: SignedAgent, Id: number) =>
  server().call(registrationLinkHttp.deleteOwnLink, { Id }, { token });
const comers = ({ token }: SignedAgent, Id: number, asked: object = {}) =>
  server().call(registrationLinkHttp.getOwnComers, { Id, Count: 50, ...asked }, { token });
const hold = (Id: number, IsDisabled: boolean) =>
  server().callConsole(
    registrationLinkConsole.disableLink,
    { Id, IsDisabled, Reason: 'test' },
    { token: operatorToken },
  );
const setFlags = ({ playerId }: SignedAgent, flags: bigint) =>
  sql`UPDATE player SET flags = ${flags} WHERE player_id = ${playerId}`.execute(server().owner);

test('an agent makes a link, somebody registers by it, stands below him and in his list', async () => {
  const { Id, Code } = await made(agent, {
    Kind: 'agent',
    PrizeGroup: 1930,
    Quota: 2,
    Days: 7,
    Note: ' 春 ',
  });
  const before = await list(agent);
  expect(before).toMatchObject({ PrizeGroup: 1950, IsLimited: false, Live: 1, Next: null });
  expect(before.Rows).toEqual([
    {
      Id,
      Code,
      Address: `https://play.example/Register/${Code}`,
      IsAgent: true,
      PrizeGroup: 1930,
      ExpireTimeStamp: before.Rows[0]!.MadeTimeStamp + 7 * 86_400_000,
      Registered: 0,
      Quota: 2,
      Note: '春',
      State: 'normal',
      IsHeld: false,
      MadeTimeStamp: expect.any(Number),
    },
  ]);
  expect((await comers(agent, Id)).value).toMatchObject({ Rows: [], Next: null });
  expect((await registerBy(server(), Code, { NickName: 'Lan' })).code).toBe('OK');
  const child = await newest(server());
  expect(child).toMatchObject({ parent: agent.playerId, is_agent: true, prize_group: 1930 });
  expect((await list(agent)).Rows[0]).toMatchObject({ Registered: 1 });
  expect((await comers(agent, Id)).value).toEqual({
    Rows: [
      {
        UserName: child.user_name,
        NickName: 'Lan',
        IsAgent: true,
        PrizeGroup: 1930,
        RegisteredTimeStamp: expect.any(Number),
      },
    ],
    Next: null,
    DateTimeNow: expect.any(Number),
  });
});

test('those who came are told page by page, to him and to operators, and to no other agent', async () => {
  const { Id, Code } = await made(agent);
  const names: string[] = [];
  for (let came = 0; came < 5; came += 1) {
    expect((await registerBy(server(), Code)).code).toBe('OK');
    names.unshift((await newest(server())).user_name);
  }
  const first = (await comers(agent, Id, { Count: 2 })).value;
  expect(first.Rows.map(({ UserName }) => UserName)).toEqual(names.slice(0, 2));
  // Where it goes on says how many came by this link, and not how many players there are.
  expect(first.Next).toBe(4);
  const rest = (await comers(agent, Id, { Before: first.Next ?? 0 })).value;
  expect(rest.Rows.map(({ UserName }) => UserName)).toEqual(names.slice(2));
  expect(rest.Next).toBeNull();

  const asked = { Id, Count: 3 };
  const seen = await server().callConsole(registrationLinkConsole.getComers, asked, {
    token: operatorToken,
  });
  expect(seen.value).toMatchObject({ Next: 3 });
  expect(seen.value.Rows.map(({ UserName }) => UserName)).toEqual(names.slice(0, 3));
  expect(seen.value.Rows[0]?.PlayerId).toBeGreaterThan(0);

  expect((await comers(other, Id)).code).toBe('NO_SUCH_LINK');
  expect((await disable(other, Id, true)).code).toBe('NO_SUCH_LINK');
  expect((await erase(other, Id)).code).toBe('NO_SUCH_LINK');
  expect((await list(other)).Rows).toEqual([]);
  expect((await list(agent, { Count: 1 })).Rows).toMatchObject([{ Id, State: 'normal' }]);
  expect((await erase(agent, Id)).code).toBe('OK');
  expect((await comers(agent, Id)).code).toBe('NO_SUCH_LINK');
  const gone = await server().callConsole(registrationLinkConsole.getComers, asked, {
    token: operatorToken,
  });
  expect(gone.code).toBe('NO_SUCH_LINK');
});

test('what an agent stopped he lets go on; what an operator stopped he does not', async () => {
  const { Id, Code } = await made(agent);
  expect((await disable(agent, Id, false)).code).toBe('ALREADY_SO');
  expect((await disable(agent, Id, true)).code).toBe('OK');
  expect((await registerBy(server(), Code)).code).toBe('LINK_INVALID');
  expect((await list(agent, { State: 'disabled' })).Rows).toMatchObject([{ Id, IsHeld: false }]);
  expect((await disable(agent, Id, false)).code).toBe('OK');
  expect((await registerBy(server(), Code)).code).toBe('OK');
  expect((await hold(Id, true)).code).toBe('OK');
  expect((await list(agent, { State: 'disabled' })).Rows).toMatchObject([{ Id, IsHeld: true }]);
  expect((await disable(agent, Id, false)).code).toBe('LINK_HELD');
  expect((await registerBy(server(), Code)).code).toBe('LINK_INVALID');
  expect((await hold(Id, false)).code).toBe('OK');
  expect((await list(agent, { Count: 1 })).Rows).toMatchObject([{ Id, IsHeld: false }]);
  expect((await erase(agent, Id)).code).toBe('OK');
  expect((await erase(agent, Id)).code).toBe('NO_SUCH_LINK');
});

test('a link of his gives no more than his own group', async () => {
  const above = await make(other, { PrizeGroup: 1952 });
  expect([above.code, above.params]).toEqual(['GROUP_ABOVE', { most: 1950 }]);
  const equal = await make(other, { PrizeGroup: 1950 });
  expect([equal.code, equal.params]).toEqual(['GROUP_BY_QUOTA', { most: 1948 }]);
  await made(other, { PrizeGroup: 1948 });
  // Below 1950 the own group takes no quota.
  await made(await signedAgent(server(), 1948), { PrizeGroup: 1948 });
  expect((await make(other, { Note: 'x'.repeat(LINK_BOUNDS.note + 1) })).code).toBe('BAD_NOTE');
  expect((await make(other, { Note: 'a\u200Bb' })).code).toBe('BAD_NOTE');
});

test('under a flag he has no new links, and lets none go on; what is live goes on', async () => {
  const barred = await signedAgent(server(), 1950);
  const [live, stopped] = [await made(barred), await made(barred)];
  await disable(barred, stopped.Id, true);
  await setFlags(barred, flagBit('REGISTER_LINK_LIMIT'));
  expect((await list(barred)).IsLimited).toBe(true);
  expect((await make(barred)).code).toBe('LINKS_LIMITED');
  expect((await disable(barred, stopped.Id, false)).code).toBe('LINKS_LIMITED');
  expect((await registerBy(server(), live.Code)).code).toBe('OK');
  expect((await disable(barred, live.Id, true)).code).toBe('OK');
  await setFlags(barred, 0n);
  expect((await disable(barred, live.Id, false)).code).toBe('OK');
});

test('who is no agent any more makes none, whatever his login says; nobody stands below the last level', async () => {
  const was = await signedAgent(server(), 1950);
  expect((await list(was)).Rows).toEqual([]);
  await sql`UPDATE player SET is_agent = false WHERE player_id = ${was.playerId}`.execute(
    server().owner,
  );
  // Within the second for which a login is remembered the statement says it; after it the door does.
  expect(['NOT_AGENT', 'not_allowed']).toContain((await make(was)).code);
  let lowest = await signedAgent(server(), 1950);
  for (let above = 0; above < 20; above += 1) {
    const { Code } = await made(lowest, { Kind: 'agent' });
    const { value } = await registerBy(server(), Code);
    const { rows } = await sql<{ id: bigint }>`SELECT max(player_id) AS id FROM player`.execute(
      server().owner,
    );
    lowest = { token: value.access_token, playerId: rows[0]!.id };
  }
  expect((await make(lowest)).code).toBe('BELOW_TOO_DEEP');
});

test('he has twenty live ones, and makes fifty a day, those that he deleted among them', async () => {
  const busy = await signedAgent(server(), 1950);
  const all = await Promise.all(Array.from({ length: 25 }, () => make(busy)));
  const ids = all.flatMap((reply) => (reply.code === 'OK' ? [reply.value.Id] : []));
  expect(ids).toHaveLength(LINK_BOUNDS.live);
  const refused = all.find((reply) => reply.code !== 'OK');
  expect(refused).toMatchObject({ code: 'TOO_MANY_LINKS', params: { most: LINK_BOUNDS.live } });
  await disable(busy, ids[0]!, true);
  await made(busy);
  expect((await disable(busy, ids[0]!, false)).code).toBe('TOO_MANY_LINKS');
  for (const id of ids) await erase(busy, id);
  const left = LINK_BOUNDS.ofDay - ids.length - 1;
  for (let more = 0; more < left; more += 1) await erase(busy, (await made(busy)).Id);
  expect((await make(busy)).code).toBe('LINKS_OF_DAY');
  // It is his day alone, and it passes.
  expect((await make(other)).code).toBe('OK');
  await sql`
    UPDATE register_link SET made_at = made_at - interval '1 day' WHERE id = ${ids[0]!}`.execute(
    server().owner,
  );
  expect((await make(busy)).code).toBe('OK');
});

test('the control: whoever counts without waiting for the other has one link too many', async () => {
  const full = await signedAgent(server(), 1950);
  for (let n = 1; n < LINK_BOUNDS.live; n += 1) await made(full);
  const terms = { isAgent: false, prizeGroup: 1900, days: 0, quota: null, note: '' };
  const { db } = server().platform;
  let open = (): void => {};
  const bothPlaced = new Promise<void>((go) => (open = go));
  let placed = 0;
  const place = (isGuarded: boolean) =>
    transaction(db, async (tx) => {
      if (isGuarded) await lockLinks(tx);
      const done = await placeLink(tx, full.playerId, terms);
      placed += 1;
      if (placed === 2) open();
      if (!isGuarded) await bothPlaced;
      return done.ok;
    });
  expect(await Promise.all([place(false), place(false)])).toEqual([true, true]);
  await sql`
    DELETE FROM register_link WHERE id IN (
      SELECT id FROM register_link WHERE maker = ${full.playerId} ORDER BY id DESC LIMIT 2)`.execute(
    server().owner,
  );
  expect((await Promise.all([place(true), place(true)])).toSorted()).toEqual([false, true]);
});

test('a link that the console made for him is his as well', async () => {
  const { value } = await server().callConsole(
    registrationLinkConsole.makeLink,
    termsOf({ Maker: other.userName ?? '' }),
    { token: operatorToken },
  );
  expect((await list(other, { Count: 1 })).Rows).toMatchObject([{ Id: value.Id }]);
  expect((await erase(other, value.Id)).code).toBe('OK');
});
