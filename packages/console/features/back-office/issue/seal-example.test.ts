import { expect, test } from 'vitest';
import { findForm } from '@fairlot/rules/play/index';
import { EXAMPLE } from './seal-example.ts';

test('what the form of a seal gives as an example is an option of a play', () => {
  expect(findForm(EXAMPLE.play)?.options.map(({ code }) => code)).toContain(EXAMPLE.option);
});
