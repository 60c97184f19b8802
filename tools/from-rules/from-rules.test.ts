import { expect, test } from 'vitest';
import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { HOUSE_KINDS, KIND, KINDS } from '@fairlot/rules/core/journal-kinds';
import { sqlFromRules } from './from-rules.ts';

test('the database has kinds and flags from the rules', async () => {
  await expect(sqlFromRules()).toMatchFileSnapshot(
    '../../packages/server/migrations/functions/all_from_rules.sql',
  );
});

test('every kind says what it moves and has one name', () => {
  const numbers = Object.values(KIND).toSorted((a, b) => a - b);
  expect(KINDS.map(({ kind }) => kind).toSorted((a, b) => a - b)).toEqual(numbers);
  const named = [...Object.keys(CASH_FLOW_KINDS), ...Object.keys(HOUSE_KINDS)].map(Number);
  expect(named.toSorted((a, b) => a - b)).toEqual(numbers);
});
