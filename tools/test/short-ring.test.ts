import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faults } from '../mutants/faults/index.ts';
import { isInShortRing, JOURNEYS, PROMISES, serverTests } from './short-ring.ts';

const ROOT = join(import.meta.dirname, '../..');

it('names files that exist, each once, and at most 20 journeys', () => {
  const names = [...JOURNEYS, ...PROMISES];
  expect(names.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(JOURNEYS.length).toBeLessThanOrEqual(20);
});

it('has every server test that is beside the file it tests', () => {
  const all = readdirSync(join(ROOT, 'packages/server'), { recursive: true, encoding: 'utf8' });
  const beside = all
    .map((path) => `packages/server/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'))
    .filter((path) => existsSync(join(ROOT, path.replace(/\.test\.ts$/, '.ts'))));
  const ring = new Set(serverTests(ROOT));
  expect(beside.length).toBeGreaterThan(200);
  expect(beside.filter((path) => !ring.has(path))).toEqual([]);
});

it('has every test file that a planted fault names', () => {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  expect(tests.filter((path) => !isInShortRing(ROOT, path))).toEqual([]);
});

it('leaves out a server test that is named after a promise and not listed', () => {
  expect(isInShortRing(ROOT, 'packages/server/tests/chaos.test.ts')).toBe(false);
  expect(isInShortRing(ROOT, 'packages/server/features/play/bet/place/place.test.ts')).toBe(true);
  expect(isInShortRing(ROOT, 'packages/server/features/money/debt/debt.test.ts')).toBe(true);
  expect(isInShortRing(ROOT, 'e2e/gallery.test.ts')).toBe(false);
  expect(isInShortRing(ROOT, 'packages/hub/conformance/slow.test.ts')).toBe(true);
});

it('continuous integration runs every test', () => {
  const lines = readFileSync(join(ROOT, '.ci/run'), 'utf8').trim().split('\n');
  expect(lines.at(-1)).toBe('npm test -- --all');
});

it('the scripts of the package start the rings', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect([scripts['test'], scripts['test:long'], scripts['check']]).toEqual([
    'node test.mjs',
    'node test.mjs --long',
    'node test.mjs --static',
  ]);
});
