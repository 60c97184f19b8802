import { expect, test } from 'vitest';
import { faultsOfPassword, type PasswordAsk, type PasswordForm } from './check-password.ts';

const GOOD: PasswordForm = {
  old: 'kept-for-tests-42',
  next: 'river-stone-41',
  again: 'river-stone-41',
  code: '',
};
const ASKED: PasswordAsk = {
  kind: 'login',
  userName: 'qiudawn',
  isReplaced: true,
  isCodeAsked: false,
  isWeak: (password) => password === 'listed-as-weak',
};
const fields = (form: Partial<PasswordForm>, asked: Partial<PasswordAsk> = {}) =>
  Object.keys(faultsOfPassword({ ...GOOD, ...form }, { ...ASKED, ...asked }));
const both = (next: string) => ({ next, again: next });

test('a good one has no fault', () => {
  expect(fields({})).toEqual([]);
});

test.each<[Partial<PasswordForm>, Partial<PasswordAsk>, string[]]>([
  [{ old: '' }, {}, ['old']],
  [both(''), {}, ['next']],
  [both('q7v-x'), {}, ['next']],
  [both('listed-as-weak'), {}, ['next']],
  [both('x9qiudawn'), {}, ['next']],
  [both(GOOD.old), {}, ['next']],
  [both(GOOD.old), { kind: 'fund', isReplaced: false }, ['next']],
  [{ again: 'river-stone-42' }, {}, ['again']],
  [{}, { isCodeAsked: true }, ['code']],
  [{ code: '246810' }, { isCodeAsked: true }, []],
])('%o of %o: %j', (form, asked, faults) => {
  expect(fields(form, asked)).toEqual(faults);
});

test('the same as the old one and the same as the other one are said in their own words', () => {
  const same = { ...GOOD, ...both(GOOD.old) };
  expect(faultsOfPassword(same, ASKED).next?.en).toBe('Differs from the old password');
  expect(faultsOfPassword(same, { ...ASKED, isReplaced: false }).next?.en).toBe(
    'Login and fund passwords differ',
  );
});
