import { expect, test } from 'vitest';
import { fillTemplate, paragraphsOf, unknownVariable, variablesIn } from './template.ts';

test('variables are found, and those that are none', () => {
  expect(variablesIn('{code}, {minutes} {code}')).toEqual(['code', 'minutes']);
  expect(unknownVariable('{code}', ['code'])).toBeUndefined();
  expect(unknownVariable('{code} {name}', ['code'])).toBe('name');
});

test.each(['{code', 'code}', '{Code}', '{{code}}', '{ code }'])(
  '%s is no variable, and is not sent as it stands',
  (text) => expect(unknownVariable(text, ['code'])).toBe('{ }'),
);

test('they are filled once: a value that looks like one stays as it is', () => {
  const values = { name: '{code}', code: '482913' };
  expect(fillTemplate('{name}: {code} {other}', values)).toBe('{code}: 482913 {other}');
  expect(fillTemplate('{constructor}', {})).toBe('{constructor}');
});

test('paragraphs are lines that say something', () => {
  expect(paragraphsOf(' one \n\n two\n')).toEqual(['one', 'two']);
});
