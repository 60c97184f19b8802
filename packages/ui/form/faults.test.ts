import { expect, test } from 'vitest';
import type { Bilingual } from '@fairlot/rules/core/text';
import { stillWrong, type Faults } from './faults.ts';

type Card = { readonly name: string; readonly pin: string; readonly again: string };

const said = (en: string): Bilingual => ({ zh: en, en });
const SHORT = said('short');
const DIFFERS = said('differs');
const TAKEN = said('taken');

const check = ({ name, pin, again }: Card): Faults<Card> => ({
  ...(name === '' && { name: SHORT }),
  ...(pin.length < 4 && { pin: SHORT }),
  ...(pin !== again && { again: DIFFERS }),
});

const GOOD: Card = { name: 'a', pin: '1234', again: '1234' };

test('a fault goes as soon as its field is right, and no other comes by itself', () => {
  const before = { ...GOOD, pin: '12', again: '' };
  const after = { ...GOOD, pin: '1234', again: '' };
  expect(stillWrong(check, check(before), before, after)).toEqual({ again: DIFFERS });
  expect(stillWrong(check, {}, GOOD, { ...GOOD, name: '' })).toEqual({});
});

test('one field put right lets go of another that was measured against it', () => {
  const before = { ...GOOD, again: '12345' };
  expect(stillWrong(check, check(before), before, { ...before, pin: '12345' })).toEqual({});
});

test('what only the server knows stays until its field is changed, and what concerns all goes', () => {
  const refused: Faults<Card> = { name: TAKEN, form: said('not now') };
  expect(stillWrong(check, refused, GOOD, { ...GOOD, pin: '9999', again: '9999' })).toEqual({
    name: TAKEN,
  });
  expect(stillWrong(check, refused, GOOD, { ...GOOD, name: 'b' })).toEqual({});
});
