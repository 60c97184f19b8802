import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Callback, CallbackAnswer } from '#platform/callbacks';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { addTestChannel, TEST_SECRET } from '../deposit/testing/channels.ts';
import { lockPayment } from '../deposit/orders/store-lock.ts';
import { type NoticeQueue, noticeQueue } from './notice-queue.ts';
import { createReceiver } from './receive.ts';
import { signedCallback } from './testing/signed-notice.ts';

/** Many notices at once hold a few connections of their own, and of one payment one. */
const server = withTestServer({ games: [4] });
const MANY = 1_000;
const [NO, PAY_ID] = ['D1x1', 'P-held'];
/** The number of the only provider. */
const SANDBOX = 1;

beforeAll(async () => {
  await addTestChannel(server(), 'http://127.0.0.1:9');
  timeMs = await server().clock.now();
});

let timeMs = 0;
const callbackOf = (change: object): Callback =>
  signedCallback(change, { secret: TEST_SECRET, timeMs });

/** Holds the payment as long as a test works; tells how it went. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  return transaction(server().owner, async (tx) => {
    await lockPayment(tx, SANDBOX, PAY_ID);
    return work();
  });
}

/** How many of sixteen reads, as many as the site has connections, come back in time. */
async function readsOfSite(mostMs = 3_000): Promise<number> {
  let done = 0;
  const reads = Array.from({ length: 16 }, () =>
    sql`SELECT app_now()`.execute(server().db).then(() => (done += 1)),
  );
  await Promise.race([Promise.all(reads), new Promise((go) => setTimeout(go, mostMs))]);
  void Promise.allSettled(reads);
  return done;
}

const statusOf = async (asked: Promise<CallbackAnswer>) => (await asked).status;

test('holds one connection for a thousand notices of one payment', async () => {
  const receive = createReceiver(server().platform);
  const same = Array.from({ length: MANY }, (_, n) =>
    callbackOf({ No: n % 2 === 0 ? NO : `D9x${n}`, PayId: PAY_ID }),
  );
  const [other, next] = [callbackOf({ No: 'D1x2' }), callbackOf({ No: 'D1x3' })];
  const answers: CallbackAnswer[] = [];
  let asked: Promise<unknown> = Promise.resolve();
  await whileHeld(async () => {
    asked = Promise.all(same.map(async (each) => answers.push(await receive(each))));
    await expect.poll(() => answers.length).toBe(MANY - 5);
    for (const each of answers) expect(each).toMatchObject({ status: 503, retryAfterS: 1 });
    // Notices of other payments and the work of the site wait for none of them.
    expect(await statusOf(receive(other))).toBe(200);
    expect(await readsOfSite()).toBe(16);
    await registerPlayer(server());
    await server().runJobs('deposit.follow-up');
    expect(answers.length).toBe(MANY - 5);
  });
  await asked;
  expect(answers.slice(MANY - 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  // A rejected notice may be sent again with the same bytes, an accepted one may not.
  const again = await Promise.all(same.slice(-2).map((each) => statusOf(receive(each))));
  expect(again).toEqual([200, 200]);
  expect(await statusOf(receive(other))).toBe(409);
  expect(await statusOf(receive(next))).toBe(200);
});

test('control: blocks the site without the queue and the separate pool', async () => {
  const { db, platform } = server();
  const open: NoticeQueue = { run: (_provider, _of, work) => work() };
  const receive = createReceiver({ ...platform, callbackDb: db }, open);
  const same = Array.from({ length: 40 }, () => callbackOf({ No: NO, PayId: PAY_ID }));
  let asked: Promise<unknown> = Promise.resolve();
  await whileHeld(async () => {
    asked = Promise.allSettled(same.map(receive));
    await expect.poll(() => readsOfSite(500), { interval: 10 }).toBe(0);
  });
  await asked;
});

test('handles notices of one payment in order and bounds the queue', async () => {
  const queue = noticeQueue({ waiting: 2, ofProvider: 5 });
  const order: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((go) => (release = go));
  const work = (name: string) => async () => {
    order.push(`begins ${name}`);
    await held;
    order.push(`ends ${name}`);
    if (name === 'a') throw new Error('not now');
    return name;
  };
  const run = (name: string, payment = 'one') =>
    queue.run(1, [payment, `order ${name}`], work(name));
  const a = run('a').catch(() => 'failed');
  const [b, c] = [run('b'), run('c')];
  expect(await run('d')).toBeUndefined();
  const [e, f] = [run('e', 'two'), run('f', 'three')];
  // That provider has no more room, another one has.
  expect(await run('g', 'four')).toBeUndefined();
  const h = queue.run(2, ['one'], work('h'));
  release();
  expect(await Promise.all([a, b, c, e, f, h])).toEqual(['failed', 'b', 'c', 'e', 'f', 'h']);
  const of = (name: string) => order.filter((each) => /[abc]$/.test(each)).indexOf(name);
  expect(of('begins b')).toBeGreaterThan(of('ends a'));
  expect(of('begins c')).toBeGreaterThan(of('ends b'));
  expect(await run('i')).toBe('i');
});
