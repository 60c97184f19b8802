import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { quoted } from '../database/archive.ts';
import { findBinaries } from '../database/binaries.ts';
import { prefixFor } from '../database/run-as.ts';
import { endOf, goesOn, holeIn } from './wal-gap.ts';
import { newestHistory } from './timelines.ts';
import { BackupFault, namesIn, readNewest } from './paths.ts';
import { isReplayed, settleReplayed } from './store-replay.ts';
import { FAULTS } from './text.ts';

export type Log = {
  /** Folders with files of the log, asked in this order; packed or not. Of the first one none may be left over. */
  readonly folders: readonly string[];
  /** Milliseconds UTC; undefined: as far as it leads. */
  readonly atMs: number | undefined;
  /** The line of time to follow; undefined: that of the copy. */
  readonly line: number | undefined;
};

const PATIENCE_MS = 3_600_000;
const PAUSE_MS = 100;

/**
 * Starts the copied database on a socket in a folder of ours alone, has it replay the log up to a moment, gives it a
 * password of its own and stops it. Throws a `BackupFault` where the log does not lead there, or has a hole.
 */
export async function replay(folder: string, log: Log): Promise<void> {
  // The path of a socket has a hundred characters at most.
  const socket = await mkdtemp(join(tmpdir(), 'fairlot-replay-'));
  const data = join(folder, 'data');
  const [wal = ''] = log.folders;
  // What comes while it replays is no hole, though it may end before that.
  const names = [(await readNewest(wal)) ?? '', ...(await namesIn(wal))];
  await chmod(data, 0o700);
  const trust = join(socket, 'hba.conf');
  await writeFile(trust, 'local all all trust\n');
  const [program = '', ...before] = [...prefixFor(folder), findBinaries().postgres];
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(data);
    for (const path of [socket, trust]) await chown(path, uid, gid);
  }
  const settings = settingsOf({ socket, trust }, log);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const said = join(folder, 'postgres.log');
  const output = openSync(said, 'a', 0o600);
  const child = spawn(program, [...before, '-D', data, ...args], {
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  try {
    await untilReplayed(child, socket, said);
    const password = randomBytes(24).toString('hex');
    await settleReplayed(socket, password);
    await writeFile(join(folder, 'password'), password, { mode: 0o600 });
  } finally {
    child.kill('SIGINT');
    await ended(child);
    await rm(socket, { recursive: true, force: true });
  }
  if (log.atMs === undefined) await checkEnd(data, said, wal, names);
}

const settingsOf = (
  { socket, trust }: { readonly socket: string; readonly trust: string },
  { folders, atMs, line }: Log,
): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: socket,
  hba_file: trust,
  archive_mode: 'off',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  restore_command: folders.map(fetchFrom).join(' || '),
  recovery_target_action: 'promote',
  recovery_target_timeline: line === undefined ? 'current' : String(line),
  ...(atMs !== undefined && { recovery_target_time: momentOf(atMs) }),
});

/**
 * `%f` and `%p` are names that PostgreSQL makes; the path is ours. A packed file that is damaged is none. A running site
 * packs meanwhile, and takes the plain one away last: asked for first, one of both is there at any moment.
 */
const fetchFrom = (folder: string): string => {
  const file = `${quoted(folder)}/%f`;
  return `{ test -f ${file} && cp ${file} '%p'; } || { test -f ${file}.gz && gzip -dc ${file}.gz > '%p'; }`;
};

/** As PostgreSQL reads it, whatever its settings: its own reader of times takes no T. */
const momentOf = (ms: number): string =>
  new Date(ms).toISOString().replace('T', ' ').replace('Z', '+00');

async function ended(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) await delay(PAUSE_MS);
}

async function untilReplayed(child: ChildProcess, socket: string, said: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new BackupFault(whyEnded(await readFile(said, 'utf8')));
    }
    if (await isReplayed(socket)) return;
    await delay(PAUSE_MS);
  }
  throw new BackupFault(FAULTS.tooSlow);
}

function whyEnded(said: string) {
  const lines = said.trim().split('\n');
  if (!lines.some((line) => line.includes('before configured recovery target'))) {
    return FAULTS.notStarted(lines.slice(-8).join('\n'));
  }
  return FAULTS.endsBefore(lastDone(said) ?? '?');
}

function lastDone(said: string): string | undefined {
  const last = /last completed transaction was at log time (\S+ \S+)/.exec(said)?.[1];
  return last === undefined ? undefined : new Date(last).toISOString();
}

/**
 * Without a moment to come to the database is content wherever its log ends: throws where there is, or was, more of it.
 * `names` are those that were there when it began.
 */
async function checkEnd(
  data: string,
  said: string,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const path = await newestHistory(data);
  invariant(path, 'what was replayed has begun a line of its own');
  const history = await readFile(path, 'utf8');
  const { file, bytes } = endOf(history);
  // What is packed was whole when it was unpacked.
  const plain = names.includes(file)
    ? await readFile(join(folder, file)).catch(() => undefined)
    : undefined;
  const isCut = plain !== undefined && !goesOn(plain, bytes);
  const hole = holeIn(history, names) ?? (isCut ? { ended: file, newest: file } : undefined);
  if (!hole) return;
  throw new BackupFault(
    FAULTS.hole(hole.ended, hole.newest, lastDone(await readFile(said, 'utf8'))),
  );
}
