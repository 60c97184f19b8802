import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { createHubServer, defineHub, denied } from '@fairlot/hub';
import { reasonWithoutRedis, startRedisServer } from '@fairlot/hub/conformance/redis-server';
import { redisDelivery } from '@fairlot/hub/redis';
import { gameId, hubMethod } from '@fairlot/wire/core';
import { startTestServer, type TestServer } from '#testing';
import type { Feature } from './feature.ts';
import { sealOfHub } from './hub-seal.ts';
import { hubRoutes } from './hub.ts';

/** With an address of Redis the hub of this process is one of several. */
const wire = { join: hubMethod('Join', [gameId], z.boolean()) };
const feature: Feature = {
  name: 'try',
  start: async ({ access }) => {
    access.setAuthenticator(async () => ({
      playerId: 1n,
      sessionId: 's1',
      isAgent: false,
      flags: new Set(),
    }));
  },
  hub: () =>
    hubRoutes(wire, {
      join: async (call, id) => {
        await call.join(`game:${id}`);
        return true;
      },
    }),
};

/** A busy machine takes its time. */
const soon = { timeout: 10_000 };

const lack = reasonWithoutRedis();

describe.skipIf(lack !== '')(`with REDIS_URL${lack}`, () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let server: TestServer;
  beforeAll(async () => {
    redis = await startRedisServer();
    server = await startTestServer({ features: [feature], settings: { redisUrl: redis.url } });
  });
  afterAll(async () => {
    await server.stop();
    await redis.kill();
  });

  test('the hub of another process reaches our player, by name and by game', async () => {
    const connection = await connect({
      url: `${server.url}/Hub`,
      transport: 'WebSockets',
      token: () => 'any',
    });
    const heard: unknown[] = [];
    connection.on('Prize', (...args: unknown[]) => void heard.push(...args));
    await connection.start();
    expect(await connection.invoke('Join', 4)).toBe(true);

    const other = createHubServer({
      authenticate: () => denied(),
      delivery: redisDelivery({
        url: redis.url,
        prefix: 'fairlot',
        seal: await sealOfHub(server.platform.settings.dataFolder),
      }),
    });
    const hub = other.hub('/Hub', defineHub({ methods: {} }));
    await hub.clients.users(['1', '2']).send('Prize', 'player');
    await hub.clients.group('game:4').send('Prize', 'game');
    await hub.clients.group('game:5').send('Prize', 'other game');
    await hub.clients.all.send('Prize', 'all');
    await expect.poll(() => heard, soon).toEqual(['player', 'game', 'all']);
    await connection.stop();
    await other.close();
  });
});
