import { afterEach, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { refusedUpgrade } from './clients.ts';
import { ask } from './http-clients.ts';

let app: TestApp;
let now = 1;
const warnings: object[] = [];
afterEach(async () => {
  warnings.length = 0;
  await app.stop();
});

async function start(): Promise<void> {
  const ignore = () => {};
  const warn = (fields: object) => void warnings.push(fields);
  const log = { debug: ignore, info: ignore, warn, error: ignore };
  app = await startTestApp({ server: { log, clock: { now: () => now } } });
}

const negotiate = (Origin: string, Host: string) =>
  ask(app, '/Hub/negotiate', { method: 'POST', headers: { Origin, Host } });

test('warns once an hour when a proxy changes the host', async () => {
  await start();
  const seen = { origin: 'https://play.example', host: 'backend:3000' };
  for (let asked = 0; asked < 3; asked++) {
    expect((await negotiate(seen.origin, seen.host)).status).toBe(403);
  }
  expect(await refusedUpgrade(app, undefined, { Origin: seen.origin, Host: seen.host })).toBe(403);
  expect(warnings).toEqual([seen]);
  now += 60 * 60_000;
  await negotiate(seen.origin, seen.host);
  expect(warnings).toEqual([seen, seen]);
});

test('accepts a page when the proxy passes the host on', async () => {
  await start();
  expect((await negotiate('https://play.example', 'play.example')).status).toBe(401);
  expect(warnings).toEqual([]);
});

test('logs at most ten short warnings an hour', async () => {
  await start();
  for (let index = 0; index < 20; index++) {
    await negotiate(`https://${index}.example/${'x'.repeat(1_000)}`, 'h');
  }
  expect(warnings.length).toBe(10);
  expect(JSON.stringify(warnings).length).toBeLessThan(3_000);
});
