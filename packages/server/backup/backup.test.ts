import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { resolveDatabase, type Database } from '../database/index.ts';
import { balanceOf, fund, ledgerInvariants, newestSeal, post, readSeals } from '#ledger';
import { migrate } from '../migrations/run.ts';
import { openDatabase, transaction, type Db } from '#platform/db';
import { createLog } from '#platform/log';
import { keepBooks, sealInvariant } from '../audit/seal.ts';
import { bundle } from '#testing/bundle';
import { byRing } from '#testing/ring';
import { backupJob, takeAndNote } from './keep.ts';
import { baseFolder, filesBelow, listBases, walFolder } from './paths.ts';
import { packLog } from './prune.ts';
import { restore } from './restore.ts';
import { exportKeys, openKeys } from './seal-keys.ts';
import { cutLog, openBase, readLogFile } from './store-base.ts';
import { type Source } from './take-base.ts';
import { FAULTS } from './text.ts';

const ROOT = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'fairlot-backup-'));
const dataFolder = join(root, 'site');
const backups = join(root, 'site-backups');
const WORDS = 'correct horse battery';
const migrations = join(import.meta.dirname, '../migrations');
const checks = {
  migrations,
  invariantsOf: (folder: string) => [...ledgerInvariants, sealInvariant(folder)],
};
let database: Database;
let db: Db;
let source: Source;
let command = '';

/** Thousandths. */
const give = (playerId: bigint, amount: number, reason: string) =>
  transaction(db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: 'DEM', reason })),
  );
const nowMs = async (): Promise<number> => {
  const { rows } = await sql<{ ms: bigint }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms`.execute(db);
  return Number(rows[0]?.ms);
};
/** A moment behind all that was done, and before all that is to come. */
async function between(): Promise<number> {
  const at = (await nowMs()) + 1;
  await expect.poll(nowMs).toBeGreaterThan(at + 2);
  return at;
}
/** Puts what was done into the archive now; tells the file, and how many bytes of it that is. */
async function archive(): Promise<{ readonly file: string; readonly bytes: number }> {
  const client = await openBase(database.ownerUrl);
  const { rows } = await client.query<{ name: string; bytes: number }>(`
    SELECT file_name AS name, file_offset AS bytes
    FROM pg_walfile_name_offset(pg_current_wal_insert_lsn())`);
  const [{ name, bytes } = { name: '', bytes: 0 }] = rows;
  await cutLog(client);
  await client.end();
  const file = join(walFolder(backups), name);
  await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true);
  return { file, bytes };
}
/** Fills a file of the log without a switch: it ends in a record that goes on in the next one. */
async function fillLog(): Promise<void> {
  const client = await openBase(database.ownerUrl);
  const file = join(walFolder(backups), await readLogFile(client));
  await client.query(
    `SELECT pg_logical_emit_message(false, 'fill', repeat('x', 1000)) FROM generate_series(1, 20000)`,
  );
  await client.end();
  await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true);
}
async function open(): Promise<void> {
  database = await resolveDatabase({
    folder: join(dataFolder, 'pg'),
    fsync: true,
    archive: walFolder(backups),
  });
  db = openDatabase(database.ownerUrl, { maxConnections: 4 });
  source = { ownerUrl: database.ownerUrl, dataFolder, backups };
}
async function close(): Promise<void> {
  await db?.destroy();
  await database?.stop();
}
/** Thousandths of a player in a restored folder. */
async function balanceIn(folder: string, playerId: bigint): Promise<bigint> {
  const other = await resolveDatabase({ folder: join(folder, 'pg'), fsync: false });
  const there = openDatabase(other.ownerUrl, { maxConnections: 1 });
  try {
    return await balanceOf(there, playerId, 'DEM');
  } finally {
    await there.destroy();
    await other.stop();
  }
}
const stateNow = async () => {
  const { rows } = await sql<Record<string, unknown>>`SELECT * FROM backup_state`.execute(db);
  return rows[0];
};
/** What is in a folder, but for the note of who works with it. */
async function printOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await filesBelow(folder)).toSorted()) {
    if (path === 'pg/owner.json') continue;
    hash.update(path).update(
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest(),
    );
  }
  return hash.digest('hex');
}
/** `npm run backup` with some words; `ended` is how, `kill` ends it at once. */
function start(...words: readonly string[]) {
  const env = { PATH: process.env['PATH'], FAIRLOT_ROOT: ROOT, FAIRLOT_DATA: dataFolder };
  const child = spawn(process.execPath, [command, ...words], { cwd: root, env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('close', (code) => done({ code, said })),
  );
  return { ended, kill: () => child.kill('SIGKILL') };
}

/** Nobody makes a database here, and they are a third of the files that each copy and each restore has. */
async function dropTemplates(): Promise<void> {
  const client = await openBase(database.ownerUrl);
  for (const name of ['template0', 'template1']) {
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await client.query(`DROP DATABASE ${name}`);
  }
  await client.end();
}

beforeAll(async () => {
  mkdirSync(dataFolder);
  await open();
  await migrate(database.ownerUrl, migrations);
  await dropTemplates();
  command = await bundle(join(import.meta.dirname, '../cli/backup.ts'));
}, 120_000);
afterAll(async () => {
  await close();
  rmSync(command, { force: true });
  rmSync(root, { recursive: true, force: true });
});

describe.skipIf(process.platform === 'win32')('a database that is backed up', () => {
  let at = 0;
  let sealed: Awaited<ReturnType<typeof newestSeal>>;
  const wanted = () => ({ dataFolder, backups, atMs: at, checks });

  test('is copied while it is in use, once of two at once, and what a copy that was broken off left is thrown away', async () => {
    await give(1n, 1_000_000, 'before the copy');
    await keepBooks(db, dataFolder);
    mkdirSync(join(baseFolder(backups), 'old.part/data'), { recursive: true });
    writeFileSync(join(baseFolder(backups), 'old.part/data/half'), 'x');
    // Two at once are one.
    const both = [1, 2].map(() => takeAndNote({ ...source, keep: 3 }));
    const ends = await Promise.allSettled(both);
    const failed = ends.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([{ reason: { text: FAULTS.another } }]);
    expect(FAULTS.another.en).toBe('another backup is being made');
    const bases = await listBases(backups);
    const paths = bases[0]?.files.map(({ path }) => path) ?? [];
    expect(paths).toEqual(
      expect.arrayContaining(['data/PG_VERSION', 'data/global/pg_control', 'beside/seals.txt']),
    );
    expect(paths.filter((path) => /pg_wal|postmaster|keys/.test(path))).toEqual([]);
    expect(readdirSync(baseFolder(backups))).toHaveLength(1);
    expect(await stateNow()).toMatchObject({
      copies: 1,
      failed_at: null,
      last_at: bases[0]?.endedMs,
      // The log makes it whole.
      first_at: bases[0]?.endedMs,
    });
    expect(bases[0]?.stop).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  }, 120_000);

  test('a night that fails is in the row of its state, is tried again in an hour, and no sooner', async () => {
    // What operators are shown, the program itself cannot change.
    const forged = sql`UPDATE backup_state SET failed_at = NULL`.execute(db);
    await expect(forged).rejects.toThrow('permission denied');
    const bases = baseFolder(backups);
    renameSync(bases, `${bases}.away`);
    writeFileSync(bases, 'no folder');
    const owner = await openBase(database.ownerUrl);
    await owner.query(`UPDATE backup_state SET watched_at = clock_timestamp() - interval '2 days'`);
    const job = backupJob({ ...source, keep: 3, log: createLog('silent') });
    await job.run();
    expect(await stateNow()).toMatchObject({ failed_at: expect.any(Number) });
    await owner.query('UPDATE backup_state SET failed_at = NULL');
    await job.run();
    expect(await stateNow()).toMatchObject({ failed_at: null });
    await owner.end();
    rmSync(bases);
    renameSync(`${bases}.away`, bases);
  });

  test('comes back as it was at a moment: to the last thousandth, the head of its seals, and nothing of later', async () => {
    await give(1n, 200_000, 'after the copy');
    await keepBooks(db, dataFolder);
    sealed = await newestSeal(db);
    await give(1n, 30_001, 'sealed by nobody yet');
    at = await between();
    await give(1n, 1, 'too late');
    await give(2n, 1, 'too late as well');
    await keepBooks(db, dataFolder);
    await archive();
    await packLog(backups);
    const file = join(root, 'keys.sealed');
    await exportKeys(dataFolder, file, WORDS);
    const before = await printOf(join(dataFolder, 'keys'));
    const into = join(root, 'restored');
    const restored = await restore({ ...wanted(), into, keys: await openKeys(file, WORDS) });
    expect(restored.head).toEqual(sealed);
    expect(await printOf(join(into, 'keys'))).toBe(before);
    expect(readFileSync(join(into, 'seals.txt'), 'utf8').trim().split('\n')).toHaveLength(2);
    const other = await resolveDatabase({ folder: join(into, 'pg'), fsync: false });
    const there = openDatabase(other.ownerUrl, { maxConnections: 2 });
    try {
      expect(await migrate(other.ownerUrl, migrations)).toEqual([]);
      expect(await balanceOf(there, 1n, 'DEM')).toBe(1_230_001n);
      expect(await balanceOf(there, 2n, 'DEM')).toBe(0n);
      // It goes on: the next seal follows the last one of that moment.
      await keepBooks(there, into);
      const found = await Promise.all(checks.invariantsOf(into).map(({ find }) => find(there)));
      expect(found.flat()).toEqual([]);
      const [next] = await readSeals(there, sealed?.seal ?? 0n, 5);
      const [last] = await readSeals(db, (sealed?.seal ?? 0n) - 1n, 1);
      expect(next?.prevHash).toEqual(last?.hash);
    } finally {
      await there.destroy();
      await other.stop();
    }
  }, 120_000);

  test('is not restored where something is in the way, and nothing is written there', async () => {
    const into = join(root, 'restored');
    const print = await printOf(into);
    await expect(restore({ ...wanted(), into })).rejects.toThrow('is there and not empty');
    expect(await printOf(into)).toBe(print);
    // This process works with the data folder.
    const wrongWords = [['--to', '2026-11-26 12:00:00'], ['--to'], ['--keys', 'x'], ['junk']];
    const words = [
      ['--to', new Date(at).toISOString()],
      ['--to', '2200-01-01T00:00:00Z'],
      ...wrongWords.slice(0, byRing({ short: 1, all: 4, long: 4 })),
    ];
    const ends = await Promise.all(words.map((more) => start('restore', ...more).ended));
    const [inUse, future, ...wrong] = ends;
    expect(inUse).toMatchObject({ code: 1, said: expect.stringContaining('works with the data') });
    expect(inUse?.said).toContain('正在使用数据目录');
    expect(future).toMatchObject({ code: 1, said: expect.stringContaining('still to come') });
    expect(new Set(wrong.map(({ code }) => code))).toEqual(new Set([2]));
    expect(existsSync(`${dataFolder}.restored`)).toBe(false);
  }, 60_000);

  test('tells a moment before the first copy, and one that the log does not reach', async () => {
    const into = join(root, 'not-restored');
    await expect(restore({ ...wanted(), into, atMs: 1 })).rejects.toThrow('to moments after');
    const far = restore({ ...wanted(), into, atMs: Date.UTC(2200, 0) });
    await expect(far).rejects.toThrow(/the log does not lead to that moment: .* of 20\d\d-/);
    const noKeys = restore({ ...wanted(), into, dataFolder: join(root, 'gone') });
    await expect(noKeys).rejects.toThrow('there are no keys');
  }, 60_000);

  test('tells a file of the copy or of the log that is damaged, cut off or gone', async () => {
    const into = join(root, 'not-restored');
    const gone = { ...wanted(), into, dataFolder: join(root, 'gone') };
    const keys = await openKeys(join(root, 'keys.sealed'), WORDS);
    await give(4n, 1, 'so that a file comes behind');
    await archive();
    await packLog(backups);
    /** All that was done: the database itself would be content with a log that ends early. */
    const tried = () => restore({ ...gone, keys, atMs: undefined });
    const base = (await listBases(backups)).at(-1);
    /** With a file changed or taken away; then it is as it was. */
    const without = async (file: string, change: (bytes: Buffer) => Buffer | undefined) => {
      const good = readFileSync(file);
      const bad = change(good);
      if (bad) writeFileSync(file, bad);
      else rmSync(file);
      try {
        return await tried().then(
          () => 'restored',
          (error: unknown) => String(error),
        );
      } finally {
        writeFileSync(file, good);
      }
    };
    const [copied] = base?.files ?? [];
    const turned = (bytes: Buffer) => Buffer.concat([bytes.subarray(1), Buffer.from('x')]);
    const damaged = join(base?.folder ?? '', copied?.path ?? '');
    expect(await without(damaged, turned)).toContain(`${copied?.path} of the backup is damaged`);
    const log = readdirSync(walFolder(backups)).filter((name) =>
      /^[0-9A-F]{24}(\.gz)?$/.test(name),
    );
    const behind = log.toSorted().find((name) => name.slice(0, 24) > (base?.wal ?? ''));
    const file = join(walFolder(backups), behind ?? '');
    const changes = [() => undefined, (bytes: Buffer) => bytes.subarray(0, 1_000)];
    for (const change of changes.slice(0, byRing({ short: 1, all: 2, long: 2 }))) {
      expect(await without(file, change)).toMatch(
        /the log has a hole: it ends in [0-9A-F]{24} and/,
      );
    }
    // The newest, which nothing comes behind: gone, and damaged in its last change.
    await give(4n, 1, 'the newest of all');
    const { file: last, bytes } = await archive();
    expect(await without(last, () => undefined)).toMatch(
      /the log has a hole: it ends in [0-9A-F]{24} and/,
    );
    const inLast = (all: Buffer) => Buffer.from(all).fill(0, bytes - 16, bytes);
    expect(await without(last, inLast)).toContain(
      `the log has a hole: ${basename(last)} cannot be read to its end`,
    );
    expect(existsSync(into)).toBe(false);
  }, 120_000);

  test('takes the place of what is there when it was checked; ended before, it leaves that as it is', async () => {
    await close();
    const old = await printOf(dataFolder);
    const moment = ['--to', new Date(at).toISOString()];
    const ended = start('restore', ...moment);
    await expect
      .poll(() => existsSync(join(`${dataFolder}.restored`, 'pg/postgres.log')), {
        timeout: 60_000,
      })
      .toBe(true);
    ended.kill();
    expect((await ended.ended).code).toBeNull();
    expect(await printOf(dataFolder)).toBe(old);
    const seen: (string | null)[] = [];
    const watchers = [
      watch(root, (_, name) => seen.push(name)),
      watch(join(dataFolder, 'pg'), (_, name) => seen.push(`pg/${name}`)),
    ];
    const done = await start('restore', ...moment).ended;
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining('what was there is') });
    if (process.platform === 'linux') {
      // The old folder is let go of when it is aside: a service that is started before would take bets in it.
      await expect.poll(() => seen.filter((name) => name === 'site').length).toBe(2);
      expect(seen.lastIndexOf('pg/owner.json')).toBeGreaterThan(seen.indexOf('site'));
    }
    for (const watcher of watchers) watcher.close();
    expect(done.said).toContain(`the books end with seal ${sealed?.seal}`);
    const aside = readdirSync(root).find((name) => name.startsWith('site.before-'));
    expect(await printOf(join(root, aside ?? ''))).toBe(old);
    await open();
    expect(await balanceOf(db, 1n, 'DEM')).toBe(1_230_001n);
    expect(await balanceOf(db, 2n, 'DEM')).toBe(0n);
    // What is done from here on is kept at once, and the copy of before leads there, past where the old line was left.
    await give(3n, 7_000, 'after all that');
    await archive();
    // Its last file ends in a record whose other half nobody has: all of what was done is there.
    await fillLog();
    const keys = await openKeys(join(root, 'keys.sealed'), WORDS);
    const alone = { ...wanted(), dataFolder: join(root, 'gone'), keys };
    await restore({ ...alone, atMs: undefined, into: join(root, 'new-line') });
    expect(await balanceIn(join(root, 'new-line'), 3n)).toBe(7_000n);
    // As a restore leaves it when the backups cannot be written: nothing is copied, until they are told of it.
    const good = join(dataFolder, 'restored-and-checked');
    const history = join(walFolder(backups), '00000002.history');
    const kept = readFileSync(history, 'utf8');
    writeFileSync(good, /in place since (\S+)\n/.exec(kept)?.[1] ?? '');
    rmSync(history);
    mkdirSync(`${history}.part`);
    const job = backupJob({ ...source, keep: 3, log: createLog('silent') });
    const copies = (await listBases(backups)).length;
    await job.run();
    expect(await stateNow()).toMatchObject({ fault_en: FAULTS.unnoted.en, copies });
    expect(await listBases(backups)).toHaveLength(copies);
    rmSync(`${history}.part`, { recursive: true });
    // Then the first look makes a copy, whatever the hour: the newest one is of the line that was left.
    await job.run();
    expect(await stateNow()).toMatchObject({ fault_en: null, failed_at: null, copies: copies + 1 });
    expect(readFileSync(history, 'utf8')).toBe(kept);
    expect(existsSync(good)).toBe(false);
    await job.run();
    expect(await listBases(backups)).toHaveLength(copies + 1);
    const { rows } = await sql<Record<string, string>>`SHOW archive_timeout`.execute(db);
    expect(rows).toEqual([{ archive_timeout: '1min' }]);
    await give(3n, 8_000, 'behind the copy');
    const later = await between();
    await give(3n, 1, 'too late');
    await archive();
    const into = join(root, 'again');
    await restore({ ...wanted(), atMs: later, into });
    expect(await balanceIn(into, 3n)).toBe(15_000n);
  }, 180_000);
});
