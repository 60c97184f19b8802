import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../features/index.ts';

const PAGE = join(import.meta.dirname, '../../../docs/operations/security.md');

test('the security page names every act of two operators', () => {
  const named = new Set(
    [...readFileSync(PAGE, 'utf8').matchAll(/`([a-z]+\.[a-z]+\.[a-z]+)`/g)].map(([, name]) => name),
  );
  const acts = features.flatMap(({ twoPersonActs = [] }) => twoPersonActs);
  expect(acts.length).toBeGreaterThan(30);
  expect(acts.map(({ permission }) => permission).filter((name) => !named.has(name))).toEqual([]);
});
