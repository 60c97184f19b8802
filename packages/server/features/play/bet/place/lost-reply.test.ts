import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, DEMO } from '#ledger';
import { openDatabase, UnknownState, type Db } from '#platform/db';
import { withTestServer } from '#testing';
import { DEFAULTS } from '../../../site/settings/values/index.ts';
import { createIssueCache } from './issue-cache.ts';
import { createTermsBook } from '../odds/odds.ts';
import { createLeafDrafts } from '../../fair/commitment/index.ts';
import { createPlace, type Place } from './place.ts';
import { claimIssue, createLease } from '../../lottery/claims/index.ts';
import { BET_FEATURES, drawTestIssue, makePlayers, openTestIssue, row } from '../testing.ts';
import { startProxy, type Proxy } from '../testing/proxy.ts';

/** L8: the database answers, and the answer is lost on its way. */
const server = withTestServer({ features: BET_FEATURES });
let proxy: Proxy;
let db: Db;
let place: Place;

beforeAll(async () => {
  proxy = await startProxy(server().ownerUrl);
  db = openDatabase(proxy.url, { maxConnections: 2 });
  const books = { book: createTermsBook(db), issues: createIssueCache(db) };
  const settings = async () => ({ ...DEFAULTS, nowMs: 0 });
  const draftLeaves = createLeafDrafts({ dataFolder: '' });
  const options = { passes: () => true, settings, draftLeaves };
  place = createPlace({ db, ...books, ...options });
});
afterAll(async () => {
  await db.destroy();
  await proxy.stop();
});

it('finds the first answer by the request id when the reply of the commit is lost', async () => {
  const [playerId = 0n] = await makePlayers(server(), 1, mills(10_000));
  const issue = await openTestIssue(server());
  const cart = () => ({
    IntentId: randomUUID(),
    GameId: issue.gameId,
    SerialNumber: issue.serial,
    Bets: [row('ssc.fixed', '3||||')],
  });
  expect((await place(playerId, cart())).ok).toBe(true);
  proxy.cutAnswer(100);
  const answer = await place(playerId, cart());
  expect(proxy.cuts).toBe(1);
  expect(answer).toMatchObject({ ok: true, value: { WalletAmount: 6000n } });
  expect(await balanceOf(server().db, playerId, DEMO)).toBe(6000n);
});

it('says that the outcome is unknown when the database stays away, and bets nothing', async () => {
  const [playerId = 0n] = await makePlayers(server(), 1, mills(10_000));
  const issue = await openTestIssue(server());
  const input = { IntentId: randomUUID(), GameId: issue.gameId, SerialNumber: issue.serial };
  const bets = { Bets: [row('ssc.fixed', '3||||')] };
  await place(playerId, { ...input, ...bets, IntentId: randomUUID() });
  proxy.setBroken(true);
  await expect(place(playerId, { ...input, ...bets })).rejects.toThrow(UnknownState);
  proxy.setBroken(false);
  expect(await balanceOf(server().db, playerId, DEMO)).toBe(8000n);
  expect((await place(playerId, { ...input, ...bets })).ok).toBe(true);
});

it('a lease renews itself in time, once for all lanes, and tells when it is lost', async () => {
  const issue = await openTestIssue(server());
  await drawTestIssue(server(), issue, '1,2,3,4,5');
  const claim = await claimIssue(server().db, { steps: ['settle'], owner: 'old' });
  let now = 0;
  const lease = createLease(server().db, claim!, () => now);
  await server().clock.advance(9_000);
  now += 9_000;
  expect(await Promise.all([lease.isOurs(), lease.isOurs()])).toEqual([true, true]);
  await server().clock.advance(9_000);
  expect(await claimIssue(server().db, { steps: ['settle'], owner: 'thief' })).toBeUndefined();
  await server().clock.advance(2_000);
  now += 2_000;
  expect(await lease.isOurs()).toBe(true);
  expect(await claimIssue(server().db, { steps: ['settle'], owner: 'heir' })).toBeDefined();
  now += 2_000;
  expect(await lease.isOurs()).toBe(false);
});
