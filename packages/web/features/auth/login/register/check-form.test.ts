import { expect, test } from 'vitest';
import type { FieldNeeds } from '@fairlot/rules/check/register';
import { faultsOf, type RegisterForm } from './check-form.ts';

const GOOD: RegisterForm = {
  account: 'alice1',
  password: 'correct horse',
  again: 'correct horse',
  nickname: '',
  phone: '',
  phoneCode: '',
  email: '',
  emailCode: '',
  qq: '',
  weChat: '',
  realName: '',
  agree: true,
  terms: 1,
};
/** A site that asks for nothing more. */
const NEEDS: FieldNeeds = {
  NickName: 'optional',
  Phone: 'off',
  Email: 'off',
  QQ: 'off',
  WeChat: 'off',
  RealName: 'off',
};
const faulty = (change: Partial<RegisterForm>, needs: Partial<FieldNeeds> = {}) =>
  Object.keys(faultsOf({ ...GOOD, ...change }, { ...NEEDS, ...needs }));

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

test.each<[Partial<RegisterForm>, Partial<FieldNeeds>, string[]]>([
  [{}, { NickName: 'required' }, ['nickname']],
  [{}, { Phone: 'required' }, ['phone', 'phoneCode']],
  [{ phone: '13800000001' }, { Phone: 'optional' }, ['phoneCode']],
  [{ phone: '13800000001', phoneCode: '123456' }, { Phone: 'required' }, []],
  [{ email: 'x', emailCode: '123456' }, { Email: 'optional' }, ['email']],
  [{ email: `${'a'.repeat(50)}@b.cc`, emailCode: '123456' }, { Email: 'required' }, ['email']],
  [{}, { Email: 'optional', Phone: 'optional', QQ: 'optional' }, []],
  [{ qq: '1234' }, { QQ: 'optional' }, ['qq']],
  [{ weChat: '1x' }, { WeChat: 'required' }, ['weChat']],
  [{}, { RealName: 'required' }, ['realName']],
  // What is not asked for is not looked at.
  [{ qq: 'x', weChat: '1', realName: '3', email: 'x', phone: 'x' }, {}, []],
])('%j where the site asks for %j is refused at its fields', (change, needs, fields) => {
  expect(faulty(change, needs)).toEqual(fields);
});
