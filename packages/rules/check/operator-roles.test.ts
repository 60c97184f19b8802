import { expect, test } from 'vitest';
import { isReservedName, mayDo, OWN_SESSION, OWN_WORDS } from './operator-roles.ts';

test.each([
  [['owner'], 'lottery.games.change', true],
  [['games'], 'lottery.games.change', true],
  [['games'], 'operator.audit.read', false],
  [['auditor'], 'operator.audit.read', true],
  [['auditor'], 'lottery.games.change', false],
  [['auditor', 'games'], 'lottery.games.change', true],
  [['nobody', 'toString'], 'operator.audit.read', false],
  [[], 'operator.audit.read', false],
  [[], OWN_SESSION, true],
  [[], OWN_WORDS, true],
] as const)('%j may do %s: %s', (roles, permission, isAllowed) => {
  expect(mayDo(roles, permission)).toBe(isAllowed);
});

test.each([
  ['command', true],
  ['Command', true],
  ['ANYONE', true],
  ['system', true],
  ['commander', false],
  ['operator1', false],
])('the name %s stands for somebody else: %s', (name, isReserved) => {
  expect(isReservedName(name)).toBe(isReserved);
});

test('a permission has three parts', () => {
  expect(mayDo(['owner'], 'operator.audit.read.all')).toBe(false);
});
