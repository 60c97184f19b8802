import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { expectNoSecrets, keepLog } from './canaries.ts';
import { SERVER_FLAGS } from '../tools/server-flags.mjs';
import { inject } from 'vitest';
import {
  createTestDatabase,
  openTestDatabase,
  type DatabaseAddress,
  type DatabaseServer,
  type TestDatabase,
} from '../packages/server/testing/database.ts';

/** The built server as a process of its own, on a database whose clock the test moves. */
export type World = TestDatabase & {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Where operators come in; empty in a world that was not asked for it. */
  readonly consoleUrl: string;
  /** Its data folder. */
  readonly data: string;
  /** Ends the process without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same database and the same port. */
  start(): Promise<void>;
};

/** Noon of the site, so that no test runs into the end of a day. The time runs on from here. */
const START = Date.UTC(2026, 2, 5, 4);

/** Games of the house, one of which is instant, and one that waits for its feed. */
const GAMES = [1, 4, 8, 9, 23, 35, 47, 48, 56, 67, 77, 85, 93, 96, 121];

/** For a file that plays in one of them, or in none: a game of a minute and one of five, whose issues are a tenth of all. */
export const FEW_GAMES = [4, 9];

/** All tests of a worker come from one address, and open an account or two each. */
const REGISTRATIONS = '10000';

/**
 * A world looks for work eighty times a second; this multiplier halves that. The work is the same, each step up to a quarter
 * of a second later, and up to a second later where no notification comes. The long run has the pace of production.
 */
const PACE = '2';

const ROOT = dirname(import.meta.dirname);
const READY = /Fairlot is ready: (http:\S+?)\/Login/;

async function startServer(
  env: NodeJS.ProcessEnv & { readonly FAIRLOT_DATA: string },
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, 'dist/server/main.mjs')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = child;
  stdout.on('data', (said) => keepLog(env.FAIRLOT_DATA, String(said)));
  stderr.on('data', (said) => {
    keepLog(env.FAIRLOT_DATA, String(said));
    process.stderr.write(said);
  });
  const lines = createInterface({ input: stdout });
  const url = await new Promise<string>((found, failed) => {
    lines.on('line', (line) => {
      const ready = READY.exec(line)?.[1];
      // It shows a name; what tests keep by origin and block by address goes by the number.
      if (ready) found(ready.replace('//localhost:', '//127.0.0.1:'));
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { child, url };
}

/** A port that nobody listens on; 0 would mean that there is no console. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The built clients as a world serves them, with a font that the browser lacks. */
export const WEB_ROOT = join(ROOT, '.fairlot/e2e-web');
export const CONSOLE_ROOT = join(ROOT, '.fairlot/e2e-console');

export type WorldOptions = {
  readonly withConsole?: boolean;
  /** With the provider that pays for play. */
  readonly withSandbox?: boolean;
  /** Told where no test file asks: in a global setup. */
  readonly server?: DatabaseServer;
  /** Other games than the usual ones, by id: the start makes their issues of two days, and each draws all the time. */
  readonly games?: readonly number[];
  /** The same, and those that a feed tells are rehearsed. */
  readonly rehearsed?: readonly number[];
  /** The same, and those that a feed tells wait for what it tells. */
  readonly fed?: readonly number[];
  /** Milliseconds UTC, where that is not noon. */
  readonly start?: number;
};

/** Starts a world of its own, for a file that stops the server or needs its console; stop it at the end. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  if (!options.server) await leaveWorld();
  const database = await createTestDatabase(options.server);
  await database.clock.set(options.start ?? START);
  await database.clock.run();
  const data = mkdtempSync(join(tmpdir(), 'fairlot-world-'));
  const env = {
    DATABASE_URL: database.ownerUrl,
    FAIRLOT_ROOT: ROOT,
    FAIRLOT_DATA: data,
    FAIRLOT_DEMO: '1',
    PROGRAM_CHECK: 'off',
    // All that it could ever say is looked at.
    LOG_LEVEL: 'trace',
    WEB_ROOT,
    CONSOLE_ROOT,
    BEACON_RELAYS: '',
    GAMES: String(options.rehearsed ?? options.fed ?? options.games ?? GAMES),
    REHEARSALS: options.rehearsed ? '1' : '0',
    RATE_LIMIT: '0',
    JOB_PACE: process.env['TEST_LONG'] === '1' ? '1' : PACE,
    HOST: '127.0.0.1',
    MEDIA_PORT: String(await freePort()),
    SANDBOX_PORT: String(options.withSandbox ? await freePort() : 0),
    CONSOLE_PORT: String(options.withConsole ? await freePort() : 0),
  };
  let { child, url } = await startServer({ ...env, PORT: '0' });
  await sql`
    INSERT INTO site_setting (name, value) VALUES ('registrationsPerHour', ${REGISTRATIONS}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(database.owner);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    ...database,
    url,
    consoleUrl: options.withConsole ? `http://127.0.0.1:${env.CONSOLE_PORT}` : '',
    data,
    kill: () => end('SIGKILL'),
    start: async () => {
      ({ child, url } = await startServer({ ...env, PORT: new URL(url).port }));
    },
    stop: async () => {
      await end('SIGTERM');
      await database.stop();
      try {
        expectNoSecrets(data);
      } finally {
        rmSync(data, { recursive: true, force: true });
      }
    },
  };
}

/** How a file finds the world of its worker. */
type WorldAddress = DatabaseAddress & Pick<World, 'url' | 'data'>;

export const addressOf = ({ ownerUrl, appUrl, version, url, data }: World): WorldAddress => ({
  ownerUrl,
  appUrl,
  version,
  url,
  data,
});

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL that starts and stops the shared worlds (`worlds.ts`). */
    worlds: string;
  }
}

async function askWorlds(method: 'POST' | 'DELETE'): Promise<WorldAddress> {
  const response = await fetch(`${inject('worlds')}/${process.env['VITEST_POOL_ID']}`, { method });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/**
 * Joins the world of this worker; the first file that joins it starts it. One file plays after the other, each with
 * players of its own, at whatever hour it is by then. A file that changes site-wide state restores it. `stop` only
 * disconnects: the world runs until a file starts a world of its own, or the run ends.
 */
export async function joinWorld(): Promise<World> {
  const found = await askWorlds('POST');
  const database = openTestDatabase(found);
  const notOurs = () => Promise.reject(new Error('other files play in this world too'));
  return {
    ...database,
    stop: async () => {
      await database.stop();
      expectNoSecrets(found.data);
    },
    url: found.url,
    consoleUrl: '',
    data: found.data,
    kill: notOurs,
    start: notOurs,
  };
}

/** Stops the shared world of this worker: it is not used while a file has a world of its own. */
async function leaveWorld(): Promise<void> {
  await askWorlds('DELETE');
}
