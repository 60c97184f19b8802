import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  formatChange,
  formatCountdown,
  formatMoment,
  formatMoney,
  fullIssue,
  shortIssue,
  tailIssue,
} from './format.ts';

test('money has separators and three decimals, the minus is U+2212', () => {
  expect(formatMoney(mills(12_846_500))).toBe('12,846.500');
  expect(formatMoney(mills(1_000_000_000_001n))).toBe('1,000,000,000.001');
  expect(formatMoney(mills(-86_000))).toBe('−86.000');
  expect(formatChange(mills(326_400))).toBe('+326.400');
  expect(formatChange(mills(0))).toBe('0.000');
});

test.each([
  [157_000, '02:37'],
  [156_001, '02:37'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
  [34_967_000, '09:42:47'],
])('a countdown of %d ms reads %s', (leftMs, text) => {
  expect(formatCountdown(leftMs)).toBe(text);
});

test('issues are said short, and full once', () => {
  expect(shortIssue(202611210142)).toBe('142');
  expect(shortIssue(202611211034)).toBe('1034');
  expect(shortIssue(2026325)).toBe('2026325');
  expect([26112107, 261121040, 2026112107, 783_421].map(shortIssue)).toEqual([
    '07',
    '040',
    '07',
    '783421',
  ]);
  expect([202611210142, 202611211034, 2026325, 783_421].map(tailIssue)).toEqual([
    '142',
    '1034',
    '325',
    '421',
  ]);
  expect([26112107, 261121040, 783_421].map(fullIssue)).toEqual([
    '261121-07',
    '261121-040',
    '783421',
  ]);
  expect(fullIssue(202611210142)).toBe('20261121-0142');
});

test('moments are in site time, UTC+8, around midnight too', () => {
  expect(formatMoment(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe('2026-11-21 00:00:00');
});
