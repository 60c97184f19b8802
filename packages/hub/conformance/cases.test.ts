import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The table of cases in CONTRIBUTING.md is held to what is there: every case has its row, and every
 * test file that a row names has a test whose title begins with that case.
 */
const here = join(import.meta.dirname, '..');

/** How many cases each letter has. */
const counts: Readonly<Record<string, number>> = {
  A: 16,
  B: 10,
  C: 10,
  D: 7,
  E: 13,
  F: 15,
  G: 17,
  H: 20,
  I: 10,
  J: 10,
  K: 24,
  L: 10,
  M: 6,
  N: 6,
  O: 9,
};
const expected = Object.entries(counts).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
);

interface Row {
  readonly id: string;
  readonly files: readonly string[];
  readonly cell: string;
}

const tables = readFileSync(join(here, 'CONTRIBUTING.md'), 'utf8');
const rows: readonly Row[] = [
  ...tables.matchAll(/^\| ([A-O]\d{1,2}) +\| [^|]+ \| ([^|]+) \|$/gm),
].map(([, id = '', cell = '']) => ({
  id,
  cell,
  files: [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}));

/** The cases that a title names: `A1`, `A1, A2 and B3`, `K4 to K6`. */
function casesIn(title: string): string[] {
  return title.split(/, ?| and /).flatMap((part) => {
    const range = /^([A-O])(\d+) to [A-O]?(\d+)$/.exec(part);
    if (!range) return [part];
    const [, letter = '', first = '', last = ''] = range;
    const length = Number(last) - Number(first) + 1;
    return Array.from({ length }, (_, index) => `${letter}${Number(first) + index}`);
  });
}

const titles = /['"`]([A-O]\d{1,2}(?:(?:, ?| and | to )[A-O]?\d{1,2})*)[ :,'"`]/g;
const named = new Map<string, ReadonlySet<string>>();
function casesOf(file: string): ReadonlySet<string> {
  let cases = named.get(file);
  if (!cases) {
    const text = readFileSync(join(here, file), 'utf8');
    cases = new Set([...text.matchAll(titles)].flatMap(([, title = '']) => casesIn(title)));
    named.set(file, cases);
  }
  return cases;
}

test('the table has every case once', () => {
  expect(expected).toHaveLength(183);
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

test('every case names a test or a reason, and every test that is named is there', () => {
  const wrong = rows.flatMap(({ id, files, cell }) => {
    if (files.length === 0) return cell.startsWith('none: ') ? [] : [`${id} has no test`];
    return files
      .filter((file) => !casesOf(file).has(id))
      .map((file) => `${file} has no test of ${id}`);
  });
  expect(wrong).toEqual([]);
});
