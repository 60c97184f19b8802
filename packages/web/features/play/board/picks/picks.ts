import {
  elementsOf,
  emptySet,
  holds,
  isSameSet,
  setOf,
  sizeOf,
  withElement,
  withoutElement,
  type BitSet,
} from '@fairlot/rules/core/bit-set';
import type { Money } from '@fairlot/rules/core/money';
import { mostPrize } from '@fairlot/rules/odds/most-prize';
import { legRows } from '@fairlot/rules/play/entry/legs';
import type { Layout, PadRow, Play, Selection } from '@fairlot/rules/play/play';
import type { Bilingual } from '@fairlot/rules/core/text';

/** What is picked on a pad: the places of the symbols of each row, and a mask of ticked positions. */
export type Picks = { readonly rows: readonly BitSet[]; readonly positions: number };

export type QuickKey = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';
export const QUICK_KEYS: readonly QuickKey[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

const maskOf = (bits: readonly number[]): number =>
  bits.reduce((mask, bit) => mask | (1 << bit), 0);

/** An empty pad. All positions are ticked, as plays.md section 2.2.7 says. */
export const noPicks = (layout: Layout): Picks => ({
  rows: layout.rows.map(({ symbols }) => emptySet(symbols.length)),
  positions: maskOf([...(layout.positions?.labels.keys() ?? [])]),
});

export const isPicked = (picks: Picks, row: number, index: number): boolean =>
  holds(picks.rows[row] ?? [], index) === 1;

const withRow = (picks: Picks, row: number, set: BitSet): Picks =>
  isSameSet(picks.rows[row] ?? [], set)
    ? picks
    : { ...picks, rows: picks.rows.map((old, i) => (i === row ? set : old)) };

/** Picks or drops one symbol. A row for one symbol moves its pick; a full row takes no more. */
export function setPick(
  layout: Layout,
  picks: Picks,
  row: number,
  index: number,
  on: boolean,
): Picks {
  const pad = layout.rows[row];
  const set = picks.rows[row];
  if (!pad || !set || index < 0 || index >= pad.symbols.length) return picks;
  if (!on) return withRow(picks, row, withoutElement(set, index));
  if (pad.max === 1) return withRow(picks, row, setOf(pad.symbols.length, [index]));
  if (!holds(set, index) && sizeOf(set) >= pad.max) return picks;
  return withRow(picks, row, withElement(set, index));
}

export const togglePick = (layout: Layout, picks: Picks, row: number, index: number): Picks =>
  setPick(layout, picks, row, index, !isPicked(picks, row, index));

export const togglePosition = (picks: Picks, index: number): Picks => ({
  ...picks,
  positions: picks.positions ^ (1 << index),
});

function quickSet(row: PadRow, key: QuickKey): BitSet {
  const wanted = (symbol: string, index: number): boolean => {
    if (key === 'all') return true;
    // The middle one of an odd number of balls is big: 06 of eleven, 25 of forty-nine.
    if (key === 'big') return index * 2 >= row.symbols.length - 1;
    if (key === 'small') return index * 2 < row.symbols.length - 1;
    if (key === 'odd') return Number(symbol) % 2 === 1;
    return key === 'even' && Number(symbol) % 2 === 0;
  };
  const { length } = row.symbols;
  return setOf(
    length,
    [...row.symbols.keys()].filter((i) => wanted(row.symbols[i]!, i)),
  );
}

/** What a quick key leaves in a row: the key decides the whole row. */
export function quickPick(layout: Layout, picks: Picks, row: number, key: QuickKey): Picks {
  const pad = layout.rows[row];
  if (!pad || (!pad.quick && key !== 'clear')) return picks;
  return withRow(picks, row, quickSet(pad, key));
}

/** The quick key that says what a row holds now; undefined when none does. */
export const quickKeyOf = (row: PadRow, set: BitSet): QuickKey | undefined =>
  sizeOf(set) === 0 ? undefined : QUICK_KEYS.find((key) => isSameSet(quickSet(row, key), set));

/** `@0,1,4:` of the ticked positions; empty for plays without them. */
export const positionsPrefix = (layout: Layout, picks: Picks): string =>
  layout.positions ? `@${elementsOf([picks.positions]).join(',')}:` : '';

export const tickedPositions = (picks: Picks): number[] => elementsOf([picks.positions]);

/** The encoded selection of plays.md section 0. */
export function contentOf(layout: Layout, picks: Picks): string {
  const rows = layout.rows.map((row, i) =>
    elementsOf(picks.rows[i] ?? [])
      .map((index) => row.symbols[index])
      .join(','),
  );
  if (layout.isParlay) {
    return rows.flatMap((leg, i) => (leg === '' ? [] : [`${i + 1}:${leg}`])).join('|');
  }
  return positionsPrefix(layout, picks) + rows.join('|');
}

/** The picks that an encoded selection stands for: to bring a bet back onto the pad. */
export function picksOf(layout: Layout, content: string): Picks {
  const [, ticked, body] = /^(?:@([\d,]*):)?([^]*)$/.exec(content) ?? [];
  const texts = layout.isParlay ? legRows(layout, body ?? '') : (body ?? '').split('|');
  const rows = layout.rows.map(({ symbols }, i) => {
    const found = (texts[i] ?? '').split(',').map((symbol) => symbols.indexOf(symbol));
    return setOf(
      symbols.length,
      found.filter((index) => index !== -1),
    );
  });
  if (ticked === undefined) return { rows, positions: noPicks(layout).positions };
  const marks = ticked === '' ? [] : ticked.split(',');
  return { rows, positions: maskOf(marks.map(Number)) };
}

/** The largest prize of a selection at some odds per tier and stake of a note. */
export type MostPrize = (odds: readonly bigint[], unitStake: Money) => Money;

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
  if (picks.rows.every((set) => sizeOf(set) === 0)) {
    const first = rows.find((row) => row.min > 0);
    if (!first || rows.length === 1) return { notes: 0, why: { kind: 'empty' } };
  }
  for (const [i, row] of rows.entries()) {
    const picked = sizeOf(picks.rows[i] ?? []);
    if (picked < row.min) {
      const why: Why = { kind: 'row', row, missing: row.min - picked, picked };
      return { notes: 0, why };
    }
  }
  if (positions && sizeOf([picks.positions]) < positions.min) {
    return { notes: 0, why: { kind: 'positions', min: positions.min } };
  }
  return tallyContent(play, contentOf(play.layout, picks));
}
