import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LayerRules } from './shapes.ts';

const rules = { Name: '甲', NameEn: 'A', IsReadOnly: false, IsReviewed: false, Sort: 1 };
const fits = (change: object): boolean => z.safeParse(LayerRules, { ...rules, ...change }).success;

test('a layer has a name in both languages, and blanks are none', () => {
  expect(fits({})).toBe(true);
  expect(fits({ Name: ' ' })).toBe(false);
  expect(fits({ NameEn: '' })).toBe(false);
});
