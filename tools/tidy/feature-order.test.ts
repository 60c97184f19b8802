import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { LEVELS, ON_THE_WEB } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The features of a list, from the line that ends in `opening` to the end of the list. */
function featuresIn(path: string, opening: string): readonly string[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const from = source.indexOf(opening);
  invariant(from >= 0, `${path} has ${opening}`);
  const [list = ''] = source.slice(from + opening.length).split(/\n[\]}]/, 1);
  return [...list.matchAll(/^ {2}(\w+)(?:,$|: \{)/gm)].map(([, name]) => name ?? '');
}

/** Every list of features that has an order, with the order of its part of the program. */
const LISTS = [
  ['packages/server/features/index.ts', 'features: readonly Feature[] = [', LEVELS, 60],
  ['packages/wire/index.ts', 'contract = {', LEVELS, 40],
  ['packages/wire/console.ts', 'consoleContract = {', LEVELS, 30],
  ['packages/server/features/testing.ts', 'calls: AllCalls<typeof contract> = {', LEVELS, 40],
  [
    'packages/server/features/testing.ts',
    'consoleCalls: AllCalls<typeof consoleContract> = {',
    LEVELS,
    30,
  ],
  ['packages/web/features/index.ts', 'features: readonly Manifest[] = [', ON_THE_WEB, 25],
] as const;

test.each(LISTS)('%s has its features in level order (%s)', (path, opening, order, least) => {
  const listed = featuresIn(path, opening);
  expect(listed.length).toBeGreaterThan(least);
  expect(listed).toEqual(order.filter((name) => listed.includes(name)));
});

test('control: a feature out of its place is seen', () => {
  const listed = featuresIn('packages/server/features/index.ts', 'Feature[] = [');
  const moved = ['manage', ...listed.filter((name) => name !== 'manage')];
  expect(moved).not.toEqual(LEVELS.filter((name) => moved.includes(name)));
});
