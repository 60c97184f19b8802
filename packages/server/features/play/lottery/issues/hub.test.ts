import { expect, test } from 'vitest';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import type { HubCall } from '#platform/hub';
import { withTestServer } from '#testing';
import { lotteryHubRoutes } from './hub.ts';
import { lottery } from '../index.ts';

const server = withTestServer({ features: [lottery], withJobs: false });

/** A connection that notes which channels it follows. */
function connection(...first: string[]) {
  const channels = new Set(first);
  const call: HubCall = {
    get operator(): never {
      throw new Error('a player is no operator');
    },
    principal: { playerId: 1n, sessionId: 's', isAgent: false, flags: new Set() },
    connectionId: 'c',
    ip: '192.0.2.1',
    userAgent: '',
    channels,
    join: async (channel) => void channels.add(channel),
    leave: async (channel) => void channels.delete(channel),
  };
  const invoke = (target: string, ...args: unknown[]) =>
    lotteryHubRoutes(server().platform)
      .find((route) => route.method.target === target)
      ?.handle(call, ...args);
  return { channels, invoke };
}

test('Join follows a game, beside others', async () => {
  const { channels, invoke } = connection('game:9');
  expect(await invoke(lotteryHub.join.target, 4)).toBe(true);
  expect([...channels]).toEqual(['game:9', 'game:4']);
});

test('MultiJoin follows these games and no others, and leaves what is no game alone', async () => {
  const { channels, invoke } = connection('game:9', 'room:1', 'game:4');
  expect(await invoke(lotteryHub.multiJoin.target, [4, 93])).toBe(true);
  expect([...channels].toSorted()).toEqual(['game:4', 'game:93', 'room:1']);
  expect(await invoke(lotteryHub.multiJoin.target, [])).toBe(true);
  expect([...channels]).toEqual(['room:1']);
});

test('a game that there is not is told and not followed', async () => {
  const { channels, invoke } = connection();
  expect(await invoke(lotteryHub.join.target, 999)).toBe(false);
  expect(await invoke(lotteryHub.multiJoin.target, [4, 31_000])).toBe(false);
  expect([...channels]).toEqual(['game:4']);
});
