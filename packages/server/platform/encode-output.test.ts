import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { money, odds } from '@fairlot/wire/core';
import { encodeOutput } from './encode-output.ts';

const BEYOND = mills(9_000_000_000_000_000n);
const Row = z.object({ No: z.string(), Amount: money, Parts: z.array(money) });
const Page = z.object({ Rows: z.array(Row), Next: z.nullable(z.int()) });
const row = (No: string, amount = 1_000n, parts: readonly bigint[] = []) => ({
  No,
  Amount: mills(amount),
  Parts: parts.map(mills),
});

test('leaves out rows that do not fit and names them', () => {
  const Rows = [row('a'), row('b', BEYOND), row('c', 2_000n), row('d', 1n, [1n, -BEYOND])];
  expect(encodeOutput(Page, { Rows, Next: 7 })).toEqual({
    body: {
      Rows: [
        { No: 'a', Amount: 1, Parts: [] },
        { No: 'c', Amount: 2, Parts: [] },
      ],
      Next: 7,
    },
    unshown: [
      { List: 'Rows', Id: 'b' },
      { List: 'Rows', Id: 'd' },
    ],
  });
});

test('leaves out a row whose time, number or text is out of bounds', () => {
  const Each = z.object({ Id: z.int(), At: z.int().check(z.maximum(9)), Odds: odds });
  const value = [
    { Id: 1, At: 9, Odds: 10_000n },
    { Id: 2, At: 10, Odds: 10_000n },
    { Id: 3, At: 1, Odds: -1n },
    { Id: 4, At: Number.NaN, Odds: 0n },
  ];
  const { body, unshown } = encodeOutput(z.array(Each), value);
  expect(body).toEqual([{ Id: 1, At: 9, Odds: 1 }]);
  expect(unshown.map(({ Id }) => Id)).toEqual(['2', '3', '4']);
});

test('throws when a field outside a list does not fit', () => {
  const Detail = z.object({ Amount: money, Rows: z.array(Row) });
  expect(() => encodeOutput(Detail, { Amount: BEYOND, Rows: [row('a', BEYOND)] })).toThrow();
});
