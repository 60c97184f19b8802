import { expect, test } from 'vitest';
import { nextConnection, UNKNOWN, type ConnectionEvent } from './connection.ts';

const after = (...events: ConnectionEvent[]) =>
  events.reduce((now, event) => nextConnection(now, event, 1000), UNKNOWN);
const hub = (state: 'Connected' | 'Disconnected' | 'Reconnecting', retryInMs?: number) =>
  ({ kind: 'hub', state, retryInMs }) as const;
const OFF: ConnectionEvent = { kind: 'network', isOnline: false };
const ON: ConnectionEvent = { kind: 'network', isOnline: true };
const ANSWERED: ConnectionEvent = { kind: 'answered', isAnswering: true };

test('a hub that never was there is not lost', () => {
  expect(after(hub('Disconnected', 700)).isLost).toBe(false);
});

test('a hub that was there is lost, with the time of the next try while one is due', () => {
  const lost = after(hub('Connected'), hub('Disconnected', 700));
  expect(lost).toMatchObject({ isLost: true, isAnswering: false, nextTryAt: 1700 });
  expect(nextConnection(lost, hub('Reconnecting'), 1700)).toMatchObject({
    isLost: true,
    nextTryAt: undefined,
  });
  expect(nextConnection(lost, hub('Connected'), 1700).isLost).toBe(false);
});

test('without a network everything is lost at once, and nothing answers', () => {
  const off = after(hub('Connected'), OFF, ANSWERED);
  expect(off).toMatchObject({ isLost: true, isOffline: true, isAnswering: false });
  expect(nextConnection(off, hub('Disconnected', 500), 1000).isLost).toBe(true);
  // The network is back, the hub not yet.
  const back = after(hub('Connected'), OFF, hub('Disconnected', 500), ON);
  expect(back).toMatchObject({ isLost: true, isOffline: false });
  // Where the hub never was there the page lives by its polls, and goes on.
  expect(after(OFF, ON).isLost).toBe(false);
});

test('a server that still answers holds no bet back, until the next silence', () => {
  const lost = after(hub('Connected'), hub('Disconnected'), ANSWERED);
  expect(lost.isAnswering).toBe(true);
  expect(nextConnection(lost, { kind: 'answered', isAnswering: false }, 0).isAnswering).toBe(false);
  expect(nextConnection(lost, hub('Connected'), 0).isAnswering).toBe(false);
  expect(after(ANSWERED).isAnswering).toBe(false);
});

test('the end of a login ends what was lost with it', () => {
  expect(after(hub('Connected'), hub('Disconnected'), { kind: 'left' })).toEqual(UNKNOWN);
});
