import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { publicKeyOf } from './signature.ts';
import { PROGRAMS } from './programs.ts';
import { sampleBundle, SECRET_KEY } from './testing/sample-draw.ts';
import { blockBundle, childBundle, programBundle } from './testing/sample-sources.ts';

/** The two scripts as a stranger runs them, each on saved files. */
const folder = mkdtempSync(join(tmpdir(), 'fairlot-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SCRIPTS = {
  'verify-file.ts': ['--import', 'tsx', here('./verify-file.ts')],
  'offline/verify.mjs': [here('./offline/verify.mjs')],
};
const key = publicKeyOf(SECRET_KEY);

function save(name: string, value: unknown): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}
const text = JSON.stringify(sampleBundle(0));
const result = text.lastIndexOf('"winning":[') + '"winning":['.length;
const digit = text[result] === '1' ? '2' : '1';
const files = {
  mode0: save('mode0', text),
  mode1: save('mode1', sampleBundle(1)),
  leaf2: save('leaf2', sampleBundle(0, 2)),
  forged: save('forged', JSON.stringify(sampleBundle(0, 2)).replace('"9.78"', '"9.79"')),
  fromRight: save('fromRight', programBundle(PROGRAMS.hashX5)),
  stream: save('stream', programBundle(PROGRAMS.hpk1)),
  parts: save('parts', programBundle(PROGRAMS.ssq)),
  rank: save('rank', programBundle(PROGRAMS.kenoRank5)),
  online: save('online', programBundle(PROGRAMS.online)),
  block: save('block', blockBundle(PROGRAMS.hashSsc, { height: 1, hash: 'f'.repeat(60) + '1234' })),
  child: save('child', childBundle(PROGRAMS.ssc)),
  tampered: save('tampered', text.slice(0, result) + digit + text.slice(result + 1)),
};

const runIn =
  (script: readonly string[]) =>
  (...more: string[]) =>
    spawnSync(process.execPath, [...script, ...more], { encoding: 'utf8', cwd: here('.') });

describe.each(Object.entries(SCRIPTS))('%s', (name, script) => {
  const run = runIn(script);
  const keyed = name.endsWith('.ts') ? ['--key'] : [];

  test('passes an honest draw of both modes, with tickets of both versions', () => {
    for (const file of [files.mode0, files.mode1, files.leaf2]) {
      const { status, stdout, stderr } = run(file, ...keyed, key);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).not.toContain('FAILED');
    }
  });

  test('passes what is read off a hash, a count, a block and another game', () => {
    for (const file of [
      files.parts,
      files.fromRight,
      files.stream,
      files.rank,
      files.online,
      files.block,
      files.child,
    ]) {
      const { status, stdout } = run(file, ...keyed, key);
      expect({ file, status, failed: stdout.includes('FAILED') }).toEqual({
        file,
        status: 0,
        failed: false,
      });
    }
  });

  test('fails a changed one, and another key', () => {
    expect(run(files.tampered)).toMatchObject({ status: 1 });
    expect(run(files.tampered).stdout).toContain('FAILED');
    expect(run(files.forged)).toMatchObject({ status: 1 });
    expect(run(files.mode0, ...keyed, '00'.repeat(32))).toMatchObject({ status: 1 });
  });
});

test('verify-file.ts speaks Chinese, refuses what is no bundle, and tells how it is called', () => {
  const run = runIn(SCRIPTS['verify-file.ts']);
  expect(run(files.mode0, '--lang', 'zh').stdout).toContain('开奖号码');
  expect(run(save('broken', '{'))).toMatchObject({ status: 1 });
  expect(run()).toMatchObject({ status: 2 });
});
