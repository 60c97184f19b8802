import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { invariant } from '@fairlot/rules/core/invariant';
import { archiveCommand } from './archive.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { checkFolder, EMBEDDED_VERSION, UnusableFolder, versionOf } from './check-folder.ts';
import { keepRunning } from './keep.ts';
import { endStale, leaveFolder, readPostmaster, takeFolder } from './owner.ts';
import { waitGone } from './process.ts';
import { prefixFor } from './run-as.ts';

/**
 * Runs the PostgreSQL that comes with the program: on loopback alone, on a free port, under a
 * password that only the owner of the folder can read. One process a folder.
 */
export type Embedded = {
  /** Address of the maintenance database, as superuser. */
  readonly adminUrl: string;
  readonly pid: number;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly folder: string;
  /** Off only in tests: a power cut would then lose the data. */
  readonly fsync: boolean;
  /** Those of another PostgreSQL on this machine, instead of the ones that come with the program. */
  readonly binaries?: Binaries;
  /** Where every file of the log is copied to, from the first backup on. */
  readonly archive?: string | undefined;
  /** Of the server, by name, instead of ours or beside them: what a test does not need. */
  readonly settings?: Readonly<Record<string, string>>;
};

export const SUPERUSER = 'fairlot';
const PATIENCE_MS = 30_000;
const PAUSE_MS = 300;
const run = promisify(execFile);

/** The line of an error with which a program of PostgreSQL ended. */
function reasonOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  return reason.replace(/^.*?(FATAL|PANIC|error):\s*/, '').replace(/\.$/, '');
}

/** Failures that pass: the port is taken, or the memory of a dead server is still held. */
const PASSES = /shared memory|could not bind|Address already in use|could not create any TCP/;

const bytesOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function readPassword(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Made aside and renamed, so that an interrupted start leaves nothing half made. */
async function initialise(
  binaries: Binaries,
  prefix: readonly string[],
  folder: string,
): Promise<void> {
  const data = join(folder, 'data');
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const fresh = join(folder, 'data.new');
  rmSync(fresh, { recursive: true, force: true });
  const command = [...prefix, binaries.initdb, '-D', fresh, '-U', SUPERUSER, '-A', 'scram-sha-256'];
  command.push(
    `--pwfile=${join(folder, 'password')}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  );
  const [program = '', ...args] = command;
  await run(program, args).catch((error: Error & { readonly stderr?: string }) => {
    rmSync(fresh, { recursive: true, force: true });
    throw new UnusableFolder(
      `The database could not be made in ${folder}: ${reasonOf(error.stderr ?? error.message)}. Fix that and start again.`,
    );
  });
  renameSync(fresh, data);
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      invariant(typeof address === 'object' && address, 'a probe on a port has an address');
      probe.close(() => found(address.port));
    });
  });

function serverArgs(
  data: string,
  port: number,
  { folder, fsync, archive, settings: own }: EmbeddedOptions,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  // Windows has no such shell.
  if (archive !== undefined && process.platform !== 'win32') {
    Object.assign(settings, {
      archive_mode: 'on',
      archive_command: archiveCommand(resolve(folder), archive),
    });
  }
  if (!fsync)
    Object.assign(settings, { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' });
  const pairs = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return ['-D', data, '-p', String(port), ...pairs];
}

/** Starts the server on a port; undefined when it ended before it took connections. */
async function launch(
  command: readonly string[],
  data: string,
  log: string,
): Promise<ChildProcess | undefined> {
  const output = openSync(log, 'a', 0o600);
  const [program = '', ...args] = command;
  // Its own process group: Ctrl-C in a terminal reaches us alone, and we stop it in order.
  const child = spawn(program, args, { stdio: ['ignore', output, output], detached: true });
  closeSync(output);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (let waited = 0; waited < 60_000 && !ended; waited += 10) {
    const status = readPostmaster(data);
    if (status?.ready && status.pid === child.pid) return child;
    await delay(10);
  }
  child.kill('SIGINT');
  return undefined;
}

/** Starts the database of a folder, making it first if it is not there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(options.folder);
  checkFolder(folder, options.binaries ? await versionOf(options.binaries) : EMBEDDED_VERSION);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  takeFolder(folder);
  const data = join(folder, 'data');
  const log = join(folder, 'postgres.log');
  try {
    await endStale(data);
    const binaries = options.binaries ?? findBinaries();
    const password = readPassword(folder);
    const prefix = prefixFor(folder);
    await initialise(binaries, prefix, folder);
    // Again and again: the port may be taken between probe and start, and the backends of a killed
    // server hold its memory until they notice, which on a busy machine takes seconds.
    let said = '';
    for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
      const port = await freePort();
      const command = [...prefix, binaries.postgres, ...serverArgs(data, port, options)];
      const before = bytesOf(log);
      const child = await launch(command, data, log);
      if (!child?.pid) {
        said = readFileSync(log).subarray(before).toString();
        if (/\b(FATAL|PANIC):/.test(said) && !PASSES.test(said)) break;
        await delay(PAUSE_MS);
        continue;
      }
      const adminUrl = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
      const kept = keepRunning(child, async () => {
        await endStale(data);
        return launch(command, data, log);
      });
      return {
        adminUrl,
        get pid() {
          return kept.current().pid ?? 0;
        },
        stop: () => {
          kept.release();
          return stopServer(kept.current(), folder);
        },
      };
    }
    throw new UnusableFolder(
      `The embedded PostgreSQL did not start: ${reasonOf(said)}. Fix that and start again. See ${log}.`,
    );
  } catch (error) {
    leaveFolder(folder);
    throw error;
  }
}

async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  const pid = child.pid ?? 0;
  child.kill('SIGINT');
  if (!(await waitGone(pid, 20_000))) {
    child.kill('SIGQUIT');
    await waitGone(pid, 5_000);
  }
  leaveFolder(folder);
}
