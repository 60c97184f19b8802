import { expect, test } from 'vitest';
import { operators } from './realm.ts';

test('a call at which the server breaks takes no operator away from his page', () => {
  expect(operators.pages.broken).toBeUndefined();
  expect(operators.pages.error('why')).toBe('/SignIn?why=why');
});
