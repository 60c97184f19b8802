import { expect, test } from 'vitest';
import { faultsOf, stillWrong, type RegisterForm } from './check-form.ts';

const GOOD: RegisterForm = {
  account: 'alice1',
  password: 'correct horse',
  again: 'correct horse',
  nickname: '',
  agree: true,
};
const faulty = (change: Partial<RegisterForm>) => Object.keys(faultsOf({ ...GOOD, ...change }));

test('a good form has no fault; a nickname may be left out', () => {
  expect(faulty({})).toEqual([]);
  expect(faulty({ nickname: '青山不语' })).toEqual([]);
});

test.each<[Partial<RegisterForm>, string[]]>([
  [{ account: '' }, ['account']],
  [{ account: '1alice' }, ['account']],
  [{ account: 'ab' }, ['account']],
  [{ password: 'short', again: 'short' }, ['password']],
  [{ password: 'xalice1x9', again: 'xalice1x9' }, ['password']],
  [{ again: 'other' }, ['again']],
  [{ nickname: '一' }, ['nickname']],
  [{ agree: false }, ['agree']],
])('%j is refused at its field', (change, fields) => {
  expect(faulty(change)).toEqual(fields);
});

test('a fault goes as soon as its field is right, and no other comes by itself', () => {
  const empty: RegisterForm = { account: '', password: '', again: '', nickname: '', agree: false };
  const sent = faultsOf({ ...GOOD, password: 'short', again: 'other', agree: false });
  const typing = { ...GOOD, password: 'longer now', again: 'other', agree: false };
  const still = stillWrong(sent, { ...typing, password: 'short' }, typing);
  expect(Object.keys(still)).toEqual(['again', 'agree']);
  expect(stillWrong(still, typing, { ...typing, again: 'longer now', agree: true })).toEqual({});
  expect(stillWrong({}, empty, { ...empty, account: '1' })).toEqual({});
});

test('one field put right lets go of another that was measured against it', () => {
  const before = { ...GOOD, again: 'correct horse battery' };
  const after = { ...before, password: 'correct horse battery' };
  expect(stillWrong(faultsOf(before), before, after)).toEqual({});
});

test('what only the server knows of a field stays until the field is changed', () => {
  const taken = { account: { zh: '该账号已被注册', en: 'This account name is taken' } };
  expect(stillWrong(taken, GOOD, { ...GOOD, nickname: '青山' })).toEqual(taken);
  expect(stillWrong(taken, GOOD, { ...GOOD, account: 'alice2' })).toEqual({});
});
