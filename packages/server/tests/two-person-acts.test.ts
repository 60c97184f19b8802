import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asksSecond } from '@fairlot/wire/staff/operator';
import { endpoints } from '../../wire/surface.ts';
import { features } from '../features/index.ts';

const PAGE = join(import.meta.dirname, '../../../docs/operations/security.md');
const acts = features.flatMap(({ twoPersonActs = [] }) => twoPersonActs);

test('lists every act of two operators on the security page', () => {
  const named = new Set(
    [...readFileSync(PAGE, 'utf8').matchAll(/`([a-z]+\.[a-z]+\.[a-z]+)`/g)].map(([, name]) => name),
  );
  expect(acts.length).toBeGreaterThan(30);
  expect(acts.map(({ permission }) => permission).filter((name) => !named.has(name))).toEqual([]);
});

/** The console shows each act by the permission of its call: the two lists must be the same. */
test('matches every act of two operators with one proposing call', () => {
  const calls = endpoints().filter(({ endpoint }) => asksSecond(endpoint));
  const accesses = new Set<string>(calls.map(({ endpoint }) => endpoint.access));
  // Proposes the act of the rules whose earlier version it is.
  accesses.delete('publish.versions.revert');
  expect(acts.map(({ permission }) => permission).toSorted()).toEqual([...accesses].toSorted());
});
