import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startApp } from '../app.ts';
import { features as allFeatures } from '../features/index.ts';
import { callbacks } from '#platform/callbacks';
import type { Feature, Platform } from '#platform/feature';
import { createLog } from '#platform/log';
import { pageSkin } from '#platform/page';
import { pictures } from '#platform/pictures';
import type { Port, PortList } from '#platform/port';
import { startTestServer } from '#testing';

type Declared = { readonly port: Port<unknown>; readonly by: string };
const required: readonly Declared[] = allFeatures.flatMap(({ name: by, ports = [] }) =>
  ports.map((port) => ({ port, by })),
);
const named = required.map(({ port, by }) => [port.name, { port, by }] as const);

/** A start without a database: it ends before the first query, or fails because it gets further. */
const start = (features: readonly Feature[]) =>
  startApp({
    appUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    settings: { isDemo: true, rateLimit: 0, trustedProxies: 0, webRoot: undefined, dataFolder: '' },
    log: createLog('silent'),
    host: '127.0.0.1',
    port: 0,
    features,
    withJobs: false,
  });

type Change = (ports: Platform['ports'], feature: Feature) => Partial<Platform['ports']>;
/** The features, with `provide` given other ports than those of the program. */
const changed = (change: Change): readonly Feature[] =>
  allFeatures.map((feature) => ({
    ...feature,
    provide: (platform) =>
      feature.provide?.({
        ...platform,
        ports: { ...platform.ports, ...change(platform.ports, feature) },
      }),
  }));

/** Features without what they do at the start and by the clock: their ports alone. */
const idle = (features: readonly Feature[]): readonly Feature[] =>
  features.map(({ start: _, jobs: __, ...feature }) => feature);

/** Starts all features, and tells which of them filled what. */
async function startRecorded() {
  const fillers = new Map<unknown, string>();
  const parts = new Map<string, string[]>();
  const recorded = changed((ports, { name }) => ({
    fill: (port, answer) => {
      fillers.set(port, name);
      ports.fill(port, answer);
    },
    add: <T>(list: PortList<T>, part: T) => {
      parts.set(list.name, [...(parts.get(list.name) ?? []), name]);
      ports.add(list, part as never);
    },
  }));
  const server = await startTestServer({ features: idle(recorded), games: [] });
  await server.stop();
  return { fillers, parts };
}
const { fillers, parts } = await startRecorded();

test('the program starts when every port is filled, those with a default too', () => {
  expect(required.length).toBeGreaterThan(15);
  for (const { port } of required) expect(fillers.get(port), port.name).toBeDefined();
  for (const port of [pageSkin, callbacks, pictures])
    expect(fillers.get(port), port.name).toBeDefined();
});

test.each(named)(
  'refuses to start when the line is lost that fills %s',
  async (name, { port, by }) => {
    const features = changed((ports) => ({
      fill: (filled, answer) => void (filled === port || ports.fill(filled, answer)),
    }));
    await expect(start(features)).rejects.toThrow(
      `no feature fills these ports: ${name} (of ${by})`,
    );
  },
);

test.each(named)(
  'refuses to start without the feature that fills %s',
  async (name, { port, by }) => {
    const features = allFeatures.filter((feature) => feature.name !== fillers.get(port));
    await expect(start(features)).rejects.toThrow(`${name} (of ${by})`);
  },
);

test('a feature lists every port that it declares', () => {
  const root = join(import.meta.dirname, '../features');
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((domain) => domain.isDirectory())
    .flatMap(({ name }) => readdirSync(join(root, name), { withFileTypes: true }))
    .filter((feature) => feature.isDirectory());
  for (const folder of folders) {
    const path = join(folder.parentPath, folder.name);
    const sources = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing/.test(file))
      .map((file) => readFileSync(join(path, file), 'utf8'));
    const declared = sources.flatMap((source) =>
      [...source.matchAll(/\bport<[\s\S]*?\(\s*'([^']+)',?\s*\)/g)].map(([, name]) => name),
    );
    const uses = sources.join('\n').match(/\bport[<(]/g) ?? [];
    expect(declared, folder.name).toHaveLength(uses.length);
    const listed = required.filter(({ by }) => by === folder.name).map(({ port }) => port.name);
    expect(listed.toSorted(), folder.name).toEqual(declared.toSorted());
  }
});

/** A list has no number of parts of its own; a lost part shows here. */
test('every list has its parts', () => {
  expect(Object.fromEntries(parts)).toMatchInlineSnapshot(`
    {
      "agent-deposit.limits": [
        "transfer",
      ],
      "counterparts of statements": [
        "deposit",
        "deposit",
        "deposit",
        "withdraw",
      ],
      "layer.limits": [
        "deposit",
        "withdraw",
      ],
      "operator.desk-queues": [
        "operator",
        "publishing",
        "exchange-rate",
        "deposit",
        "withdraw",
        "reconcile",
        "lottery",
        "lottery",
        "move",
        "upkeep",
      ],
      "proof.security-rows": [
        "authenticator",
        "passkey",
        "contact",
        "wechat",
        "profile",
        "profile",
      ],
      "provider notices": [
        "deposit",
        "deposit",
        "withdraw",
      ],
      "publish.kinds": [
        "banner",
        "help",
        "template",
        "player-tier",
        "player-tier",
        "exchange-rate",
        "provider",
        "deposit",
        "money-settings",
      ],
    }
  `);
});
