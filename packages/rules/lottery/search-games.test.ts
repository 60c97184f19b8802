import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../play/registry.ts';
import { CATEGORIES } from './categories.ts';
import type { Category } from './category.ts';
import { familyWords } from './family-words.ts';
import { isOneEdit, searchGames } from './search-games.ts';

const search = (typed: string): readonly Category[] =>
  searchGames(CATEGORIES, typed, (category) => category);
const familiesOf = (typed: string): readonly string[] => [
  ...new Set(search(typed).map(({ family }) => family)),
];
/** Families of which the house has a game. */
const SOLD = FAMILIES.filter(({ code }) => CATEGORIES.some(({ family }) => family === code));

test.each([
  ['pk10', 'pk10'],
  ['PK 10', 'pk10'],
  ['ＰＫ１０', 'pk10'],
  ['赛车', 'pk10'],
  ['飞艇', 'pk10'],
  ['快8', 'kl8'],
  ['keno', 'kl8'],
  ['6hc', 'lhc'],
  ['mark six', 'lhc'],
  ['Mark-Six', 'lhc'],
  ['六合', 'lhc'],
  ['时时彩', 'ssc'],
  ['ssc', 'ssc'],
  ['k3', 'k3'],
  ['骰宝', 'k3'],
  ['11x5', 'x5'],
  ['3d', 'd3'],
  ['快乐十分', 'kl10'],
  ['pc蛋蛋', 'pc28'],
  ['shuangseqiu', 'ssq'],
])('%s finds every game of %s', (typed, family) => {
  const all = CATEGORIES.filter((category) => category.family === family);
  expect(search(typed)).toEqual(expect.arrayContaining(all));
});

describe.each(SOLD.map(({ code, name }) => [code, name] as const))('family %s', (code, name) => {
  test('has words, and each finds all of its games', () => {
    const all = CATEGORIES.filter(({ family }) => family === code);
    expect(familyWords(code).length).toBeGreaterThan(2);
    for (const word of familyWords(code)) {
      expect([word, search(word)]).toEqual([word, expect.arrayContaining(all)]);
    }
  });

  test('is found by its name in both languages', () => {
    for (const typed of [name.zh, name.en]) expect(familiesOf(typed)).toContain(code);
  });

  test('is found one edit away from each long word', () => {
    const long = familyWords(code).filter((word) => word.length >= 5);
    const edit = fc.record({
      word: fc.constantFrom(...long),
      kind: fc.constantFrom('add', 'miss', 'change', 'swap'),
      at: fc.nat(),
      char: fc.constantFrom(...'aeiourstn0158'),
    });
    const edited = ({ word, kind, at: place, char }: EditOf<typeof edit>): string => {
      const at = place % (word.length - 1);
      const [before, after] = [word.slice(0, at), word.slice(at)];
      if (kind === 'add') return before + char + after;
      if (kind === 'miss') return before + after.slice(1);
      if (kind === 'change') return before + char + after.slice(1);
      return before + after[1]! + after[0]! + after.slice(2);
    };
    const own = CATEGORIES.filter(({ family }) => family === code);
    const check = fc.property(edit, (made) => {
      const typed = edited(made);
      expect([typed, searchGames(own, typed, (category) => category)]).not.toEqual([typed, []]);
      // Among all games another one may be called exactly so, and stands alone.
      expect([typed, search(typed)]).not.toEqual([typed, []]);
    });
    fc.assert(check, { numRuns: 25 });
  });
});

type EditOf<T> = T extends fc.Arbitrary<infer Value> ? Value : never;

test('has words for every family and for no other', () => {
  expect(FAMILIES.filter(({ code }) => familyWords(code).length === 0)).toEqual([]);
  expect(familyWords('no such family')).toEqual([]);
});

test.each([
  ['kneo', 'kl8'],
  ['raceng', 'pk10'],
  ['mrak six', 'lhc'],
  ['6合菜', 'lhc'],
  ['shishcai', 'ssc'],
  ['beijng', 'kl8'],
])('forgives the typo in %s', (typed, family) => {
  expect(familiesOf(typed)).toContain(family);
});

test.each(['k9', 'ks3', 'pkq', '快车快', 'kano keno x', '.*', 'zzzz'])(
  'finds nothing for %s',
  (typed) => {
    expect(search(typed)).toEqual([]);
  },
);

test('forgives no typo while something is found as typed', () => {
  // One edit from `kl10`.
  expect(familiesOf('kl1')).toEqual(['kl10']);
  expect(familiesOf('keno')).toEqual(['kl8']);
});

test('takes each word by itself where the whole is found nowhere', () => {
  const found = search('pk10 5');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ family }) => family === 'pk10')).toBe(true);
  expect(search('keno beijing').map(({ code }) => code)).toEqual(['BJKL8']);
});

test('finds all games where nothing is typed', () => {
  expect(search('  ')).toEqual(CATEGORIES);
});

test.each([
  ['keno', 'keno', true],
  ['keno', 'kno', true],
  ['keno', 'kenno', true],
  ['keno', 'kemo', true],
  ['keno', 'kneo', true],
  ['keno', 'kone', false],
  ['keno', 'ken', true],
  ['keno', 'ke', false],
  ['aa', 'aaa', true],
  ['', 'a', true],
  ['ab', 'ba', true],
  ['abcd', 'badc', false],
])('%s and %s are one edit apart: %s', (word, other, isSo) => {
  expect(isOneEdit(word, other)).toBe(isSo);
  expect(isOneEdit(other, word)).toBe(isSo);
});
