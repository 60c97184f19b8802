import { expect, test } from 'vitest';
import { accountsOf, labelsOf } from './typed.ts';

test('accounts are read line by line or out of a table, each once', () => {
  expect(accountsOf('account\nanna, ben;"carl"\r\nanna\n')).toEqual(['anna', 'ben', 'carl']);
  expect(accountsOf(' \n')).toBeUndefined();
  expect(accountsOf(Array.from({ length: 1_001 }, (_, at) => `n${at}`).join('\n'))).toBeUndefined();
  expect(accountsOf('x'.repeat(33))).toBeUndefined();
});

test('labels are parted by commas of either script', () => {
  expect(labelsOf('vip，常客, vip')).toEqual(['vip', '常客']);
  expect(labelsOf('')).toEqual([]);
  expect(labelsOf('x'.repeat(31))).toBeUndefined();
  expect(labelsOf(Array.from({ length: 21 }, (_, at) => `n${at}`).join(','))).toBeUndefined();
});
