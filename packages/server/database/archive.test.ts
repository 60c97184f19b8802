import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { archiveCommand, beginLog, giveUpLog } from './archive.ts';

const root = mkdtempSync(join(tmpdir(), 'fairlot-archive-'));
afterAll(() => rmSync(root, { recursive: true }));

test.skipIf(process.platform === 'win32')(
  'a file of the log is archived once, and other content under its name is a failure, packed or not',
  async () => {
    const [folder, archive] = [join(root, "p'g"), join(root, 'w 100%l')];
    mkdirSync(folder);
    const from = join(root, 'segment');
    writeFileSync(from, 'the log');
    /** As PostgreSQL does it. */
    const run = (name: string) => {
      const command = archiveCommand(folder, archive).replaceAll(
        /%[pf%]/g,
        (word) => ({ '%p': from, '%f': name })[word] ?? '%',
      );
      return spawnSync('sh', ['-c', command]).status;
    };
    const newest = () => readFileSync(join(archive, 'newest'), 'utf8');
    // Before the first backup nothing is kept; then a folder that is away is a failure.
    expect(run('A')).toBe(0);
    await beginLog(folder);
    expect(run('A')).not.toBe(0);
    mkdirSync(archive);
    expect(run('A')).toBe(0);
    expect(readFileSync(join(archive, 'A'), 'utf8')).toBe('the log');
    expect(run('A')).toBe(0);
    writeFileSync(join(archive, 'B.gz'), gzipSync('the log'));
    expect(run('B')).toBe(0);
    expect(existsSync(join(archive, 'B'))).toBe(false);
    expect(newest()).toBe('B\n');
    expect(run('00000002.history')).toBe(0);
    expect(newest()).toBe('B\n');
    writeFileSync(from, 'of another line');
    expect([run('A'), run('B')]).toEqual([1, 1]);
    expect(newest()).toBe('B\n');
    expect(run('C')).toBe(0);
    expect(newest()).toBe('C\n');
    writeFileSync(join(archive, 'D.gz'), 'not packed at all');
    expect(run('D')).toBe(1);
    await giveUpLog(folder);
    expect(run('A')).toBe(0);
  },
);
