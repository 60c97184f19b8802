import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { goesOn, holeIn } from './wal-gap.ts';
import { fileAt, keepHistory, listLines, numberBefore, numberOf, wayTo } from './timelines.ts';
import { walFolder, type Base } from './paths.ts';
import { oldestUnbroken } from './prune.ts';

const root = mkdtempSync(join(tmpdir(), 'fairlot-lines-'));
afterAll(() => rmSync(root, { recursive: true }));

/** One that ends at a place of the log; none: a copy of before that was kept. */
const copy = (endedMs: number, line: number, number: number, stop?: string): Base => ({
  v: 1,
  endedMs,
  wal: fileAt(line, number),
  ...(stop !== undefined && { stop }),
  bytes: 0,
  files: [],
  folder: String(endedMs),
});
/** The place in the log at which a file of 16 MB begins, as PostgreSQL writes it. */
const place = (number: number, more = 0): string =>
  `${Math.floor(number / 256).toString(16)}/${((number % 256) * 2 ** 24 + more).toString(16)}`.toUpperCase();
const names = (line: number, from: number, to: number, ending = '') =>
  Array.from({ length: to - from + 1 }, (_, at) => fileAt(line, from + at) + ending);

test('files of the log have numbers that go on where the lower half of their name ends', () => {
  expect(fileAt(2, 0x1ff)).toBe('0000000200000001000000FF');
  expect(numberOf('0000000200000001000000FF')).toBe(0x1ff);
  // A file that was cut by the clock ends where the next one begins.
  expect(numberBefore(0x200n << 24n)).toBe(0x1ff);
  expect(numberBefore((0x200n << 24n) + 1n)).toBe(0x200);
});

test('a log that was replayed to a file before its last one has a hole', () => {
  const history = (number: number, more: number) =>
    `1\t${place(number, more)}\tno recovery target specified\n`;
  const log = [...names(1, 250, 258, '.gz'), fileAt(1, 259), '00000002.history', 'x.part'];
  expect(holeIn(history(259, 77), log)).toBeUndefined();
  expect(holeIn(history(260, 0), log)).toBeUndefined();
  expect(holeIn(history(259, 0), log)).toEqual({ ended: fileAt(1, 258), newest: fileAt(1, 259) });
  expect(holeIn(history(255, 1), log)).toMatchObject({ ended: fileAt(1, 255) });
  // What was left behind on the line before is none.
  const followed = `1\t${place(255, 5)}\tbefore\n# a remark\n2\t${place(257, 5)}\tno target\n`;
  expect(holeIn(followed, log)).toBeUndefined();
  expect(holeIn(followed, [...log, fileAt(2, 258)])).toMatchObject({ newest: fileAt(2, 258) });
  // Ended before its line begins.
  const short = `1\t${place(255, 5)}\tbefore\n2\t${place(253, 5)}\tno target\n`;
  expect(holeIn(short, log)).toEqual({ ended: fileAt(2, 253), newest: fileAt(1, 255) });
});

test('a file that came whole ends with a switch, or in a record that goes on in the next one', () => {
  const [page, head] = [8_192, 24];
  /** Three pages, and at a place a record of so many bytes. */
  const file = (at: number, bytes: number) => {
    const buffer = Buffer.alloc(3 * page);
    buffer.writeUInt32LE(bytes, at);
    return buffer;
  };
  expect(goesOn(file(0, 0), 0)).toBe(true);
  // From a place in the second page: what is left of it, and the third without its head.
  const [at, room] = [page + 4_096, 4_096 + page - head];
  expect(goesOn(file(at, room + 1), at)).toBe(true);
  expect(goesOn(file(at, room), at)).toBe(false);
  expect(goesOn(file(at, 0), at)).toBe(false);
  expect(goesOn(file(at, 0xffff_ffff), at)).toBe(false);
  // At the beginning of a page its head comes first.
  expect(goesOn(file(2 * page + head, page - head + 1), 2 * page)).toBe(true);
  expect(goesOn(file(2 * page + head, page - head), 2 * page)).toBe(false);
});

test('the history of a restored folder comes to the log once, with the moment since which it is in place', async () => {
  const [site, backups] = [join(root, 'site'), join(root, 'backups')];
  const wal = join(site, 'pg/data/pg_wal');
  mkdirSync(wal, { recursive: true });
  // Never restored; and backups that are away.
  expect(await keepHistory(site, backups, 5_000)).toBe(true);
  writeFileSync(join(wal, '00000002.history'), `1\t${place(9, 3)}\tbefore\n`);
  expect(await keepHistory(site, backups, 5_000)).toBe(false);
  mkdirSync(walFolder(backups), { recursive: true });
  expect(await keepHistory(site, backups, 5_000)).toBe(true);
  const kept = readFileSync(join(walFolder(backups), '00000002.history'), 'utf8');
  expect(kept).toContain(`before\n# line 2 is in place since 1970-01-01T00:00:05.000Z\n`);
  expect(await keepHistory(site, backups, 9_000)).toBe(true);
  // As PostgreSQL does it, the next one has all of the one before.
  writeFileSync(join(wal, '0000000A.history'), `${kept}\n2\t${place(12, 3)}\tbefore\n`);
  expect(await keepHistory(site, backups, 9_000)).toBe(true);
  expect(readdirSync(walFolder(backups))).toEqual(['00000002.history', '0000000A.history']);
  expect(await listLines(backups)).toMatchObject([
    { number: 2, sinceMs: 5_000, parents: [{ number: 1 }] },
    { number: 10, sinceMs: 9_000, parents: [{ number: 1 }, { number: 2 }] },
  ]);
});

test('the way to a moment is on the line that the site was on then', () => {
  const end = (number: number) => BigInt(number) << 24n;
  const bases = [copy(1_000, 1, 4), copy(2_000, 1, 8), copy(6_000, 2, 7)];
  // At 5 s the site was put back to before the second copy.
  const lines = [{ number: 2, sinceMs: 5_000, parents: [{ number: 1, end: end(6) }] }];
  const [first, second, third] = bases;
  expect(wayTo(bases, lines, 999)).toBeUndefined();
  expect(wayTo(bases, lines, 1_500)).toEqual({ base: first, line: 1 });
  // What was done before that and undone by it is there still.
  expect(wayTo(bases, lines, 4_999)).toEqual({ base: second, line: 1 });
  expect(wayTo(bases, lines, 5_500)).toEqual({ base: first, line: 2 });
  expect(wayTo(bases.slice(0, 2), lines, undefined)).toEqual({ base: first, line: 2 });
  expect(wayTo(bases, lines, undefined)).toEqual({ base: third, line: 2 });
  expect(wayTo(bases.slice(1, 2), lines, undefined)).toBeUndefined();
  // A line of which nothing is known but a copy.
  expect(wayTo(bases, [], undefined)).toEqual({ base: third, line: 2 });
});

test('a copy leads to a line only where the log that is left of the one before makes it whole', () => {
  const lines = [{ number: 2, sinceMs: 5_000, parents: [{ number: 1, end: (6n << 24n) + 77n }] }];
  const first = copy(1_000, 1, 4, place(4, 900));
  const way = (stop?: string) => wayTo([first, copy(2_000, 1, 6, stop)], lines, undefined)?.base;
  expect(way(place(6, 77))?.endedMs).toBe(2_000);
  // It began before the line was left, and ended behind that.
  expect(way(place(6, 78))).toBe(first);
  expect(way(place(300))).toBe(first);
  expect(wayTo([copy(2_000, 1, 6, place(7))], lines, 5_500)).toBeUndefined();
  // To a moment at which the site was on the old line it leads all the same.
  expect(wayTo([first, copy(2_000, 1, 6, place(7))], lines, 4_999)?.base.endedMs).toBe(2_000);
  // Of before that was kept, or damaged: PostgreSQL has the last word.
  expect(way()?.endedMs).toBe(2_000);
  expect(way('junk')?.endedMs).toBe(2_000);
});

test('a copy that the log does not make whole is none to go back to', () => {
  const bases = [copy(1, 1, 250, place(250, 9)), copy(2, 1, 255, place(257, 9))];
  const log = [...names(1, 250, 256, '.gz'), fileAt(1, 257)];
  const without = (number: number) => log.filter((name) => !name.startsWith(fileAt(1, number)));
  expect(oldestUnbroken(bases, log)?.endedMs).toBe(1);
  for (const number of [255, 256, 257])
    expect(oldestUnbroken(bases, without(number))).toBeUndefined();
  expect(oldestUnbroken(bases, without(254))?.endedMs).toBe(2);
  expect(oldestUnbroken(bases.slice(0, 1), without(250))).toBeUndefined();
  // Nor one behind which a file is missing, be it the one that came last.
  const more = [...log, ...names(1, 258, 260)];
  expect(oldestUnbroken(bases, more, fileAt(1, 260))?.endedMs).toBe(1);
  expect(oldestUnbroken(bases, more, fileAt(1, 261))).toBeUndefined();
  expect(oldestUnbroken(bases, [...log, fileAt(1, 259)])).toBeUndefined();
  // What came to the line that was left says nothing of this one.
  const next = copy(3, 2, 256, place(256, 9));
  expect(oldestUnbroken([...bases, next], [...log, fileAt(2, 256)], fileAt(1, 257))).toBe(next);
});

test('one can go back to the oldest copy from which the log has no hole', () => {
  const bases = [copy(1, 1, 250), copy(2, 1, 255), copy(3, 1, 258)];
  const log = [...names(1, 250, 257, '.gz'), fileAt(1, 258)];
  const without = (number: number) => log.filter((name) => !name.startsWith(fileAt(1, number)));
  expect(oldestUnbroken(bases, log)?.endedMs).toBe(1);
  expect(oldestUnbroken(bases, without(252))?.endedMs).toBe(2);
  expect(oldestUnbroken(bases, without(256))?.endedMs).toBe(3);
  expect(oldestUnbroken(bases, [...without(252), `${fileAt(1, 252)}.part`])?.endedMs).toBe(2);
  // After a restore the log of the new line begins with its first copy.
  const next = [...log, fileAt(2, 259)];
  expect(oldestUnbroken([...bases, copy(4, 2, 259, place(259, 9))], next)?.endedMs).toBe(4);
  expect(oldestUnbroken([], log)).toBeUndefined();
});
