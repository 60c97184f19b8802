import * as z from 'zod/mini';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { specPost } from '@fairlot/wire/core';
import { startApp, type App } from './app.ts';
import type { Feature } from '#platform/feature';
import { createLog } from '#platform/log';
import { routes } from '#platform/route';
import { createTestDatabase, type TestDatabase } from '#testing';

const wire = {
  slow: specPost('/api/Try/Slow', {
    access: 'anyone',
    input: z.object({}),
    output: z.string(),
    about: 'Answers when the test says so.',
  }),
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const start = (
  features: readonly Feature[],
  port = 0,
  console?: { readonly host: string; readonly port: number },
): Promise<App> =>
  startApp({
    appUrl: database.appUrl,
    settings: { isDemo: true, rateLimit: 0, trustedProxies: 0, webRoot: undefined, dataFolder: '' },
    log: createLog('silent'),
    host: '127.0.0.1',
    port,
    console,
    features,
  });

test('while it stops, the job at hand and the request in flight are finished', async () => {
  const events: string[] = [];
  let feature: Feature = { name: 'try' };
  let answer = (): void => {};
  let arrived = (): void => {};
  const inFlight = new Promise<void>((done) => (arrived = done));
  const slow = () =>
    new Promise<string>((done) => {
      answer = () => done('done');
      arrived();
    });
  let finishJob = (): void => {};
  const jobRuns = new Promise<void>((begun) => {
    const run = async (): Promise<'idle'> => {
      begun();
      await new Promise<void>((done) => (finishJob = done));
      events.push('job');
      return 'idle';
    };
    feature = {
      name: 'try',
      http: () => routes(wire, { slow }),
      jobs: () => [{ name: 'held', run }],
    };
  });
  const app = await start([feature]);
  await jobRuns;
  const reply = fetch(new URL('/api/Try/Slow', app.url), {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await inFlight;
  const stopping = app.stop().then(() => events.push('stopped'));
  expect((await fetch(new URL('/healthz', app.url))).status).toBe(503);
  finishJob();
  answer();
  expect(await (await reply).text()).toBe('"done"');
  await stopping;
  expect(events).toEqual(['job', 'stopped']);
});

test('the accounts of the house are summed by themselves', async () => {
  const app = await start([]);
  const taken = async (): Promise<number> => {
    const { rows } = await sql<{ accounts: bigint }>`
      SELECT count(DISTINCT account) AS accounts FROM ledger_snapshot`.execute(database.owner);
    return Number(rows[0]?.accounts);
  };
  await vi.waitFor(async () => expect(await taken()).toBe(2), { timeout: 20_000 });
  await app.stop();
});

test('a port that is taken is told, and nothing stays behind', async () => {
  const app = await start([]);
  const port = Number(new URL(app.url).port);
  await expect(start([], port)).rejects.toThrow(/EADDRINUSE/);
  expect((await fetch(new URL('/healthz', app.url))).status).toBe(200);
  await app.stop();
  const again = await start([], port);
  await again.stop();
});

test('the console stands beside the site, and the site goes on where its port is taken', async () => {
  const first = await start([], 0, { host: '127.0.0.1', port: 0 });
  const { console: open } = first;
  if (typeof open === 'string') throw new Error(open);
  expect((await fetch(new URL('/healthz', open.url))).status).toBe(200);
  const port = Number(new URL(open.url).port);
  const second = await start([], 0, { host: '127.0.0.1', port });
  expect(second.console).toBe('taken');
  expect((await fetch(new URL('/healthz', second.url))).status).toBe(200);
  const third = await start([]);
  expect(third.console).toBe('none');
  await Promise.all([first.stop(), second.stop(), third.stop()]);
  await expect(fetch(new URL('/healthz', open.url))).rejects.toThrow();
});
