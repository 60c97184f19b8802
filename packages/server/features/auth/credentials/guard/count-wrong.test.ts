import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { clearFailures, MOST_FAILURES, readLock } from './store-attempts.ts';
import { ANY_LANE, countWrong, readPressure } from './store-work.ts';
import { credentials } from '../index.ts';

const server = withTestServer({
  features: [settings, credentials, login, ...PASSWORD_ONLY],
  games: [],
});
const MINUTE = 60_000;

/** Of a network of its own: what is counted is nobody else's. */
const whoOf = (n: number) => ({
  nameKey: `counted${n}`,
  address: `198.51.${n}.7`,
  network: `198.51.${n}.0/24`,
});
const count = (n: number, lane = whoOf(n).network) =>
  countWrong(server().db, whoOf(n), { lane, most: MOST_FAILURES });

test('wrong passwords that come at once are counted each, and each fifth locks', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => count(1)));
  const left = all.map((each) => each.left).toSorted();
  expect(left).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4]);
  expect(all.filter((each) => each.left === 0)).toEqual([
    { left: 0, minutes: 30 },
    { left: 0, minutes: 30 },
  ]);
  const who = whoOf(1);
  expect(await readPressure(server().db, who)).toMatchObject({
    name: 12,
    address: 12,
    network: 12,
    lockedMin: 30,
  });
  // Another way to come in has a count of its own.
  expect(await count(1, 'known')).toEqual({ left: 4, minutes: 0 });
});

test('a quarter of an hour later it is counted anew', async () => {
  for (let n = 0; n < 4; n += 1) await count(2);
  await server().clock.advance(15 * MINUTE + 1_000);
  expect(await count(2)).toEqual({ left: 4, minutes: 0 });
  const { name, network } = await readPressure(server().db, whoOf(2));
  expect([name, network]).toEqual([1, 1]);
});

test('who is counted and who is forgiven wait for each other one way only', async () => {
  const { nameKey, network } = whoOf(3);
  // FairQueue on both sides of the one of all networks: an order of rows that is not held would show in one of them.
  const lanes = ['a-lane', 'z-lane', network];
  const forgive = (lane: string) => clearFailures(server().db, nameKey, [ANY_LANE, lane]);
  const work = Array.from({ length: 120 }, (_, n) => {
    const lane = lanes[n % lanes.length] ?? '';
    return n % 2 === 0 ? count(3, lane).then(() => undefined) : forgive(lane);
  });
  const ends = await Promise.allSettled(work);
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  await Promise.all(lanes.map(forgive));
  expect(await readLock(server().db, nameKey, network)).toBe(0);
});
