import { expect, test } from 'vitest';
import { testRealm } from '../realm/testing.ts';
import { pageOfDenial } from './ending.ts';

const page = (Code: string, Message = '') =>
  pageOfDenial({ Code, Message, RequestId: '' }, testRealm, 'en');

test('each token failure has its page', () => {
  expect(page('IP_restricted')).toBe('/IPRestricted');
  expect(page('other', 'IP_restricted: CN')).toBe('/IPRestricted');
  expect(page('expired')).toBe('/Timeout');
  expect(page('not_logged_in')).toBe('/Login');
  const texts = ['blacklist', 'different_user', 'change_password', 'forced_logout'].map((code) =>
    decodeURIComponent(page(code)),
  );
  expect(new Set(texts).size).toBe(4);
  expect(texts[2]).toBe('/ErrorMsg?Msg=Password changed, please sign in again');
  expect(page('unheard_of')).toBe('/ErrorMsg');
});

test('the message is in the language of the player', () => {
  const body = { Code: 'change_password', Message: '', RequestId: '' };
  expect(decodeURIComponent(pageOfDenial(body, testRealm, 'zh'))).toBe(
    '/ErrorMsg?Msg=密码已修改，请重新登录',
  );
});
