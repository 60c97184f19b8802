import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { playsOf } from '../catalogue.ts';
import { anyDraw, anySelection } from '../proof/sample.ts';
import { elementOf } from './element.ts';
import { animalOf, LUNAR_YEARS } from './lunar-year.ts';
import type { Play } from '../play.ts';

const NUMBERS = Array.from({ length: 49 }, (_, i) => i + 1);
const SPECIAL = 6;

/** Plays that the calendar decides, in each of their years. */
const forms = playsOf('lhc').flatMap((play) => (play.forms().length > 1 ? play.forms() : []));
const yearOf = (play: Play): number => Number(play.form.split('@')[1]);
const onSpecial = forms.filter((play) => play.options.length > 0);
const onNotes = forms.filter((play) => play.options.length === 0);

test('every year of the list has each of them once', () => {
  for (const year of LUNAR_YEARS.parts) {
    const codes = forms.filter((play) => yearOf(play) === year).map(({ code }) => code);
    expect(codes).toHaveLength(new Set(codes).size);
    expect(codes).toContain('lhc.sx.link5');
    expect(codes).toHaveLength(forms.length / LUNAR_YEARS.parts.length);
  }
});

test('elements are those that are published, and go round with the years', () => {
  const metal = (year: number) => NUMBERS.filter((number) => elementOf(number, year) === 0);
  expect(metal(2026)).toEqual([4, 5, 12, 13, 26, 27, 34, 35, 42, 43]);
  expect(metal(2015)).toEqual([1, 2, 15, 16, 23, 24, 31, 32, 45, 46]);
  for (const year of LUNAR_YEARS.parts) {
    for (const number of NUMBERS.slice(1)) {
      expect(elementOf(number, year + 1)).toBe(elementOf(number - 1, year));
    }
  }
});

test('options on the special number win as often in every year as they say', () => {
  for (const play of onSpecial) {
    const all = play.parse(play.options.map(({ code }) => code).join());
    invariant(all.ok, play.form);
    const draws = NUMBERS.map((special) => {
      const others = NUMBERS.filter((number) => number !== special);
      return [...others.slice(0, SPECIAL), special];
    });
    const hits = draws.map((draw) => play.hits(all.value, draw).tiers);
    play.options.forEach(({ wins }, i) => {
      expect(hits.reduce((sum, each) => sum + each[i]!, 0)).toBe(Number(wins));
    });
  }
});

describe('notes of animals', () => {
  test('win in every year what their expansion wins, by the animal of that year', () => {
    for (const play of onNotes) {
      const isOfYear = (key: string): boolean =>
        key.split(',').includes(String(animalOf(1, yearOf(play))));
      fc.assert(
        fc.property(anySelection(play, 200), anyDraw(play), (selection, draw) => {
          const wins = play.tiers.map(() => 0);
          const singles = [...play.singles(selection)];
          expect(singles).toHaveLength(play.count(selection));
          for (const single of singles) {
            const verdict = single.judge(draw);
            if (verdict < 0) continue;
            wins[verdict]!++;
            const { code } = play.tiers[verdict]!;
            if (play.tiers.length === 2 && /^z[45]$/.test(code)) {
              expect(code === 'z5').toBe(isOfYear(single.key));
            }
          }
          expect(play.hits(selection, draw).tiers).toEqual(wins);
        }),
        { numRuns: process.env['TEST_LONG'] ? 100 : 2, seed: yearOf(play) },
      );
    }
  });

  test('have the same chances in every year', () => {
    for (const play of onNotes) {
      const [first] = play.forms();
      expect(play.tiers.map(({ wins }) => wins)).toEqual(first?.tiers.map(({ wins }) => wins));
    }
  });
});
