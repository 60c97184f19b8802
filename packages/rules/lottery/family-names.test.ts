import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { FAMILY_NAMES, familyName } from './family-names.ts';

test('a family has one name, and the games of the house bear it', () => {
  for (const { family, kind, name } of CATEGORIES) {
    if (kind !== 'platform') continue;
    expect(name.en.startsWith(`${FAMILY_NAMES[family].en} · `), name.en).toBe(true);
    expect(name.zh.endsWith(FAMILY_NAMES[family].zh), name.zh).toBe(true);
  }
});

test('what nobody has named is among the rest', () => {
  expect(familyName('kl8')).toEqual({ zh: '其他', en: 'Other' });
});
