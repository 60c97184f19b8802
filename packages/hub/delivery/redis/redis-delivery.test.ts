import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort, reasonWithoutRedis, startRedisServer } from '../../conformance/redis-server.ts';
import type { RedisServer } from '../../conformance/redis-server.ts';
import { encodeEvent } from '../../protocol/encoded.ts';
import { LocalIndex } from '../local.ts';
import {
  enter,
  heardBy,
  openStation,
  question,
  say,
  soon,
  specifyDelivery,
} from '../specification.ts';
import type { Station } from '../specification.ts';
import { RedisUnavailable } from './publisher.ts';
import { redisDelivery } from './redis-delivery.ts';

const reason = reasonWithoutRedis();

describe.skipIf(reason !== '')(`with a real Redis${reason}`, () => {
  let redis: RedisServer;
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  beforeAll(async () => {
    process.on('unhandledRejection', note);
    redis = await startRedisServer();
  }, 60_000);
  afterAll(async () => {
    await redis.kill();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  /** Stations of one hub that no other test shares. */
  const openStations = (silenceMs = 5_000): Promise<[Station, Station]> => {
    const deliver = redisDelivery({ url: redis.url, prefix: randomUUID(), silenceMs });
    return Promise.all([openStation(deliver('/hub')), openStation(deliver('/hub'))]);
  };
  specifyDelivery('Redis', () => openStations());

  describe('that comes and goes', () => {
    let a: Station;
    let b: Station;
    beforeEach(async () => {
      [a, b] = await openStations();
    });
    afterEach(async () => {
      await a.delivery.stop();
      await b.delivery.stop();
      redis.thaw();
      await redis.kill();
      await redis.start();
    });
    const signal = new AbortController().signal;
    const isLost = (station: Station) => station.logged.filter((line) => /not reach/.test(line));

    test('N4 without Redis a process serves its own; after it all works again', async () => {
      const [ann, bob] = [await enter(a, 'ann', 'ann'), await enter(b, 'bob')];
      const waiting = expect(b.delivery.ask('ann', question('q1'), signal)).rejects.toThrow(
        RedisUnavailable,
      );
      await expect.poll(() => ann.asked, soon).toEqual(['q1']);
      await redis.kill();
      await waiting;
      await expect.poll(() => isLost(a).length + isLost(b).length, soon).toBe(4);
      await say(b, { kind: 'all' }, 'lost');
      await say(b, { kind: 'clients', ids: ['ann'] }, 'lost');
      await say(a, { kind: 'clients', ids: ['ann'] }, 'own');
      await a.delivery.changeGroup('add', 'g', 'ann');
      const cyd = await enter(a, 'cyd', 'cyd');
      await expect(b.delivery.changeGroup('add', 'g', 'cyd')).rejects.toThrow(RedisUnavailable);
      await expect(b.delivery.ask('cyd', question('q2'), signal)).rejects.toThrow(RedisUnavailable);
      expect(ann.heard).toEqual(['own']);
      ann.heard.length = 0;

      await redis.start();
      // It is there for b while a may still be away: a change waits until a has come back.
      await expect.poll(() => b.logged.filter((line) => /back/.test(line)).length, soon).toBe(2);
      await b.delivery.changeGroup('add', 'h', 'cyd');
      await say(b, { kind: 'groups', names: ['g', 'h'] }, 'groups');
      await say(b, { kind: 'users', ids: ['ann', 'cyd'] }, 'users');
      expect(await heardBy(b, ann, bob, cyd)).toEqual([
        ['groups', 'users'],
        [],
        ['groups', 'users'],
      ]);
      const asked = b.delivery.ask('ann', question('q3'), signal);
      await expect.poll(() => ann.asked, soon).toContain('q3');
      a.index.answered(ann, 'q3', { kind: 'value', value: 1 });
      expect(await asked).toEqual({ kind: 'value', value: 1 });
      const lost = 'A message to other processes was lost.';
      expect(b.logged.filter((line) => line === lost)).toEqual([lost]);
    });

    test('N4 a Redis that is silent is given up, and found again', async () => {
      const [c, d] = await openStations(300);
      const ann = await enter(c, 'ann');
      redis.freeze();
      await say(d, { kind: 'all' }, 'lost');
      await expect.poll(() => isLost(c).length, soon).toBeGreaterThan(1);
      redis.thaw();
      const back = () => c.logged.filter((line) => /back/.test(line)).length;
      await expect.poll(() => back() >= 2 && back() === isLost(c).length, soon).toBe(true);
      await c.delivery.changeGroup('add', 'g', 'ann');
      await expect
        .poll(async () => {
          await say(d, { kind: 'groups', names: ['g'] }, 'again');
          return ann.heard.includes('again');
        }, soon)
        .toBe(true);
      await Promise.all([c.delivery.stop(), d.delivery.stop()]);
    });

    test('N4 a hub starts without Redis and finds it later', async () => {
      await redis.kill();
      const [c, d] = await openStations();
      const ann = await enter(c, 'ann', 'ann');
      await say(d, { kind: 'all' }, 'lost');
      await redis.start();
      const back = () => [...c.logged, ...d.logged].filter((line) => /back/.test(line));
      await expect.poll(() => back().length, soon).toBe(4);
      await d.delivery.changeGroup('add', 'g', 'ann');
      await say(d, { kind: 'groups', names: ['g'] }, 1);
      expect(await heardBy(d, ann)).toEqual([[1]]);
      await Promise.all([c.delivery.stop(), d.delivery.stop()]);
    });

    test('N3 a stopped delivery is silent and keeps no one waiting', async () => {
      const [ann, bob] = [await enter(a, 'ann'), await enter(b, 'bob')];
      const failed = expect(b.delivery.ask('ann', question('q'), signal)).rejects.toThrow(/clos/);
      await expect.poll(() => ann.asked, soon).toEqual(['q']);
      await b.delivery.stop();
      await failed;
      await say(a, { kind: 'all' }, 1);
      expect(await heardBy(a, ann)).toEqual([[1]]);
      expect(bob.heard).toEqual([]);
    });

    test('N1 what is sent before Redis was reached is not lost, after the end it is', async () => {
      const prefix = randomUUID();
      const deliver = redisDelivery({ url: redis.url, prefix });
      const c = await openStation(deliver('/hub'));
      const ann = await enter(c, 'ann');
      const delivery = deliver('/hub');
      const starting = openStation(delivery);
      await delivery.send({ kind: 'all' }, encodeEvent('message', ['early']));
      const d = await starting;
      expect(await heardBy(d, ann)).toEqual([['early']]);
      await Promise.all([c.delivery.stop(), d.delivery.stop()]);
      await say(d, { kind: 'all' }, 'late');
      await expect(d.delivery.changeGroup('add', 'g', 'ann')).rejects.toThrow(/not running/);
    });

    test('N3 an answer that cannot be carried is a failure and not a silence', async () => {
      const ann = await enter(a, 'ann');
      const failed = expect(b.delivery.ask('ann', question('q'), signal)).rejects.toThrow(/proto/);
      await expect.poll(() => ann.asked, soon).toEqual(['q']);
      a.index.answered(ann, 'q', { kind: 'value', value: JSON.parse('{"__proto__": 1}') });
      await failed;
    });

    test('N4 a password that is refused is not told to the log', async () => {
      const admin = new Redis(redis.url);
      await admin.config('SET', 'requirepass', 'right');
      admin.disconnect();
      const logged: object[] = [];
      const note = (fields: object) => void logged.push(fields);
      const url = redis.url.replace('//', '//:wrong@');
      const delivery = redisDelivery({ url })('/hub');
      const log = { debug: note, warn: note, error: note };
      await delivery.start(new LocalIndex(), { protocols: [], log });
      await delivery.send({ kind: 'all' }, encodeEvent('message', ['lost']));
      await expect.poll(() => logged.length, soon).toBe(3);
      expect(inspect(logged, { depth: null, showHidden: true })).not.toContain('wrong');
      await delivery.stop();
    });

    test('N6 an owner that never confirms is waited for up to the limit', async () => {
      const prefix = randomUUID();
      const deliver = redisDelivery({ url: redis.url, prefix, groupLimitMs: 100 });
      const c = await openStation(deliver('/hub'));
      const dead = new Redis(redis.url);
      await dead.subscribe(`${prefix}:/hub:connection:x`);
      await expect(c.delivery.changeGroup('add', 'g', 'x')).rejects.toThrow(/within 0.1 s/);
      await dead.quit();
      await c.delivery.changeGroup('add', 'g', 'x');
      await c.delivery.stop();
    });

    test('what no process understands is refused and hurts nobody', async () => {
      const prefix = randomUUID();
      const deliver = redisDelivery({ url: redis.url, prefix });
      const c = await openStation(deliver('/hub'));
      const ann = await enter(c, 'ann');
      const stranger = new Redis(redis.url);
      const odd = ['', '\u0000', 'hello', '\u0092\u00a1z\u00a1z', '\u0093\u00a1s\u0090\u0001'];
      for (const text of odd) {
        await stranger.publish(`${prefix}:/hub:all`, Buffer.from(text, 'latin1'));
      }
      stranger.disconnect();
      expect(await heardBy(c, ann)).toEqual([[]]);
      expect(c.logged.length).toBe(odd.length);
      await c.delivery.stop();
    });
  });

  test('N4 an address where nothing listens neither fails nor waits', async () => {
    const url = `redis://127.0.0.1:${await freePort()}`;
    const alone = await openStation(redisDelivery({ url })('/hub'));
    const ann = await enter(alone, 'ann');
    await say(alone, { kind: 'clients', ids: ['ann'] }, 1);
    expect(ann.heard).toEqual([1]);
    await alone.delivery.stop();
  });
});
