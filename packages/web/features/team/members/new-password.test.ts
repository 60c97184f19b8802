import { expect, it } from 'vitest';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { newPassword } from './new-password.ts';

it('makes passwords that the rules take, each another one', () => {
  const made = Array.from({ length: 200 }, () => newPassword());
  expect(made.filter((password) => brokenPasswordRule(password, {}))).toEqual([]);
  expect(made.every((password) => /^[a-z][a-z2-9]{8}[2-9]$/.test(password))).toBe(true);
  expect(new Set(made).size).toBe(200);
});
