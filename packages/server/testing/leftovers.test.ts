import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUNDLES } from './bundle.ts';
import { makeTestFolder, removeLeftovers } from './leftovers.ts';

/** The number of a process that is gone. */
const { pid: gone } = spawnSync(process.execPath, ['--version']);

test('removes the folders of processes that are gone, and no others', async () => {
  const left = mkdtempSync(join(tmpdir(), `fairlot-test-${gone}-left-`));
  const own = makeTestFolder('own');
  await removeLeftovers();
  expect([existsSync(left), existsSync(own)]).toEqual([false, true]);
  rmSync(own, { recursive: true });
});

test.skipIf(process.platform !== 'linux')(
  'kills programs that outlived the test that started them',
  async () => {
    mkdirSync(BUNDLES, { recursive: true });
    const left = join(BUNDLES, `left-${gone}-00000000.mjs`);
    const own = join(BUNDLES, `own-${process.pid}-00000000.mjs`);
    for (const file of [left, own]) writeFileSync(file, 'setInterval(() => {}, 1_000);');
    const [orphan, child] = [left, own].map((file) => spawn(process.execPath, [file]));
    await Promise.all([orphan, child].map((each) => once(each!, 'spawn')));
    const ended = once(orphan!, 'exit');
    await removeLeftovers();
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect([existsSync(left), existsSync(own)]).toEqual([false, true]);
    expect(child?.exitCode).toBeNull();
    child?.kill();
    rmSync(own);
  },
);
