import type { Money } from '@fairlot/rules/core/money';
import { mostPrize } from '@fairlot/rules/odds/most-prize';
import type { Layout, PadRow, Play, Selection } from '@fairlot/rules/play/play';
import type { Bilingual } from '@fairlot/rules/core/text';

/** What is picked on a pad: a bit mask a row (bit i is the i-th symbol), and the ticked positions. */
export type Picks = { readonly rows: readonly number[]; readonly positions: number };

export type QuickKey = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';
export const QUICK_KEYS: readonly QuickKey[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

const fullMask = (length: number): number => 2 ** length - 1;

export const countBits = (mask: number): number => {
  let left = mask;
  let bits = 0;
  for (; left !== 0; left &= left - 1) bits++;
  return bits;
};

/** An empty pad. All positions are ticked, as plays.md section 2.2.7 says. */
export const noPicks = (layout: Layout): Picks => ({
  rows: layout.rows.map(() => 0),
  positions: fullMask(layout.positions?.labels.length ?? 0),
});

export const isPicked = (picks: Picks, row: number, index: number): boolean =>
  (((picks.rows[row] ?? 0) >>> index) & 1) === 1;

const withRow = (picks: Picks, row: number, mask: number): Picks =>
  picks.rows[row] === mask
    ? picks
    : { ...picks, rows: picks.rows.map((old, i) => (i === row ? mask : old)) };

/** Picks or drops one symbol. A row for one symbol moves its pick; a full row takes no more. */
export function setPick(
  layout: Layout,
  picks: Picks,
  row: number,
  index: number,
  on: boolean,
): Picks {
  const pad = layout.rows[row];
  const mask = picks.rows[row];
  if (!pad || mask === undefined || index < 0 || index >= pad.symbols.length) return picks;
  const bit = 1 << index;
  if (!on) return withRow(picks, row, mask & ~bit);
  if (pad.max === 1) return withRow(picks, row, bit);
  if ((mask & bit) === 0 && countBits(mask) >= pad.max) return picks;
  return withRow(picks, row, mask | bit);
}

export const togglePick = (layout: Layout, picks: Picks, row: number, index: number): Picks =>
  setPick(layout, picks, row, index, !isPicked(picks, row, index));

export const togglePosition = (picks: Picks, index: number): Picks => ({
  ...picks,
  positions: picks.positions ^ (1 << index),
});

function quickMask(row: PadRow, key: QuickKey): number {
  const wanted = (symbol: string, index: number): boolean => {
    if (key === 'all') return true;
    if (key === 'big') return index * 2 >= row.symbols.length;
    if (key === 'small') return index * 2 < row.symbols.length;
    if (key === 'odd') return Number(symbol) % 2 === 1;
    return key === 'even' && Number(symbol) % 2 === 0;
  };
  return row.symbols.reduce((mask, symbol, i) => (wanted(symbol, i) ? mask | (1 << i) : mask), 0);
}

/** The mask that a quick key leaves in a row: the key decides the whole row. */
export function quickPick(layout: Layout, picks: Picks, row: number, key: QuickKey): Picks {
  const pad = layout.rows[row];
  if (!pad || (!pad.quick && key !== 'clear')) return picks;
  return withRow(picks, row, quickMask(pad, key));
}

/** The quick key that says what a row holds now; undefined when none does. */
export const quickKeyOf = (row: PadRow, mask: number): QuickKey | undefined =>
  mask === 0 ? undefined : QUICK_KEYS.find((key) => quickMask(row, key) === mask);

const bitsOf = (mask: number, length: number): number[] =>
  Array.from({ length }, (_, i) => i).filter((i) => ((mask >>> i) & 1) === 1);

/** `@0,1,4:` of the ticked positions; empty for plays without them. */
export const positionsPrefix = (layout: Layout, picks: Picks): string =>
  layout.positions ? `@${bitsOf(picks.positions, layout.positions.labels.length).join(',')}:` : '';

export const tickedPositions = (layout: Layout, picks: Picks): number[] =>
  bitsOf(picks.positions, layout.positions?.labels.length ?? 0);

/** The encoded selection of plays.md section 0. */
export function contentOf(layout: Layout, picks: Picks): string {
  const rows = layout.rows.map((row, i) =>
    bitsOf(picks.rows[i] ?? 0, row.symbols.length)
      .map((bit) => row.symbols[bit])
      .join(','),
  );
  return positionsPrefix(layout, picks) + rows.join('|');
}

/** The picks that an encoded selection stands for: to bring a bet back onto the pad. */
export function picksOf(layout: Layout, content: string): Picks {
  const [, ticked, body] = /^(?:@([\d,]*):)?([^]*)$/.exec(content) ?? [];
  const texts = (body ?? '').split('|');
  const rows = layout.rows.map((row, i) =>
    (texts[i] ?? '').split(',').reduce((mask, symbol) => {
      const bit = row.symbols.indexOf(symbol);
      return bit === -1 ? mask : mask | (1 << bit);
    }, 0),
  );
  if (ticked === undefined) return { rows, positions: noPicks(layout).positions };
  const marks = ticked === '' ? [] : ticked.split(',');
  return { rows, positions: marks.reduce((mask, mark) => mask | (1 << Number(mark)), 0) };
}

/** The largest prize of a selection at some odds per tier and stake of a note. */
export type MostPrize = (odds: readonly number[], unitStake: Money) => Money;

/** A selection that counts: its notes, and what one draw can bring at most. */
export type Counted = {
  readonly notes: number;
  readonly content: string;
  readonly most: MostPrize;
};

/** What the pad adds up to, or why that is nothing yet. */
export type Tally = Counted | { readonly notes: 0; readonly why: Why };

export const isCounted = (tally: Tally): tally is Counted => !('why' in tally);

/** Why there is no note: a row that lacks picks, too few positions, nothing typed, or what the rule says. */
export type Why =
  | {
      readonly kind: 'row';
      readonly row: PadRow;
      readonly missing: number;
      readonly picked: number;
    }
  | { readonly kind: 'positions'; readonly min: number }
  | { readonly kind: 'empty' | 'counting' }
  | { readonly kind: 'rule'; readonly detail: Bilingual };

/** Counts the notes of an encoded selection with the function that the server uses too. */
export function tallyContent(play: Play, content: string): Tally {
  const parsed = play.parse(content);
  if (!parsed.ok) return { notes: 0, why: { kind: 'rule', detail: parsed.error.detail } };
  return countedOf(play, content, parsed.value);
}

const countedOf = (play: Play, content: string, selection: Selection): Counted => ({
  notes: play.count(selection),
  content,
  most: (odds, unitStake) => mostPrize(play, selection, odds, unitStake),
});

/** Counts the picks of a pad. */
export function tallyPicks(play: Play, picks: Picks): Tally {
  const { rows, positions } = play.layout;
  if (picks.rows.every((mask) => mask === 0)) {
    const first = rows.find((row) => row.min > 0);
    if (!first || rows.length === 1) return { notes: 0, why: { kind: 'empty' } };
  }
  for (const [i, row] of rows.entries()) {
    const picked = countBits(picks.rows[i] ?? 0);
    if (picked < row.min) {
      const why: Why = { kind: 'row', row, missing: row.min - picked, picked };
      return { notes: 0, why };
    }
  }
  if (positions && countBits(picks.positions) < positions.min) {
    return { notes: 0, why: { kind: 'positions', min: positions.min } };
  }
  return tallyContent(play, contentOf(play.layout, picks));
}
