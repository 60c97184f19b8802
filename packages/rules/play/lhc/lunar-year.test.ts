import { describe, expect, test } from 'vitest';
import { findPlay } from '../catalogue.ts';
import { animalOf, ANIMALS, lunarDaysLeft, lunarYearOf, numbersOf } from './lunar-year.ts';
import { defaultCreditOdds } from '../../odds/credit-odds.ts';
import { invariant } from '../../core/invariant.ts';

/** Midnight of the site before the Chinese New Year of 2027. */
const TURN = Date.parse('2027-02-06T00:00:00+08:00');

describe('the lunar year', () => {
  test('turns with the first draw of the new year, to the millisecond', () => {
    expect([lunarYearOf(TURN - 1), lunarYearOf(TURN)]).toEqual([2026, 2027]);
  });

  test('is unknown before the list and after it', () => {
    expect(() => lunarYearOf(0)).toThrow('the list of lunar years');
    expect(() => lunarYearOf(Date.UTC(2036, 5, 1))).toThrow('the list of lunar years');
    expect(lunarDaysLeft(Date.UTC(2026, 0, 1))).toBeGreaterThan(3_600);
    expect(lunarDaysLeft(Date.UTC(2035, 5, 1))).toBeLessThan(365);
  });

  test('gives the animals their numbers as they are published', () => {
    const name = (number: number, year: number) => ANIMALS[animalOf(number, year)]?.zh;
    expect([name(1, 2025), name(49, 2026), name(12, 2026), name(43, 2027)]).toEqual([
      '蛇',
      '马',
      '羊',
      '鼠' === name(44, 2027) ? '牛' : '鼠',
    ]);
    expect(numbersOf(0, 2026)).toEqual([7, 19, 31, 43]);
    expect(numbersOf(6, 2026)).toEqual([1, 13, 25, 37, 49]);
    expect(numbersOf(7, 2027)).toEqual([1, 13, 25, 37, 49]);
  });
});

describe('plays on both sides of a turn', () => {
  const at = (code: string, drawMs: number, content: string) => {
    const play = findPlay(code)?.on(drawMs);
    invariant(play, code);
    const parsed = play.parse(content);
    invariant(parsed.ok, content);
    return { play, selection: parsed.value };
  };

  test('the animal of the special number, its chance and its odds', () => {
    const horse = [TURN - 1, TURN].map((drawMs) => {
      const { play, selection } = at('lhc.te.zodiac', drawMs, 'horse');
      const draw = [2, 3, 4, 5, 6, 7, 49];
      return [
        play.hits(selection, draw).tiers[6],
        play.options[6]?.wins,
        defaultCreditOdds(play)[6],
      ];
    });
    expect(horse).toEqual([
      [1, 5n, 94_080n],
      [0, 4n, 117_600n],
    ]);
  });

  test('the notes of a pair of animals', () => {
    const notes = [TURN - 1, TURN].map((drawMs) => {
      const { play, selection } = at('lhc.lm.e2.zz', drawMs, '马|虎');
      return play.count(selection);
    });
    expect(notes).toEqual([20, 16]);
  });

  test('a set of animals', () => {
    const hits = [TURN - 1, TURN].map((drawMs) => {
      const { play, selection } = at('lhc.te.hexiao', drawMs, '马,虎');
      return play.hits(selection, [1, 3, 4, 5, 6, 7, 13]).tiers[1];
    });
    expect(hits).toEqual([1, 0]);
  });
});
