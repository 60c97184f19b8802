import { expect, it } from 'vitest';
import { groupsOf } from '@fairlot/rules/play/index';
import { FAMILIES } from '@fairlot/rules/play/registry';
import type { Language } from '@fairlot/rules/core/text';
import { sectionsOf, shortNames } from './short-names.ts';

const namesOf = (tab: string, language: Language, family = 'ssc'): string[] => {
  const plays = groupsOf(family, 'official').find(({ code }) => code === tab)?.plays ?? [];
  return [...shortNames(plays, language).values()];
};

it('says names of a tab without what the tab and the heading say', () => {
  expect(namesOf('star5', 'zh')).toEqual(
    expect.arrayContaining(['复式', '单式', '组选120', '一帆风顺']),
  );
  expect(namesOf('front3', 'zh').slice(0, 6)).toEqual([
    '复式',
    '单式',
    '和值',
    '跨度',
    '组合',
    '组三',
  ]);
  expect(namesOf('front3', 'en').slice(0, 3)).toEqual(['Per position', 'Typed', 'By sum']);
  expect(namesOf('anypos', 'zh').slice(0, 2)).toEqual(['前三', '前三']);
  expect(namesOf('dt', 'en')[0]).toBe('1st v 2nd');
});

it('leaves names whole where there are no headings', () => {
  expect(namesOf('fixed', 'zh')).toEqual(['定位胆']);
  expect(namesOf('dt', 'zh', 'd3')).toEqual(['百十龙虎和', '百个龙虎和', '十个龙虎和']);
});

it('gives every play of every tab a name of its own under its heading', () => {
  for (const { code: family } of FAMILIES) {
    for (const style of ['official', 'credit'] as const) {
      for (const { code, plays } of groupsOf(family, style)) {
        for (const language of ['zh', 'en'] as const) {
          const names = shortNames(plays, language);
          for (const section of sectionsOf(plays)) {
            const own = section.plays.map((play) => names.get(play.code));
            expect(new Set(own).size, `${family} ${code} ${own.join('|')}`).toBe(own.length);
          }
        }
      }
    }
  }
});
