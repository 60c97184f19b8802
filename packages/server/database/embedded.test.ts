import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from './administer.ts';
import { checkLinks } from './binaries.ts';
import { checkOwner } from './check-folder.ts';
import { FolderInUse, resolveDatabase, UnusableFolder, type Database } from './index.ts';
import { readPostmaster } from './owner.ts';
import { identityOf, waitGone } from './process.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'fairlot-launch-'));

/** Has been started and stopped once: making a database takes longer than most of what is tried with it. */
let made = '';
let folder = '';
let running: Database | undefined;
const held: ChildProcess[] = [];
beforeAll(async () => {
  made = newFolder();
  await (await resolveDatabase({ folder: made, fsync: false })).stop();
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  folder = newFolder();
  cpSync(made, folder, { recursive: true });
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  for (const child of held.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = async (): Promise<Database> =>
  (running = await resolveDatabase({ folder, fsync: true }));

/** Another process that starts the database of the folder; answers with the first line it says. */
async function startElsewhere(): Promise<{ child: ChildProcess; line: string }> {
  const script = join(import.meta.dirname, 'testing/hold.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  held.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { child, line };
  return { child, line: '' };
}

const count = (url: string): Promise<number> =>
  asOwner(url, async (client) => {
    await client.query('CREATE TABLE IF NOT EXISTS visit (at timestamptz)');
    await client.query('INSERT INTO visit VALUES (clock_timestamp())');
    return Number((await client.query('SELECT count(*) FROM visit')).rows[0].count);
  });

test('starts, keeps its data, and stops without a trace', async () => {
  rmSync(folder, { recursive: true });
  const first = await start();
  expect(first).toMatchObject({ version: 18, embedded: true });
  expect(first.ownerUrl).toMatch(/^postgres:\/\/fairlot:[0-9a-f]{48}@127\.0\.0\.1:\d+\/fairlot$/);
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await count(first.ownerUrl)).toBe(1);
  await first.stop();
  expect(existsSync(join(folder, 'owner.json'))).toBe(false);
  expect(existsSync(join(folder, 'data/postmaster.pid'))).toBe(false);
  expect(await count((await start()).ownerUrl)).toBe(2);
});

test('refuses a folder of another version, without its password or of another user at once', async () => {
  const start = () => resolveDatabase({ folder, fsync: false });
  rmSync(join(folder, 'password'));
  await expect(start()).rejects.toThrow(/has lost its password file/);
  expect(existsSync(join(folder, 'password'))).toBe(false);
  writeFileSync(join(folder, 'data/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 17; this program runs PostgreSQL 18/,
  );
  expect(() => checkOwner(folder, statSync(folder).uid + 1)).toThrow(UnusableFolder);
  expect(() => checkOwner(folder, statSync(folder).uid)).not.toThrow();
});

test('names the command that completes an install without scripts', () => {
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
  const links = [{ source: 'native/lib/a.so.1', target: 'native/lib/a.so' }];
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  expect(() => checkLinks(folder, 'postgres-package')).toThrow(
    'npm rebuild --ignore-scripts=false postgres-package',
  );
  writeFileSync(join(folder, 'native/lib/a.so'), '');
  expect(() => checkLinks(folder, 'postgres-package')).not.toThrow();
});

test('a second start in the same folder says so and harms nothing', async () => {
  const { ownerUrl } = await start();
  await expect(resolveDatabase({ folder, fsync: true })).rejects.toBeInstanceOf(FolderInUse);
  const { line } = await startElsewhere();
  expect(line).toBe(
    `refused: The database in ${folder} is already run by process ${process.pid}. Stop that one first.`,
  );
  expect(await count(ownerUrl)).toBe(1);
});

test('after kill -9 of its launcher the database is taken over', async () => {
  const { child, line } = await startElsewhere();
  expect(await count(line)).toBe(1);
  const old = readPostmaster(join(folder, 'data'))?.pid ?? 0;
  child.kill('SIGKILL');
  await waitGone(child.pid ?? 0, 5_000);
  expect(await count((await start()).ownerUrl)).toBe(2);
  expect(await waitGone(old, 1_000)).toBe(true);
});

test('after kill -9 of launcher and database both, it recovers', async () => {
  const { child, line } = await startElsewhere();
  expect(await count(line)).toBe(1);
  child.kill('SIGSTOP');
  process.kill(readPostmaster(join(folder, 'data'))?.pid ?? 0, 'SIGKILL');
  child.kill('SIGKILL');
  await waitGone(child.pid ?? 0, 5_000);
  expect(await count((await start()).ownerUrl)).toBe(2);
});

test('a number that now belongs to another process is left alone', async () => {
  await (await start()).stop();
  const stranger = spawn('sleep', ['60']);
  held.push(stranger);
  const pid = stranger.pid ?? 0;
  writeFileSync(
    join(folder, 'data/postmaster.pid'),
    `${pid}\n${folder}/data\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
  );
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid, identity: 'an earlier one' }));
  expect(await count((await start()).ownerUrl)).toBe(1);
  expect(identityOf(pid)).toBeDefined();
});

test('a first start that was interrupted is begun anew', async () => {
  rmSync(join(folder, 'data'), { recursive: true });
  mkdirSync(join(folder, 'data.new/base'), { recursive: true });
  writeFileSync(join(folder, 'data.new/PG_VERSION'), '18');
  expect(await count((await start()).ownerUrl)).toBe(1);
});

test('an outside database is used as it is, unless it is too old to be there', async () => {
  const { ownerUrl } = await start();
  const outside = await resolveDatabase({ databaseUrl: ownerUrl, folder: '/nowhere', fsync: true });
  expect(outside).toMatchObject({ ownerUrl, version: 18, embedded: false });
  await outside.stop();
  expect(await count(ownerUrl)).toBe(1);
  expect(readFileSync(join(folder, 'owner.json'), 'utf8')).toContain(String(process.pid));
});

test('comes back on the same address after the database is killed, with what was committed', async () => {
  const first = await start();
  for (let visit = 1; visit <= 3; visit += 1) {
    expect(await count(first.ownerUrl)).toBe(visit);
    const pid = readPostmaster(join(folder, 'data'))?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await waitGone(pid, 5_000);
    await expect
      .poll(() => count(first.ownerUrl).catch(() => 0), { timeout: 20_000 })
      .toBe(visit + 1);
    await asOwner(first.ownerUrl, (client) =>
      client.query('DELETE FROM visit WHERE at = (SELECT max(at) FROM visit)'),
    );
  }
});
