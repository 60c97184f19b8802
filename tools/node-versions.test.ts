// The static ring and a start run on every major version of Node that `engines` allows. The npm package `node` brings
// the versions; where it cannot be fetched the test is skipped under its name.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const isLong = process.env['TEST_LONG'] === '1';
const INSTALL_MS = 180_000;
const SLOW_MS = 600_000;
const VERSIONS = ['22', '24'] as const;

/** Installs a version of Node. Returns the folder of its program, or undefined where it cannot be fetched. */
function install(version: string): string | undefined {
  const folder = join(ROOT, '.fairlot/node', version);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', `node@${version}`],
    {
      timeout: INSTALL_MS,
      stdio: 'ignore',
    },
  );
  return status === 0 ? join(folder, 'node_modules/node/bin') : undefined;
}

async function freePorts(): Promise<readonly string[]> {
  const servers = [createServer(), createServer(), createServer()];
  const ports = servers.map(
    (server) =>
      new Promise<string>((done) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          done(String(typeof address === 'object' ? address?.port : 0));
        });
      }),
  );
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return found;
}

test('engines names the versions that are tried', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  expect([...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => major)).toEqual([
    '20',
    ...VERSIONS,
  ]);
});

describe.each(isLong ? VERSIONS : [])('Node %s', (version) => {
  const folder = install(version);
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env['PATH']}`,
    VITEST: undefined,
    TEST_RING: 'static',
  };

  test.skipIf(folder === undefined)(
    'passes the static ring',
    () => {
      const { status, stdout } = spawnSync('node', ['test.mjs', '--static'], {
        cwd: ROOT,
        env,
        encoding: 'utf8',
      });
      expect(status, stdout).toBe(0);
    },
    SLOW_MS,
  );

  test.skipIf(folder === undefined)(
    'starts the site',
    async () => {
      const data = mkdtempSync(join(ROOT, '.fairlot/node-data-'));
      const [PORT = '', CONSOLE_PORT = '', MEDIA_PORT = ''] = await freePorts();
      const site = spawn('node', ['start.mjs'], {
        cwd: ROOT,
        env: { ...env, FAIRLOT_DATA: data, PORT, CONSOLE_PORT, MEDIA_PORT },
        stdio: 'ignore',
      });
      try {
        await expect
          .poll(
            async () =>
              (await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined))?.status,
            {
              timeout: 120_000,
              interval: 500,
            },
          )
          .toBe(200);
      } finally {
        site.kill('SIGTERM');
        await new Promise((done) => site.once('exit', done));
        rmSync(data, { recursive: true, force: true });
      }
    },
    SLOW_MS,
  );
});
