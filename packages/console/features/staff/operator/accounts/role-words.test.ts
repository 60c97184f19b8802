import { expect, test } from 'vitest';
import { OPERATOR_ROLES } from '@fairlot/rules/check/operator-roles';
import { ROLES } from './account.ts';
import { MODULES, roleWords } from './role-words.ts';

test.each(ROLES)('describes the role %s without naming a permission', (role) => {
  for (const language of ['zh', 'en'] as const) {
    const words = roleWords(role, (both) => both[language]);
    expect(words).not.toBe('');
    expect(words).not.toMatch(/[a-z]+\.[a-z*]+|\*/);
  }
});

test('names every module of a role', () => {
  const modules = Object.values(OPERATOR_ROLES).flatMap(({ may }) =>
    (may as readonly string[]).map((permission) => permission.split('.')[0] ?? ''),
  );
  expect(modules.filter((module) => !Object.hasOwn(MODULES, module))).toEqual([]);
});
