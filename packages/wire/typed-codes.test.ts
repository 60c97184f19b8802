import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './surface.ts';

/** The code fields of every request, except the authorization code of WeChat. */
const codeFields = endpoints().flatMap(({ endpoint }) => {
  const { def } = (endpoint.input as z.ZodMiniType)._zod;
  const shape = (def as { shape?: Readonly<Record<string, z.ZodMiniType>> }).shape ?? {};
  return Object.entries(shape)
    .filter(([name]) => /^(?:Code|Sent|PhoneCode|EmailCode)$/.test(name))
    .map(([name, schema]) => ({ where: `${endpoint.path} ${name}`, schema }));
});
/** Codes of banks and games that an operator names, and the word of another site. */
const OTHER = /BankChange|PurseAdd|Wechat\/(?:SignIn|Bind) /;
const typed = codeFields.filter(({ where }) => !OTHER.test(where));

test('folds every code field', () => {
  expect(typed.length).toBeGreaterThan(40);
  for (const { where, schema } of typed) {
    for (const code of [
      '055 606',
      '０５５６０６',
      '\u2068055\u200b-606\u2069',
      ' 055\u00a0606\t',
      '055\u2011606',
    ]) {
      expect(z.safeParse(schema, code), `${where} ${code}`).toEqual({
        success: true,
        data: '055606',
      });
    }
  }
});

test('rejects a longer text', () => {
  for (const { where, schema } of typed)
    expect(z.safeParse(schema, '0'.repeat(65)).success, where).toBe(false);
});
