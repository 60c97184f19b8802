import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { domainEventsHttp } from '@fairlot/wire/core/domain-events';
import {
  liveNoticeConsole,
  liveNoticeHub,
  TOAST_BOUNDS,
} from '@fairlot/wire/community/live-notice';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { domainEvents } from '#platform/domain-events';
import { lottery } from '../../play/lottery/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { wallet } from '../../money/wallet/index.ts';
import { liveNotice, sendToast } from './index.ts';

/** Lines of operators to all players who are there. */
const server = withTestServer({
  features: [
    settings,
    login,
    operator,
    wallet,
    domainEvents,
    lottery,
    liveNotice,
    ...PASSWORD_ONLY,
  ],
  games: [4],
});
const WORDS = { zh: '今晚八点维护', en: 'Down at eight' };
let token = '';
let auditor = '';
beforeAll(async () => {
  token = (await signInOperator(server(), 'wang', ['games', 'auditor'])).token;
  auditor = (await signInOperator(server(), 'zhao', ['auditor'])).token;
});
// A minute of its own for each.
beforeEach(() => server().clock.advance(61_000));

const say = (Content: object = WORDS, as = token, more: object = {}) =>
  server().callConsole(
    liveNoticeConsole.sendToast,
    { Content, Reason: 'a test of it', ...more } as never,
    { token: as },
  );

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

/** A connection of a new player that notes what is said to it. */
async function listener() {
  const player = await registerPlayer(server());
  const url = `${server().url}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => player.token });
  const heard: unknown[] = [];
  connection.on(liveNoticeHub.toastNotification.target, (...args: unknown[]) => heard.push(args));
  await connection.start();
  open.push(connection);
  return { player, heard };
}

test('all players who are there hear of a line, with its place, and whoever was away can ask', async () => {
  const [one, other] = [await listener(), await listener()];
  const { code, value } = await say();
  expect(code).toBe('OK');
  const payload = { Content: WORDS.zh, ContentEn: WORDS.en, TimeStamp: value.TimeStamp };
  for (const { heard } of [one, other]) {
    await expect.poll(() => heard).toEqual([[payload, { Topic: 'site', Seq: 1 }]]);
  }
  const wish = { Topics: [{ Topic: 'site', Seq: 0 }] };
  const missed = await server().call(domainEventsHttp.since, wish, { token: one.player.token });
  expect(missed.value.Topics).toMatchObject([
    { Seq: 1, Events: [{ Target: 'ToastNotification', Payload: payload }] },
  ]);
  const audit = await server().callConsole(operatorHttp.getAudit, { Count: 9 }, { token });
  expect(audit.value.Rows).toContainEqual(
    expect.objectContaining({ Permission: 'notify.toast.send', Before: null, After: WORDS }),
  );
});

test.each([
  ['no words', { zh: '', en: 'x' }],
  ['words that nobody sees', { zh: '一', en: '\u200b' }],
  ['two lines', { zh: '一\n二', en: 'x' }],
])('%s: it is refused, and nobody hears of it', async (_, content) => {
  const { heard } = await listener();
  expect((await say(content)).code).toBe('BAD_LINE');
  // What comes after it is heard, and nothing before.
  expect((await say()).code).toBe('OK');
  await expect.poll(() => heard.length).toBe(1);
});

test('a line as long as it may be is taken, a longer one is no such call', async () => {
  const of = (length: number) => ({ zh: '长'.repeat(length), en: 'x' });
  expect((await say(of(TOAST_BOUNDS.content))).code).toBe('OK');
  expect((await say(of(TOAST_BOUNDS.content + 1))).status).toBe(400);
  expect((await say(WORDS, token, { Colour: 'red' })).status).toBe(400);
});

test('there are so many in a minute at most, also when all come at once', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => say()));
  const { perMinute } = TOAST_BOUNDS;
  expect(sent.filter(({ code }) => code === 'OK')).toHaveLength(perMinute);
  expect(sent.filter(({ code }) => code === 'TOO_OFTEN')).toHaveLength(8 - perMinute);
  await server().clock.advance(59_000);
  expect((await say()).code).toBe('TOO_OFTEN');
  await server().clock.advance(1_001);
  const wish = { content: WORDS, reason: 'a test of it' };
  expect((await sendToast(server().platform.db, 'command', wish)).ok).toBe(true);
});

test('who only looks says nothing', async () => {
  expect((await say(WORDS, auditor)).status).toBe(403);
});
