import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isLogKept } from '../database/archive.ts';
import { createLog } from '#platform/log';
import { isDue, reportTorn } from './keep.ts';
import { checkInto, made, makeEmpty, MAKING } from './make-empty.ts';
import { backupsOf, baseFolder, checkPlace, listBases, walFolder } from './paths.ts';
import { packLog, prune } from './prune.ts';
import { restoredPath, finishSwap, noteSwap, swapIn } from './swap-data-dir.ts';
import { FAULTS } from './text.ts';

const root = mkdtempSync(join(tmpdir(), 'fairlot-keep-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a backup is due once a night, after a night that was missed, and when the log was broken off', () => {
  const night = Date.UTC(2026, 10, 26, 20, 30);
  const due = (more: object) =>
    isDue({ nowMs: night + 60_000, lastMs: undefined, watchedMs: 0, isLogWhole: true, ...more });
  expect(due({ lastMs: night - 1 })).toBe(true);
  expect(due({ lastMs: night + 30_000 })).toBe(false);
  expect(due({ lastMs: night - 3 * 86_400_000 })).toBe(true);
  expect(due({ lastMs: night + 30_000, isLogWhole: false })).toBe(true);
  // A site that was just made waits for its first night.
  expect(due({ watchedMs: night + 1 })).toBe(false);
  expect(due({ watchedMs: night + 1, isLogWhole: false })).toBe(false);
  expect(due({ watchedMs: night - 1 })).toBe(true);
  expect(due({ nowMs: night - 1, lastMs: night - 86_400_000 + 1 })).toBe(false);
});

test('of copies the newest stay, with the log that they need and no more of it', async () => {
  const backups = join(root, 'backups');
  mkdirSync(walFolder(backups), { recursive: true });
  const nameOf = (n: number) => `0000000100000000${n.toString(16).padStart(8, '0').toUpperCase()}`;
  for (let n = 1; n <= 40; n += 1) writeFileSync(join(walFolder(backups), nameOf(n)), 'x');
  writeFileSync(join(walFolder(backups), '00000002.history'), 'x');
  await packLog(backups);
  for (const n of [1, 2, 3, 4]) {
    const folder = join(baseFolder(backups), String(n));
    mkdirSync(folder, { recursive: true });
    const record = { v: 1, endedMs: n, wal: nameOf(n * 8), bytes: 1, files: [] };
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(record));
  }
  const left = async () => {
    const names = await readdir(walFolder(backups));
    return names.filter((name) => name.length >= 24).toSorted();
  };
  expect((await prune(backups, 3)).bases.map(({ endedMs }) => endedMs)).toEqual([2, 3, 4]);
  expect((await left())[0]).toBe(`${nameOf(16)}.gz`);
  // The newest file may be in use, and is not packed; the newest copy stays, whatever is asked for.
  expect((await left()).at(-1)).toBe(nameOf(40));
  expect((await prune(backups, 0)).bases.map(({ endedMs }) => endedMs)).toEqual([4]);
  expect((await left())[0]).toBe(`${nameOf(32)}.gz`);
  expect(await readdir(walFolder(backups))).toContain('00000002.history');
  // Put back to before the copy that is older, the site goes on at a lower place of the log.
  const folder = join(baseFolder(backups), '5');
  mkdirSync(folder, { recursive: true });
  const lower = `00000002${nameOf(20).slice(8)}`;
  writeFileSync(join(walFolder(backups), lower), 'x');
  const record = { v: 1, endedMs: 5, wal: lower, bytes: 1, files: [] };
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(record));
  expect((await prune(backups, 2)).bases.map(({ endedMs }) => endedMs)).toEqual([4, 5]);
  expect(await left()).toContain(lower);
});

test('a copy whose record is torn hides no other, and is told of once', async () => {
  const backups = join(root, 'torn');
  const wal = '000000010000000000000001';
  const whole = JSON.stringify({ v: 1, endedMs: 7, wal, bytes: 1, files: [] });
  for (const [name, text] of Object.entries({
    whole,
    cut: whole.slice(0, 20),
    empty: '',
    other: '{"v":2}',
    nothing: 'null',
  })) {
    mkdirSync(join(baseFolder(backups), name), { recursive: true });
    writeFileSync(join(baseFolder(backups), name, 'backup.json'), text);
  }
  mkdirSync(join(baseFolder(backups), 'without'));
  const lines: string[] = [];
  const torn = reportTorn(createLog('warn', { write: (line: string) => void lines.push(line) }));
  for (let look = 0; look < 2; look += 1) {
    expect((await listBases(backups, torn)).map(({ endedMs }) => endedMs)).toEqual([7]);
  }
  const folders = lines.map((line) => basename((JSON.parse(line) as { folder: string }).folder));
  expect(folders.toSorted()).toEqual(['cut', 'empty', 'nothing', 'other']);
});

test('backups lie beside the data folder, or where they are wanted, and never in it', () => {
  expect(backupsOf('/srv/site', undefined)).toBe('/srv/site-backups');
  expect(backupsOf('/srv/site', '/disk/b')).toBe('/disk/b');
  expect(() => checkPlace('/srv/site-backups', '/srv/site')).not.toThrow();
  expect(() => checkPlace('/srv/site/b', '/srv/site')).toThrow('outside of it');
  expect(() => checkPlace('/srv/site', '/srv/site')).toThrow('在另一块磁盘');
});

test('a restore throws away what another one left half made, and no folder of anybody else', async () => {
  const folder = join(root, 'into');
  const gone = JSON.stringify({ pid: 2 ** 22 + 1, identity: 'of before the power cut' });
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '17');
  writeFileSync(join(folder, 'owner.json'), gone);
  await expect(makeEmpty(folder, false)).rejects.toThrow('is there and not empty');
  expect(await readdir(folder)).toEqual(['PG_VERSION', 'owner.json']);
  writeFileSync(join(folder, MAKING), gone);
  await makeEmpty(folder, false);
  expect(await readdir(folder)).toEqual([MAKING]);
  // One that is under way is left alone.
  await expect(makeEmpty(folder, false)).rejects.toThrow(`process ${process.pid} works with`);
  made(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('nothing is restored into the data folder or the backups, nor past a link into one of them', async () => {
  const [data, backups] = [join(root, 'live'), join(root, 'live-backups')];
  mkdirSync(join(data, 'pg'), { recursive: true });
  mkdirSync(backups);
  symlinkSync(data, join(root, 'link'));
  const tried = (into: string) => checkInto(into, [data, backups]);
  for (const into of [data, `${data}/pg`, `${data}/new/er`, backups, `${backups}/x`]) {
    await expect(tried(into)).rejects.toThrow('outside of it');
  }
  await expect(tried(join(root, 'link/new'))).rejects.toThrow('恢复到其外的目录');
  await expect(tried(join(root, 'live-2'))).resolves.toBeUndefined();
  await expect(tried(root)).resolves.toBeUndefined();
});

test('what was restored takes its place also when the process was ended in between', async () => {
  const [site, away] = [join(root, 'site'), join(root, 'site-backups')];
  const make = (folder: string, says: string) => {
    mkdirSync(join(folder, 'pg'), { recursive: true });
    writeFileSync(join(folder, 'says'), says);
  };
  make(site, 'old');
  make(restoredPath(site), 'half made');
  // Nothing says that it is good.
  await finishSwap(site, away);
  expect(await readdir(restoredPath(site))).toEqual(['pg', 'says']);
  expect(await swapIn(site, away, 'then')).toEqual({ aside: `${site}.before-then` });
  expect(await readdir(site)).toEqual(['pg', 'says']);
  expect(await readdir(`${site}.before-then`)).toEqual(['pg', 'says']);
  // Ended when the old one was aside and the new one not yet there.
  make(restoredPath(site), 'new');
  writeFileSync(join(restoredPath(site), 'restored-and-checked'), '');
  rmSync(site, { recursive: true });
  await finishSwap(site, away);
  expect(await readdir(site)).toEqual(['pg', 'says']);
  // Restored to the same moment again: what is aside stays as well.
  make(restoredPath(site), 'again');
  expect(await swapIn(site, away, 'then')).toEqual({ aside: `${site}.before-then-2` });
  expect(await readdir(`${site}.before-then`)).toEqual(['pg', 'says']);
});

/** A folder that took the place of a site, with the mark that a restore leaves, and backups that do not know of it. */
function restored(name: string, mark: string) {
  const [site, away] = [join(root, name), join(root, `${name}-backups`)];
  const [good, wal] = [join(site, 'restored-and-checked'), walFolder(away)];
  mkdirSync(join(site, 'pg/data/pg_wal'), { recursive: true });
  mkdirSync(away);
  writeFileSync(join(site, 'pg/data/pg_wal/00000002.history'), '1\t0/6000100\tbefore\n');
  writeFileSync(good, mark);
  return { site, away, good, wal, kept: join(wal, '00000002.history') };
}

const MARK = '2026-11-26T04:00:00.000Z';
const onLinux = (...causes: readonly (readonly [string, (wal: string) => void])[]) =>
  process.platform === 'linux' ? causes : [];
test.each([
  ['away', () => {}],
  ['another file', (wal: string) => writeFileSync(wal, 'no folder')],
  // Read-only and full for whoever runs this, who may be root.
  ...onLinux(
    ['read-only', (wal) => symlinkSync('/sys', wal)],
    [
      'full',
      (wal) => {
        mkdirSync(wal);
        symlinkSync('/dev/full', join(wal, '00000002.history.part'));
      },
    ],
  ),
] as const)(
  'backups that are %s keep no restored site from starting, and are told of it later',
  async (how, spoil) => {
    const { site, away, good, wal, kept } = restored(how.replace(' ', '-'), MARK);
    // Ended before it was in its place.
    renameSync(site, restoredPath(site));
    spoil(wal);
    expect(await finishSwap(site, away)).toMatchObject({ text: FAULTS.unnoted });
    expect(existsSync(restoredPath(site))).toBe(false);
    expect(readFileSync(good, 'utf8')).toBe(MARK);
    expect(isLogKept(join(site, 'pg'))).toBe(false);
    expect(await noteSwap(site, away)).toMatchObject({ text: FAULTS.unnoted });
    rmSync(wal, { recursive: true, force: true });
    mkdirSync(wal);
    expect(await noteSwap(site, away)).toBeUndefined();
    expect(existsSync(good)).toBe(false);
    expect(readFileSync(kept, 'utf8')).toContain(`# line 2 is in place since ${MARK}\n`);
    // The log of the new line is kept from here on.
    expect(isLogKept(join(site, 'pg'))).toBe(true);
  },
);

test.each([
  ['empty', ''],
  ['torn', MARK.slice(0, 10)],
])('a mark that is %s is of when it was made', async (how, mark) => {
  const { site, away, good, wal, kept } = restored(how, mark);
  mkdirSync(wal);
  utimesSync(good, Date.parse(MARK) / 1_000, Date.parse(MARK) / 1_000);
  expect(await finishSwap(site, away)).toBeUndefined();
  expect(readFileSync(kept, 'utf8')).toContain(`# line 2 is in place since ${MARK}\n`);
  expect(existsSync(good)).toBe(false);
});
