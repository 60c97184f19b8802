import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection, provenPlays } from './sample.ts';
import type { Play } from '../play.ts';

const plays = provenPlays();

/** Texts near the grammar: more telling than plain random strings. */
const symbols = [
  ...'0123456789０９,，|｜@＠:： \n;；、\u3000-+.eE\u0000',
  '大',
  '小',
  '单',
  '龙',
  '和',
  '一区',
  '豹子',
  'big',
  '10',
  '27',
  '𝟘',
];
const nearText = fc.array(fc.constantFrom(...symbols), { maxLength: 40 }).map((s) => s.join(''));

/** Breadth here, depth in the long run. */
const MANY = process.env['TEST_LONG'] ? 40 : 1;

/** Where the pick begins that holds a place, or the leg of a parlay, or the note where notes are typed. */
function startOf(play: Play, text: string, place: number): number {
  const parts = play.layout.text ? /[@: ]/ : play.layout.isParlay ? /[|]/ : /[@:|, ]/;
  let at = place;
  while (at > 0 && !parts.test(text[at - 1]!)) at--;
  return at;
}

/** A selection as it is written, with something else at a place, something more, or something less. */
const spoiled = (play: Play, spoilers: readonly string[]) =>
  fc
    .tuple(anySelection(play, 500), fc.nat(), fc.constantFrom('', ...spoilers), fc.boolean())
    .map(([selection, somewhere, by, isMore]) => {
      const text = play.format(selection);
      const place = somewhere % text.length;
      return {
        text,
        place,
        spoiled: text.slice(0, place) + by + text.slice(place + (isMore ? 0 : 1)),
      };
    });

describe.each(plays)('$code', (play) => {
  test('reads back what it writes', () => {
    fc.assert(
      fc.property(anySelection(play, 5000), (selection) => {
        const text = play.format(selection);
        expect(play.parse(text)).toEqual({ ok: true, value: selection });
      }),
      { numRuns: 10, seed: play.id },
    );
  });

  test('never throws; what it accepts is canonical and makes a note', () => {
    fc.assert(
      fc.property(fc.oneof(nearText, fc.string()), (text) => {
        const parsed = play.parse(text);
        if (!parsed.ok) {
          expect(parsed.error.detail.zh).not.toBe('');
          expect(parsed.error.detail.en).not.toBe('');
          expect(parsed.error.at).toBeGreaterThanOrEqual(0);
          expect(parsed.error.at).toBeLessThanOrEqual(text.length);
          return;
        }
        expect(play.count(parsed.value)).toBeGreaterThan(0);
        expect(play.parse(play.format(parsed.value))).toEqual(parsed);
      }),
      { numRuns: 60 * MANY, seed: play.id },
    );
  });

  test('says where a spoiled selection goes wrong: there, or at the first thing behind', () => {
    fc.assert(
      fc.property(spoiled(play, symbols), ({ spoiled: text, place }) => {
        const parsed = play.parse(text);
        if (parsed.ok) return;
        expect(parsed.error.at).toBeGreaterThanOrEqual(startOf(play, text, place));
        expect(parsed.error.at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 25 * MANY, seed: play.id },
    );
    // What no play has, in the place of a symbol: there, and not behind.
    fc.assert(
      fc.property(spoiled(play, ['☃']), ({ text: before, spoiled: text, place }) => {
        if (text[place] !== '☃' || /[@:|]/.test(before[place]!)) return;
        const parsed = play.parse(text);
        expect(parsed.ok).toBe(false);
        if (parsed.ok) return;
        expect(parsed.error.at).toBeGreaterThanOrEqual(startOf(play, text, place));
        expect(parsed.error.at).toBeLessThanOrEqual(place);
      }),
      { numRuns: 15 * MANY, seed: play.id },
    );
  });

  test('refuses emptiness, repeats, strangers and endless texts', () => {
    const example = play.example.content;
    expect(play.parse('').ok).toBe(false);
    expect(play.parse('x').ok).toBe(false);
    expect(play.parse(`${example}|${example}|1|1|1|1`).ok).toBe(false);
    expect(play.parse('1,'.repeat(1_100_000)).ok).toBe(false);
    const [row] = play.layout.rows;
    if (!row || play.layout.positions) return;
    const rest = '|'.repeat(play.layout.rows.length - 1);
    expect(play.parse(`${row.symbols[0]},${row.symbols[0]}${rest}`).ok).toBe(false);
    expect(play.parse(`${row.symbols.length + 300}${rest}`).ok).toBe(false);
  });
});
