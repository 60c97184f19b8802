import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleStartCheck } from './build.mjs';

/** Refusals of `npm start` before it installs and builds, in a tree with only its scripts. */
const ROOT = join(import.meta.dirname, '..');
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
let tree = '';
let data = '';

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "fairlot start's "));
  chmodSync(tree, 0o755);
  mkdirSync(join(tree, 'tools'));
  copyFileSync(join(ROOT, 'start.mjs'), join(tree, 'start.mjs'));
  for (const name of readdirSync(join(ROOT, 'tools'))) {
    if (name.endsWith('.mjs')) copyFileSync(join(ROOT, 'tools', name), join(tree, 'tools', name));
  }
  data = join(tree, "d'ata 百%");
});
afterAll(() => rmSync(tree, { recursive: true }));

type Said = { readonly lines: readonly string[]; readonly status: number | null };

/** Starts as another user without rights to the files of the test. */
function start(env: Readonly<Record<string, string>> = {}): Said & { readonly ms: number } {
  const began = performance.now();
  const words = [join(tree, 'start.mjs')];
  const user = ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'];
  const [program = '', ...args] = isRoot
    ? ['setpriv', ...user, process.execPath, ...words]
    : [process.execPath, ...words];
  const run = spawnSync(program, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '0', FAIRLOT_DATA: data, ...env },
  });
  const lines = run.stderr.trim().split('\n');
  return { lines, status: run.status, ms: performance.now() - began };
}

/** Expects one sentence at once, an exit code, and no stack. */
function expectRefusal(said: ReturnType<typeof start>, sentence: RegExp): void {
  expect(said.lines).toEqual([expect.stringMatching(sentence)]);
  expect(said.status).toBe(1);
  expect(said.ms).toBeLessThan(3_000);
}

/** A data folder with a database, as a start leaves it. */
function makeData(version = '18\n'): void {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(join(data, 'pg/data'), { recursive: true });
  writeFileSync(join(data, 'pg/data/PG_VERSION'), version);
  writeFileSync(join(data, 'pg/password'), 'secret');
  if (isRoot) for (const path of made()) chownSync(path, NOBODY, NOBODY);
}
const made = (): readonly string[] =>
  ['', 'pg', 'pg/data', 'pg/data/PG_VERSION', 'pg/password'].map((path) => join(data, path));

test('matches its source', async () => {
  await expect(await bundleStartCheck()).toMatchFileSnapshot('./check-start.mjs');
});

test('refuses a bad variable before it installs', () => {
  expectRefusal(start({ PORT: 'many' }), /^PORT is "many": it takes a whole number/);
  expectRefusal(start({ DATABASE_URL: 'mysql://a:s3cret@b' }), /^DATABASE_URL is not valid: it/);
});

test('refuses the data of another PostgreSQL', () => {
  makeData('17\n');
  expectRefusal(start(), /was made by PostgreSQL 17; this program runs PostgreSQL 18\. Restore/);
});

test('refuses data without its password file', () => {
  makeData();
  rmSync(join(data, 'pg/password'));
  expectRefusal(start(), /has lost its password file\. Copy .* from a backup/);
});

test.runIf(isRoot)('refuses a folder of another user', () => {
  makeData();
  for (const path of ['pg', 'pg/data']) {
    makeData();
    chmodSync(join(data, path), 0o777);
    chownSync(join(data, path), 1, 1);
    expectRefusal(start(), /belongs to another user \(1\)\. Start the product as that user/);
  }
});

test('refuses a folder that it cannot write, and a file in its place', () => {
  makeData();
  chmodSync(data, 0o555);
  chmodSync(join(data, 'pg'), 0o555);
  expectRefusal(start(), /cannot be written by this user\. Give the user the right/);
  chmodSync(join(data, 'pg'), 0o755);
  chmodSync(data, 0o755);
  rmSync(data, { recursive: true });
  writeFileSync(data, '');
  expectRefusal(start(), /is a file, but the data needs a folder there\. Move the file/);
  expectRefusal(start({ FAIRLOT_DATA: join(data, 'below') }), /is a file, but the data needs/);
  rmSync(data);
});

test('refuses a port that is taken, and an address that is not here', async () => {
  makeData();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expectRefusal(start({ PORT: String(port) }), /^Port \d+ is taken\. Choose another with PORT\.$/);
  expectRefusal(start({ HOST: '192.0.2.1' }), /^This machine has no address 192\.0\.2\.1\. Choose/);
  other.close();
});

test('says what cannot be written where nothing is installed', () => {
  makeData();
  const said = start();
  if (isRoot)
    expectRefusal(said, /have to be installed, but .* cannot be written\. Give this user/);
  expect(said.status).not.toBe(0);
});

test('imports nothing that has to be installed', () => {
  const imports = readFileSync(join(ROOT, 'tools/check-start.mjs'), 'utf8').match(/from ?"[^"]+"/g);
  expect(imports?.filter((each) => !each.includes('node:'))).toEqual([]);
});
