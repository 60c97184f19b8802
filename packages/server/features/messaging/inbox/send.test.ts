import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  MESSAGE_BOUNDS,
  inboxConsole,
  inboxHttp,
  SEND_BOUNDS,
} from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { inbox as inboxFeature } from './index.ts';

/** Messages that operators write. */
const server = withTestServer({
  features: [settings, login, operator, inboxFeature, ...PASSWORD_ONLY],
  games: [],
});
const tokens = { service: '', auditor: '' };
let one: TestPlayer;
let two: TestPlayer;
beforeAll(async () => {
  tokens.service = (await signInOperator(server(), 'service', ['service'])).token;
  tokens.auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
});
beforeEach(async () => {
  // So many a minute.
  await server().clock.advance(61_000);
  one = await registerPlayer(server());
  two = await registerPlayer(server());
});

const send = (wish: object = {}, token = tokens.service) =>
  server().callConsole(
    inboxConsole.sendMessages,
    {
      SendId: randomUUID(),
      Accounts: [one.userName],
      Tab: 'system',
      Title: { zh: '您好', en: 'Hello' },
      Content: { zh: '第一行\n第二行', en: 'One line\nanother' },
      Reason: 'he asked for it',
      ...wish,
    },
    { token },
  );
const inbox = async (who: TestPlayer) =>
  (await server().call(inboxHttp.getMessages, { Count: 50 }, who)).value.Rows;

test('it goes to one player or to a list, each once, and the audit has all of it', async () => {
  const Accounts = [one.userName, two.userName.toUpperCase(), ` ${one.userName}`];
  expect((await send({ Accounts })).value).toEqual({ Sent: 2 });
  for (const who of [one, two]) {
    expect(await inbox(who)).toMatchObject([
      { Title: '您好', Content: '第一行\n第二行', Link: null },
    ]);
  }
  const wish = { Permission: 'manage.messages.send', Count: 1 };
  const audit = await server().callConsole(operatorHttp.getAudit, wish, { token: tokens.auditor });
  expect(audit.value.Rows).toMatchObject([
    { Target: '2 players', After: { accounts: [one.userName, two.userName], tab: 'system' } },
  ]);
});

test('sent again after a lost answer, or twice at once, it is there once', async () => {
  const SendId = randomUUID();
  const both = await Promise.all([send({ SendId }), send({ SendId })]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['ALREADY_SENT', 'OK']);
  expect((await send({ SendId })).code).toBe('ALREADY_SENT');
  expect(await inbox(one)).toHaveLength(1);
});

test('of a list with an account that nobody has, nobody gets it', async () => {
  const reply = await send({ Accounts: [one.userName, 'nobody'] });
  expect(reply.code).toBe('NO_SUCH_ACCOUNT');
  expect(await inbox(one)).toEqual([]);
});

test.each([
  ['a title in two lines', { Title: { zh: 'a\nb', en: 'x' } }, 'BAD_WORDS'],
  ['a text that nobody sees', { Content: { zh: '\u200b', en: 'x' } }, 'BAD_WORDS'],
  ['a title too long', { Title: { zh: '长'.repeat(MESSAGE_BOUNDS.title + 1), en: 'x' } }, 400],
  ['a text too long', { Content: { zh: '长'.repeat(MESSAGE_BOUNDS.content + 1), en: 'x' } }, 400],
  ['too many accounts', { Accounts: Array(SEND_BOUNDS.accounts + 1).fill('x') }, 400],
  ['no account', { Accounts: [] }, 400],
])('%s: it is refused, and nothing is there', async (_, wish, fault) => {
  const { status, code } = await send(wish);
  expect([status, code]).toContain(fault);
  expect(await inbox(one)).toEqual([]);
});

test('words as long as they may be are taken', async () => {
  const most = { zh: '长'.repeat(MESSAGE_BOUNDS.content), en: '长'.repeat(MESSAGE_BOUNDS.content) };
  expect((await send({ Content: most })).code).toBe('OK');
});

test('ten in a minute, also when they come at once; who only looks sends none', async () => {
  expect((await send({}, tokens.auditor)).status).toBe(403);
  const all = await Promise.all(Array.from({ length: SEND_BOUNDS.perMinute + 2 }, () => send()));
  const codes = all.map(({ code }) => code);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(SEND_BOUNDS.perMinute);
  expect(codes.filter((code) => code === 'TOO_OFTEN')).toHaveLength(2);
  expect(await inbox(one)).toHaveLength(SEND_BOUNDS.perMinute);
});
