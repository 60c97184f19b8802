import { expect, test } from 'vitest';
import {
  isReservedName,
  mayDo,
  OPERATOR_ROLES,
  OWN_SESSION,
  CHANGE_OWN_CREDENTIALS,
} from './operator-roles.ts';

test.each([
  [['owner'], 'lottery.games.change', true],
  [['games'], 'lottery.games.change', true],
  [['games'], 'operator.audit.read', false],
  [['auditor'], 'operator.audit.read', true],
  [['auditor'], 'lottery.games.change', false],
  [['auditor', 'games'], 'lottery.games.change', true],
  [['editor'], 'announcement.list.change', true],
  [['editor'], 'operator.proposals.confirm', false],
  [['editor'], 'notify.toast.send', false],
  [['approver'], 'operator.proposals.confirm', true],
  [['service'], 'manage.players.read', true],
  [['service'], 'manage.flags.change', false],
  [['service-lead'], 'manage.flags.change', true],
  [['auditor'], 'manage.pii.view', false],
  [['service'], 'manage.pii.view', false],
  [['service-lead'], 'manage.pii.view', true],
  [['risk'], 'lottery.issues.cancel', false],
  [['support'], 'site.settings.change', true],
  [['support'], 'manage.players.read', false],
  [['agents'], 'link.codes.add', true],
  [['agents'], 'agents.accounts.open', true],
  [['agents'], 'manage.flags.change', false],
  [['service-lead'], 'agents.rights.change', false],
  [['agents'], 'operator.accounts.add', false],
  [['nobody', 'toString'], 'operator.audit.read', false],
  [[], 'operator.audit.read', false],
  [[], OWN_SESSION, true],
  [[], CHANGE_OWN_CREDENTIALS, true],
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

test('no role but that of the owner opens the way for another operator', () => {
  const able = Object.keys(OPERATOR_ROLES).filter((role) => mayDo([role], 'operator.accounts.add'));
  expect(able).toEqual(['owner']);
});
