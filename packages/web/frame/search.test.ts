import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test.each([
  ['?EndTime=4070908800000', { EndTime: '4070908800000' }],
  ['?Msg=1', { Msg: '1' }],
  ['?Msg=true&w=null', { Msg: 'true', w: 'null' }],
  ['?Msg="quoted"', { Msg: '"quoted"' }],
  ['?Msg=%7B%22a%22%3A1%7D', { Msg: '{"a":1}' }],
  ['?verify=20261121014200000001', { verify: '20261121014200000001' }],
  ['?Msg=Signed+in%20elsewhere', { Msg: 'Signed in elsewhere' }],
  ['?view=', { view: '' }],
  ['?w=Logins&w=BetRecord', { w: 'Logins' }],
  ['', {}],
])('reads %s as plain strings', (text, search) => {
  expect(parseSearch(text)).toEqual(search);
});

test.each([
  [{ EndTime: '123' }, '?EndTime=123'],
  [{ Msg: 'true', w: 'null' }, '?Msg=true&w=null'],
  [{ Msg: '{"a":1}' }, '?Msg=%7B%22a%22%3A1%7D'],
  [{ w: undefined }, ''],
  [{}, ''],
])('writes %j without quotes', (search, text) => {
  expect(stringifySearch(search)).toBe(text);
});
