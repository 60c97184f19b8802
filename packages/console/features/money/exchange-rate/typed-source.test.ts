import { expect, test } from 'vitest';
import { SOURCE_TYPED_FAULTS as FAULTS } from './source-text.ts';
import { faultsOf, rulesOf, typedOf } from './typed-source.ts';

const Rules = {
  IsOn: false,
  Address: 'https://rate.example/usdt',
  Price: '/data/price',
  Time: null,
  Sort: 3,
};
const typed = typedOf({ Id: 'alpha', Version: 1, Due: null, Void: null, IsAsked: false, Rules });

test('what is typed is what was there, and of one more nothing is', () => {
  expect(rulesOf(typed)).toEqual(Rules);
  expect(rulesOf({ ...typed, time: ' /a/b ' }).Time).toBe('/a/b');
  expect(typedOf(undefined)).toMatchObject({ name: '', isOn: true, sort: '0' });
});

test('each line that cannot be is named', () => {
  expect(faultsOf(typed)).toEqual({});
  expect(faultsOf({ ...typed, name: 'Alpha' })).toEqual({ name: FAULTS.name });
  for (const address of ['rate.example', 'ftp://rate.example', '']) {
    expect(faultsOf({ ...typed, address })).toEqual({ address: FAULTS.address });
  }
  for (const price of ['', 'data', '/', `/${'a'.repeat(61)}`, '/a'.repeat(11)]) {
    expect(faultsOf({ ...typed, price })).toEqual({ price: FAULTS.pointer });
  }
  expect(faultsOf({ ...typed, time: 'now' })).toEqual({ time: FAULTS.pointer });
  for (const sort of ['', '-1', '1001', '1.5']) {
    expect(faultsOf({ ...typed, sort })).toEqual({ sort: FAULTS.sort });
  }
});
