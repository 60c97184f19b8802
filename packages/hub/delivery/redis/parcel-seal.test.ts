import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonWithoutRedis, startRedisServer } from '../../conformance/redis-server.ts';
import type { RedisServer } from '../../conformance/redis-server.ts';
import { enter, heardBy, openStation, say, specifyDelivery } from '../specification.ts';
import type { ParcelSeal } from './parcel-seal.ts';
import { redisDelivery } from './redis-delivery.ts';

/** Turns every bit over and says for which channel: enough to see what passes through it. */
const seal: ParcelSeal = {
  seal: (channel, parcel) => {
    const said = Buffer.concat([Buffer.from(`${channel}\n`), parcel]);
    return Buffer.from(said.map((byte) => byte ^ 0xff));
  },
  open: (channel, sealed) => {
    const said = Buffer.from(sealed.map((byte) => byte ^ 0xff));
    const head = Buffer.from(`${channel}\n`);
    if (!said.subarray(0, head.length).equals(head)) throw new TypeError('sealed for another');
    return said.subarray(head.length);
  },
};

const reason = reasonWithoutRedis();
describe.skipIf(reason !== '')(`with a real Redis${reason}`, () => {
  let redis: RedisServer;
  beforeAll(async () => void (redis = await startRedisServer()), 60_000);
  afterAll(() => redis.kill());

  specifyDelivery('sealed Redis', () => {
    const deliver = redisDelivery({ url: redis.url, prefix: randomUUID(), seal });
    return Promise.all([openStation(deliver('/hub')), openStation(deliver('/hub'))]);
  });

  test('what passes is not to be read, and what was not sealed, or for another channel, is refused', async () => {
    const prefix = randomUUID();
    const open = (sealed: object) =>
      openStation(redisDelivery({ url: redis.url, prefix, ...sealed })('/hub'));
    const [a, b, stranger] = await Promise.all([open({ seal }), open({ seal }), open({})]);
    const reader = new Redis(redis.url);
    const seen: { readonly channel: string; readonly bytes: Buffer }[] = [];
    reader.on('pmessageBuffer', (_: Buffer, channel: Buffer, bytes: Buffer) => {
      seen.push({ channel: channel.toString(), bytes });
    });
    await reader.psubscribe(`${prefix}:*`);
    const listener = await enter(b, 'here', 'u1');
    await say(stranger, { kind: 'all' }, 'by a stranger');
    await say(a, { kind: 'users', ids: ['u1'] }, 'by one of us');
    expect(await heardBy(a, listener)).toEqual([['by one of us']]);
    const passed = () => Buffer.concat(seen.map(({ bytes }) => bytes)).toString('latin1');
    await expect.poll(() => seen.length).toBeGreaterThanOrEqual(3);
    expect(passed()).toContain('by a stranger');
    expect(passed()).not.toContain('by one of us');
    const moved = seen.find(({ channel }) => channel.includes(':user:'));
    const writer = new Redis(redis.url);
    expect(await writer.publish(`${prefix}:/hub:connection:here`, moved?.bytes ?? '')).toBe(2);
    expect(await heardBy(a, listener)).toEqual([[]]);
    const refused = b.logged.filter((line) => /another process was refused/.test(line));
    expect(refused).toHaveLength(2);
    for (const { delivery } of [a, b, stranger]) await delivery.stop();
    await Promise.all([reader.quit(), writer.quit()]);
  });
});
