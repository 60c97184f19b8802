import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection, provenPlays } from './sample.ts';

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
          return;
        }
        expect(play.count(parsed.value)).toBeGreaterThan(0);
        expect(play.parse(play.format(parsed.value))).toEqual(parsed);
      }),
      { numRuns: 60, seed: play.id },
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
