import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, csvPieces } from '../save-file.ts';
import { jsonPieces } from './json-pieces.ts';
import type { SheetPage } from './types.ts';
import { MOST_ROWS, writeRows } from './write-rows.ts';

/** So many rows in pages of a size; the cursor is where the next page begins. */
const pagesOf =
  (count: number, size: number) =>
  (from = 0): Promise<SheetPage<number, number>> => {
    const rows = Array.from({ length: Math.min(size, count - from) }, (_, at) => from + at);
    const next = from + size < count ? from + size : undefined;
    return Promise.resolve({ rows, next, total: count });
  };

const written = async (read: ReturnType<typeof pagesOf>, most?: number) => {
  const rows: number[] = [];
  const told: unknown[] = [];
  const end = await writeRows(read, (part) => rows.push(...part), {
    tell: (...how) => told.push(how),
    ...(most !== undefined && { most }),
  });
  return { rows, told, end };
};

test('every row once, in order, and how far it is', async () => {
  expect(await written(pagesOf(7, 3))).toEqual({
    rows: [0, 1, 2, 3, 4, 5, 6],
    told: [
      [3, 7],
      [6, 7],
      [7, 7],
    ],
    end: { rows: 7, isCut: false },
  });
});

test('no more than there may be, and it says so', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(40),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 30 }),
      async (count, size, most) => {
        const { rows, end } = await written(pagesOf(count, size), most);
        const shown = Math.min(count, most);
        expect(rows).toEqual(Array.from({ length: shown }, (_, at) => at));
        expect(end).toEqual({ rows: shown, isCut: count > most });
      },
    ),
  );
});

test(`${MOST_ROWS} rows are written a page at a time, and the one after is not`, async () => {
  let inHand = 0;
  let most = 0;
  let asked = 0;
  const read = async (from?: number): Promise<SheetPage<number, number>> => {
    asked += 1;
    // What was handed out before has been written by the time that more is asked for.
    expect(inHand).toBe(0);
    const page = await pagesOf(MOST_ROWS + 1, 1_000)(from);
    inHand = page.rows.length;
    return page;
  };
  const csv = csvPieces(['n']);
  let size = 0;
  const end = await writeRows(
    read,
    (rows) => {
      most = Math.max(most, rows.length);
      inHand = 0;
      size += csv(rows.map((n) => [n])).length;
    },
    { tell: () => {} },
  );
  expect(end).toEqual({ rows: MOST_ROWS, isCut: true });
  expect([asked, most]).toEqual([MOST_ROWS / 1_000, 1_000]);
  const whole = csvOf(
    ['n'],
    await written(pagesOf(MOST_ROWS, 1_000)).then(({ rows }) => rows.map((n) => [n])),
  );
  expect(size).toBe(whole.length);
});

test('given up, nothing more is asked for and nothing is written', async () => {
  let asked = 0;
  let isGivenUp = false;
  const read = (from?: number) => {
    asked += 1;
    if (asked === 2) isGivenUp = true;
    return pagesOf(9, 2)(from);
  };
  const rows: number[] = [];
  const end = await writeRows(read, (part) => rows.push(...part), {
    tell: () => {},
    isGivenUp: () => isGivenUp,
  });
  expect([end, asked, rows]).toEqual(['given up', 2, [0, 1]]);
});

test('a cursor that leads to nothing ends it', async () => {
  const empty = () => Promise.resolve({ rows: [], next: 1 });
  const end = await writeRows(empty, () => {}, { tell: () => {} });
  expect(end).toEqual({ rows: 0, isCut: false });
});

test('what fails on the way fails as a whole', async () => {
  const broken = (from?: number) =>
    from === 3 ? Promise.reject(new Error('gone')) : pagesOf(7, 3)(from);
  await expect(written(broken)).rejects.toThrow('gone');
});

test('what is written in pieces is what would be written at once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string())), (pages) => {
      const csv = csvPieces(['a', 'b']);
      const pieces = pages.map((page) => csv(page.map((text) => [text, 1])));
      const rows = pages.flat();
      const whole = csvOf(
        ['a', 'b'],
        rows.map((text) => [text, 1]),
      );
      expect(pieces.join('') || csvOf(['a', 'b'], [])).toBe(whole);
      const json = jsonPieces();
      const parts = [...pages.map((page) => json.more(page)), json.end()];
      expect(JSON.parse(parts.join(''))).toEqual(rows);
    }),
  );
});
