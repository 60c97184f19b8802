import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extendObserver, reduceQuery } from './endless.ts';

const require = createRequire(createRequire(import.meta.url).resolve('@tanstack/react-query'));
const folder = join(require.resolve('@tanstack/query-core'), '../../modern');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test('a query knows nothing of endless lists but what its options say', () => {
  const query = reduceQuery(read('query.js'));
  expect(query).not.toContain('infiniteQueryBehavior');
  expect(query).toContain('this.options.behavior?.onFetch(');
});

test('the observer of endless lists says it wherever it says what it is', () => {
  const observer = extendObserver(read('infiniteQueryObserver.js'));
  expect(observer.match(/infiniteQueryBehavior\(\)/g)).toHaveLength(2);
  expect(observer).toMatch(/^import \{ infiniteQueryBehavior, hasNextPage/m);
});

test('another version of the library stops the build instead of being half parted', () => {
  expect(() => reduceQuery('class Query {}')).toThrow(/infiniteQueryBehavior/);
  const other = read('infiniteQueryObserver.js').replace('options._type = "infinite";', '');
  expect(() => extendObserver(other)).toThrow(/elsewhere/);
});
