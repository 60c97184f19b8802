import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../features/index.ts';
import { findNavItems, makeNavigation } from './navigation.ts';

const FEATURES = join(import.meta.dirname, '../features');

const navigation = makeNavigation(features);
const items = navigation.flatMap((group) => group.items);
const pages = features.flatMap((feature) => feature.pages ?? []);
const found = (query: string, may = (_permission: string) => true) =>
  findNavItems(navigation, query, may).flatMap((group) => group.items.map(({ to }) => to));

/** The pages that operators work with most, in their order; a new page takes its place among them by its `order`. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  today: ['/Dashboard', '/Withdrawals', '/Deposits', '/Issues', '/Proposals'],
  people: ['/Players', '/Risk', '/Layers', '/Agents', '/Links', '/Avatars'],
  money: [
    '/Reports',
    '/Reconciliation',
    '/Adjustments',
    '/Transfers',
    '/Channels',
    '/Money',
    '/Providers',
    '/Banks',
    '/Rates',
    '/Chains',
    '/Upkeep',
  ],
  site: [
    '/Games',
    '/Calendar',
    '/Announcements',
    '/Banners',
    '/HelpArticles',
    '/Templates',
    '/LiveNotifications',
    '/Terms',
    '/Site',
    '/Logos',
  ],
  desk: ['/', '/Operators', '/Security', '/Passkeys'],
};

test('the groups and their pages are in the order of the work', () => {
  expect(navigation.map(({ key }) => key)).toEqual(Object.keys(ORDER));
  for (const { key, items } of navigation) {
    const listed = items.map(({ to }) => to).filter((to) => ORDER[key]?.includes(to));
    expect(listed, key).toEqual(ORDER[key]);
  }
});

test('a page without parameters is in the navigation once, under a name of its own', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  const plain = paths.filter((path) => !path.includes('$'));
  expect(items.map(({ to }) => to).toSorted()).toEqual(plain.toSorted());
  for (const language of ['zh', 'en'] as const) {
    const names = items.map(({ name }) => name[language]);
    expect(names).toEqual([...new Set(names)]);
  }
  const places = pages.flatMap(({ nav }) => (nav ? [`${nav.group} ${nav.order}`] : []));
  expect(places).toEqual([...new Set(places)]);
});

test('finds a page by its name in either language and by its address', () => {
  expect(found(' 提款 ')).toEqual(['/Withdrawals']);
  expect(found('BANK')).toEqual(['/Banks']);
  expect(found('upkeep')).toEqual(['/Upkeep']);
  expect(found('nothing of the kind')).toEqual([]);
  expect(found('')).toEqual(items.map(({ to }) => to));
});

test('hides pages that the operator may not read; one permission of several is enough', () => {
  expect(found('', () => false)).toEqual(['/', '/Passkeys']);
  expect(found('', (permission) => permission === 'risk.rules.read')).toEqual([
    '/Risk',
    '/',
    '/Passkeys',
  ]);
});

test('every link in a feature leads to a page', () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
  const links = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('index.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(join(FEATURES, file), 'utf8').matchAll(
          /(?:\bto=|\bto: |\bpath: )["'](\/[^"']*)["']/g,
        ),
      ].map(([, path = '']) => path),
    );
  expect(links.length).toBeGreaterThan(30);
  const paths = pages.map(({ path }) => path);
  expect(links.filter((path) => !paths.includes(path))).toEqual([]);
});
