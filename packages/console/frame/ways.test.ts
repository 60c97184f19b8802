import { expect, test } from 'vitest';
import { router } from './router.tsx';
import { findWays, WAY_GROUPS } from './ways.ts';

const ways = WAY_GROUPS.flatMap((group) => group.ways);
const found = (typed: string, may = (_permission: string) => true) =>
  findWays(typed, may).flatMap((group) => group.ways.map(({ to }) => to));

test('every page that stands by itself has one way, and every way leads to a page', () => {
  const paths = Object.keys(router.routesByPath)
    .map((path) => path.replace(/(.)\/$/, '$1'))
    .filter((path) => !path.includes('$') && path !== '/SignIn');
  expect(ways.map(({ to }) => to).toSorted()).toEqual([...new Set(paths)].toSorted());
  for (const language of ['zh', 'en'] as const) {
    const names = ways.map(({ name }) => name[language]);
    expect(names).toEqual([...new Set(names)]);
  }
});

test('a page is found by its name in either language and by its address', () => {
  expect(found(' 提款 ')).toEqual(['/Withdrawals']);
  expect(found('BANK')).toEqual(['/Banks']);
  expect(found('upkeep')).toEqual(['/Upkeep']);
  expect(found('nothing of the kind')).toEqual([]);
  expect(found('')).toEqual(ways.map(({ to }) => to));
});

test('what one may not read is not offered; one permission of several is enough', () => {
  expect(found('', () => false)).toEqual(['/', '/Passkeys']);
  expect(found('', (asked) => asked === 'risk.rules.read')).toEqual(['/Risk', '/', '/Passkeys']);
});
