import type { ReactNode } from 'react';
import type { CsvRow } from '../save-file.ts';

/** A row on screen: whether its detail is open, and the way to open and close it. */
export type RowState = {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The id of its detail while that is open. */
  readonly detailId: string;
};

export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  /** The head is said, not shown: columns of buttons. */
  readonly isHeadHidden?: boolean;
  /** Right aligned, in figures of one width. */
  readonly isNumber?: boolean;
  readonly canSort?: boolean;
  /** Its share of the width while rows come and go: a long list has fixed columns. */
  readonly width?: number;
  readonly className?: string | undefined;
  readonly cell: (row: Row, state: RowState) => ReactNode;
};

export type Sort = { readonly by: string; readonly isDescending: boolean };

/** What rows add up to: under the columns of a table, or in a line on a phone. */
export type Total = {
  readonly id: string;
  readonly name: ReactNode;
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly line: ReactNode;
};

/** The way through a list, from cursor to cursor. */
export type Paging = {
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly onMore: () => void;
  /** How many there are in all, where that is known. */
  readonly total?: number;
};

/** Where the rows come from and how that stands. */
export type ListSource<Row> = {
  /** Undefined until they were read once. */
  readonly rows: readonly Row[] | undefined;
  /** Rows of before, while others are read. */
  readonly isOld?: boolean;
  /** They could not be read: what the server says of it, or nothing. */
  readonly problem?: { readonly text: string | undefined } | undefined;
  readonly retry: () => void;
  /** When they were read, by the server's clock. */
  readonly readAtMs?: number | undefined;
  readonly paging?: Paging | undefined;
};

/** A page of an export: `next` leads to the one after it. */
export type SheetPage<Row, Cursor> = {
  readonly rows: readonly Row[];
  readonly next: Cursor | undefined;
  readonly total?: number;
};

/** A list as a file: exactly the rows that the filters find, not those on screen. */
export type Sheet<Row, Cursor = number> = {
  readonly name: string;
  readonly columns: readonly {
    readonly head: string;
    readonly value: (row: Row) => CsvRow[number];
  }[];
  readonly read: (cursor: Cursor | undefined) => Promise<SheetPage<Row, Cursor>>;
  /** The same row for programs, where a list is offered for these too; in one language, money as text. */
  readonly json?: (row: Row) => Readonly<Record<string, unknown>>;
};
