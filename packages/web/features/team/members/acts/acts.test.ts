import { expect, it } from 'vitest';
import type { Member } from '@fairlot/wire/team/members';
import { actsFor, addMemberAct } from './acts.ts';

const member = (more: Partial<Member>): Member => ({ IsDirect: false, ...more }) as Member;
const label = { zh: '测试', en: 'Test' };

it('offers the acts of all features in their order, each to whom it is for', () => {
  const pressed: Member[] = [];
  addMemberAct({ id: 'late', label, order: 90, at: 'press', press: (one) => pressed.push(one) });
  addMemberAct({
    id: 'direct',
    label,
    order: 1,
    at: 'over',
    isFor: ({ IsDirect }) => IsDirect,
    load: async () => ({ default: () => null }),
  });
  const idsOf = (one: Member) => actsFor(one, () => true).map(({ id }) => id);
  expect(idsOf(member({}))).toEqual(['late']);
  expect(idsOf(member({ IsDirect: true }))).toEqual(['direct', 'late']);
  const [direct, late] = actsFor(member({ IsDirect: true }), () => true);
  expect(direct?.at === 'over' && direct.Content).toBeTypeOf('function');
  if (late?.at === 'press') late.press(member({ PlayerId: 7 }));
  expect(pressed).toEqual([member({ PlayerId: 7 })]);
  // An act that asks for a right is left out without it.
  addMemberAct({ id: 'pays', label, order: 2, access: 'transfer', at: 'press', press: () => {} });
  const may = (access: string) => actsFor(member({}), (of) => of === access).map(({ id }) => id);
  expect([may('transfer'), may('agent')]).toEqual([['pays', 'late'], ['late']]);
});
