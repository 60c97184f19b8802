import type { Bilingual } from '../../core/text.ts';
import type { Draw } from '../play.ts';

/** What a tap on the head of a column picks: a symbol in a row of a pad, or an option of a play. */
export type ColumnPick = {
  readonly play: string;
  /** The position of the row, or its place on the pad where rows are of none. */
  readonly position?: number;
  readonly row?: number;
  /** A symbol of the row, or the code of an option. */
  readonly symbol: string;
};

/** Columns beside each other under one heading, of which a draw marks some. */
export type Block = {
  readonly name: Bilingual;
  /** The heads: figures as they are written everywhere, or words. */
  readonly values: readonly (string | Bilingual)[];
  /** Every draw marks exactly one of them, and a line joins the marks. */
  readonly isLine: boolean;
  /** The columns that a draw marks; one that stands there twice is marked twice. */
  marks(draw: Draw, drawMs: number): readonly number[];
  /** What stands on a mark in place of its head: the total itself, where a column is a range of totals. */
  written?(draw: Draw): string;
  pick?(column: number): ColumnPick;
};

/** A chart of a family: what stands behind one of its tabs. */
export type Chart = {
  readonly code: string;
  readonly name: Bilingual;
  readonly blocks: readonly Block[];
};
