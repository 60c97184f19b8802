import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plant, type Fault, type Result } from './faults/fault.ts';
import { faults } from './faults/index.ts';
import { document, shareOf } from './report.ts';

const ROOT = join(import.meta.dirname, '../..');
const fault: Fault = {
  file: 'a.ts',
  find: 'x < 1 | y',
  replace: 'x <= 1 | y',
  tests: ['a.test.ts'],
  breaks: 'something',
};

it('a fault is planted where its text stands once, and is stale elsewhere', () => {
  expect(plant('if (x < 1 | y) go();', fault)).toBe('if (x <= 1 | y) go();');
  expect(plant('if (x < 2) go();', fault)).toBeUndefined();
  expect(plant('x < 1 | y; x < 1 | y', fault)).toBeUndefined();
});

it('what is stale, broken or survived is not caught, and is told as what it is', () => {
  const outcomes: readonly Result['outcome'][] = ['caught', 'survived', 'stale', 'broken'];
  const results = outcomes.map((outcome): Result => ({ fault, outcome, by: 'b | c' }));
  expect(shareOf(results)).toBe(0.25);
  const told = document(results, '2026-11-22');
  expect(told).toContain('**1 of 4 caught**');
  for (const outcome of ['survived', 'stale', 'broken']) expect(told).toContain(`**${outcome}**`);
  expect(told).toContain('b \\| c');
});

it('every fault of the list changes something, and its tests are there', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
  const tests = [...new Set(faults.flatMap((each) => each.tests))];
  expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('no fault of the list is stale: each is planted where it says', () => {
  const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const stale = faults.filter((fault) => plant(text(fault.file), fault) === undefined);
  expect(stale.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
});
