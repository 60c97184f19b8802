import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { provenPlays } from '@fairlot/rules/play/proof/sample';
import { selectionPlace } from '@fairlot/wire/play/bet';
import { priceCart, type PriceContext } from './price.ts';
import { row } from '../testing.ts';
import { termsOf } from '../odds/terms.ts';
import { byRing } from '#testing/ring';

/** Whatever is sent as a selection: its refusal names the row, and a place inside the text that was sent. */
const MANY = byRing({ short: 10, all: 30, long: 1_000 });
const GOOD = row('ssc.fixed', '3||||');

const contextOf = (family: string): PriceContext => ({
  family,
  drawMs: Date.UTC(2026, 10, 23),
  terms: termsOf({ id: 4, family }, 0, {}),
  seen: () => undefined,
  acceptAnyOdds: false,
});

function refusalOf(rows: readonly (typeof GOOD)[], family: string) {
  const priced = priceCart(rows, contextOf(family));
  invariant(!priced.ok, 'it is refused');
  const { code, params = {} } = priced.error;
  return { code, params, place: selectionPlace({ code, params }) };
}

describe('a selection that is refused', () => {
  it.each([
    ['3|x|||', 2],
    ['', 0],
    ['3|１|||', 2],
    ['3||||||', 6],
  ])('%j is wrong at %i', (Content, at) => {
    const { code, params, place } = refusalOf([GOOD, { ...GOOD, Content }], 'ssc');
    expect(code).toBe('NUMBER_INVALID');
    expect(place).toEqual({ row: 1, at });
    expect(params['nth']).toBe(at + 1);
  });

  it('of two options is wrong at the second, and one of another family at its beginning', () => {
    const two = { ...row('ssc.c.total', 'big'), Content: 'big, odd', Notes: 2 };
    expect(refusalOf([two], 'ssc').place).toEqual({ row: 0, at: 5 });
    expect(refusalOf([GOOD], 'd3').place).toEqual({ row: 0, at: 0 });
  });

  it('has no place where something else is refused', () => {
    const { code, place } = refusalOf([{ ...GOOD, Notes: 2 }], 'ssc');
    expect(code).toBe('LINES_MISMATCH');
    expect(place).toBeUndefined();
  });

  it.each(provenPlays().map((play) => [play.code, play] as const))('of %s', (code, play) => {
    const piece = fc.constantFrom(
      ...'0123456789０９,，|@: \n;、-.xX\u0000☃𝟘',
      '大',
      'big',
      '鼠',
      '10',
    );
    const near = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    const [family = ''] = code.split('.');
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), fc.nat({ max: 3 }), (Content, before) => {
        const bad = { ...GOOD, Play: code, Content, Notes: 1 };
        const rows = [...Array.from({ length: before }, () => GOOD), bad];
        const priced = priceCart(rows, { ...contextOf(family), family });
        if (priced.ok || priced.error.code !== 'NUMBER_INVALID') return;
        const { params = {} } = priced.error;
        const place = selectionPlace({ code: priced.error.code, params });
        invariant(place, 'it has a place');
        const { Content: text } = rows[place.row]!;
        expect(place.at).toBeGreaterThanOrEqual(0);
        expect(place.at).toBeLessThanOrEqual(text.length);
        expect(play.example.notes).toBeGreaterThan(0);
      }),
      { numRuns: MANY, seed: play.id },
    );
  });
});
