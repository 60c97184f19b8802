import { setImmediate as breathe } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { connect, RawClient } from './clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const chunk = 'z'.repeat(64 * 1024);

test('C9 a receiver that reads nothing is dropped when too much waits, others hear everything', async () => {
  await start();
  const slow = await RawClient.shaken(app, 'slow');
  const quick = await connect(app, 'ann');
  slow.socket.pause();
  let sent = 0;
  // The operating system takes some megabytes before anything waits here.
  while (app.hub.stats().dropped === 0 && sent < 2000) {
    await app.hub.clients.all.send('message', chunk);
    sent++;
    await new Promise(setImmediate);
  }
  expect(app.hub.stats()).toMatchObject({ dropped: 1, connections: 1 });
  await expect.poll(() => quick.heard.length).toBe(sent);
  expect(app.journal).toContain('disconnected slow: The client left too much unsent.');
  slow.socket.terminate();
  await quick.connection.stop();
});

test('a dropped receiver that reads on learns that it may reconnect', async () => {
  await start({ hub: { maxUnsentBytes: 200_000 } });
  const slow = await RawClient.shaken(app);
  slow.socket.pause();
  while (app.hub.stats().dropped === 0) {
    void app.hub.clients.all.send('message', chunk);
    await new Promise(setImmediate);
  }
  slow.socket.resume();
  expect(await slow.closeRecord()).toMatchObject({ type: 7, allowReconnect: true });
});

test('C9 sends to one connection wait for it, and it is ended when it takes nothing for too long', async () => {
  await start({ hub: { sendTimeoutMs: 150, maxUnsentBytes: 1e9 } });
  const slow = await RawClient.shaken(app);
  slow.socket.pause();
  const [only] = [...app.hub.connections()];
  let isWaiting = false;
  for (let count = 0; count < 500 && app.hub.stats().connections > 0; count++) {
    const sending = app.hub.clients.client(only?.connectionId ?? '').send('message', chunk);
    const first = await Promise.race([sending, breathe('waiting')]);
    if (first === 'waiting') {
      isWaiting = true;
      await sending;
    }
  }
  expect(isWaiting).toBe(true);
  expect(app.hub.stats()).toMatchObject({ dropped: 1, connections: 0 });
  expect(app.journal[1]).toBe('disconnected ann: The client took nothing for too long.');
  slow.socket.terminate();
});

test('a receiver that reads slowly but steadily gets everything', async () => {
  await start({ hub: { sendTimeoutMs: 200 } });
  const slow = await RawClient.shaken(app);
  const [only] = [...app.hub.connections()];
  const count = 150;
  let isDone = false;
  // Its pace is what is tested: slower than what is sent, and never as slow as the timeout.
  const reading = setInterval(() => {
    slow.socket.resume();
    setTimeout(() => isDone || slow.socket.pause(), 2);
  }, 10);
  for (let index = 0; index < count; index++) {
    await app.hub.clients.client(only?.connectionId ?? '').send('message', chunk);
  }
  clearInterval(reading);
  isDone = true;
  slow.socket.resume();
  await expect.poll(() => slow.records.length, { timeout: 10_000 }).toBe(count + 1);
  expect(app.hub.stats().dropped).toBe(0);
  slow.socket.terminate();
});
