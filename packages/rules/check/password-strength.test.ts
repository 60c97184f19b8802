import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['Tr0ub4d&r', 'weak'],
  ['river-stone', 'fair'],
  ['river-stone-41', 'fair'],
  ['quiet river stone', 'strong'],
  // Long, and guessed at once.
  ['1234567890123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  // Characters, and not bytes.
  ['春江花月夜春江花朝秋', 'weak'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('what the account forbids is weak, however long', () => {
  const context = { account: 'player77', oldPassword: 'quiet river stone' };
  expect(passwordStrength('quiet river stone', context)).toBe('weak');
  expect(passwordStrength('my name is player77', context)).toBe('weak');
  expect(passwordStrength('quiet river stones', context)).toBe('strong');
});
