import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { findPlay } from '@fairlot/rules/play/index';
import { linesOf, savedOf, type SavedLine } from './saved-line.ts';
import { linesInFragment, MOST_LINK, slipFragment } from './slip-link.ts';

const line = (change: Partial<SavedLine> = {}): SavedLine => ({
  play: 'ssc.fixed',
  content: '3|||| ',
  notes: 1,
  mode: 0,
  multiple: 5,
  amount: mills(10_000n),
  ...change,
});

describe('a slip as a link', () => {
  it('comes back equal, whatever stands in it', () => {
    const lines = [line(), line({ content: '组三 +/=?#&中', mode: 2, amount: mills(100n) })];
    expect(linesInFragment(slipFragment(lines) ?? '')).toEqual(lines);
  });

  it('comes back as the rows that were sent, priced as of now', () => {
    const play = findPlay('ssc.fixed')?.on(Date.UTC(2026, 5, 1));
    const now = { prizeGroup: 1956, table: undefined };
    const rows = linesOf([line({ content: '3||||' })], play ? [play] : [], now);
    expect(rows).toHaveLength(1);
    const again = linesInFragment(slipFragment(savedOf(rows)) ?? '');
    expect(linesOf(again ?? [], play ? [play] : [], now)).toEqual(rows);
  });

  it.each([
    ['nothing', ''],
    ['another fragment', '#top'],
    ['no base64', '#slip=%%%'],
    ['no JSON', '#slip=YWJj'],
    ['no rows', `#slip=${btoa('[]')}`],
    ['a row without a stake', `#slip=${btoa('[{"play":"ssc.fixed","content":"3","notes":1}]')}`],
    ['a link that is too long', `#slip=${'A'.repeat(MOST_LINK)}`],
  ])('holds nothing where there is %s', (_, fragment) => {
    expect(linesInFragment(fragment)).toBeUndefined();
  });

  it('is none where it would be too long', () => {
    expect(slipFragment([line({ content: '0'.repeat(MOST_LINK) })])).toBeUndefined();
  });
});

it('rows of another game are left out', () => {
  expect(linesOf([line()], [], { prizeGroup: 1956, table: undefined })).toEqual([]);
});
