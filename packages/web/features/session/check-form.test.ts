import { expect, test } from 'vitest';
import { faultsOf, type RegisterForm } from './check-form.ts';

const GOOD: RegisterForm = {
  account: 'alice1',
  password: 'correct horse',
  again: 'correct horse',
  nickname: '',
  agree: true,
};
const faulty = (change: Partial<RegisterForm>) => Object.keys(faultsOf({ ...GOOD, ...change }));

test('a good form has no fault; a nickname may be left out, blanks round a name are nothing', () => {
  expect(faulty({ account: ' alice1 ' })).toEqual([]);
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
