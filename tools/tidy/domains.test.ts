import { expect, it } from 'vitest';
import { domainFinding, DOMAINS, featurePlaces, noFeatureCircles } from './domains.ts';
import { listPaths, readSources, targetOf, type Source } from './source.ts';

const sources = readSources();
const source = (path: string, ...imports: readonly string[]): Source => ({
  path,
  text: '',
  lines: [],
  imports,
  isTest: false,
});
const findingOf = (path: string, specifier: string) =>
  domainFinding(source(path), targetOf(source(path), specifier));

it('features of a domain import each other in one direction', () => {
  expect(noFeatureCircles(sources)).toEqual([]);
});

it('each feature is in one domain of the list, on every side', () => {
  expect(featurePlaces(listPaths())).toEqual([]);
});

it('refuses an import of a domain below, and one past the index of a feature', () => {
  const path = 'packages/server/features/money/wallet/a.ts';
  expect(findingOf(path, '../../play/bet/index.ts')).toMatch(/^domain money is above play/);
  expect(findingOf(path, '../deposit/store.ts')).toMatch(/^import money\/deposit\/index.ts/);
  expect(findingOf(path, '../../auth/login/store.ts')).toMatch(/^import auth\/login\/index.ts/);
  expect(findingOf(path, '../../auth/index.ts')).toMatch(/^only features\/index.ts/);
  expect(findingOf(path, '../deposit/index.ts')).toBeUndefined();
  expect(findingOf(path, '../deposit/orders/index.ts')).toBeUndefined();
  expect(findingOf(path, '../deposit/orders/store.ts')).toMatch(/^import money\/deposit\/index.ts/);
  expect(findingOf(path, '../deposit/orders/late/index.ts')).toMatch(/^import money\/deposit/);
  expect(findingOf(path, '../../auth/login/index.ts')).toBeUndefined();
  expect(findingOf(path, './inside/b.ts')).toBeUndefined();
  const wire = 'packages/wire/money/wallet/a.ts';
  expect(findingOf(wire, '../../play/bet/shapes.ts')).toMatch(/^domain money is above play/);
  expect(findingOf(wire, '../../auth/login/shapes.ts')).toBeUndefined();
  expect(findingOf(wire, '../../core/index.ts')).toBeUndefined();
});

it('sees features of a domain that import each other', () => {
  const bet = 'packages/server/features/play/bet/index.ts';
  const fair = 'packages/server/features/play/fair/index.ts';
  expect(noFeatureCircles([source(bet, '../fair/index.ts'), source(fair)])).toEqual([]);
  expect(
    noFeatureCircles([source(bet, '../fair/index.ts'), source(fair, '../bet/index.ts')]),
  ).toHaveLength(2);
});

it('sees an unknown domain, and a feature that is in two', () => {
  expect(featurePlaces(['packages/web/features/misc/bet/a.ts'])).toHaveLength(1);
  const [first, second] = DOMAINS;
  const paths = [
    `packages/web/features/${first}/bet/a.ts`,
    `packages/server/features/${second}/bet/a.ts`,
  ];
  expect(featurePlaces(paths)).toHaveLength(1);
});
