import type { ReactNode } from 'react';
import type { CardLine } from './DataCards.tsx';
import type { Column, RowState } from './types.ts';

/** What a card shows in a place: a column by its id, with its head where it says little alone, or more. */
export type CardPart<Row> = string | { readonly headed: string } | ((row: Row) => ReactNode);

/** The cards of a list made of its columns, so that a cell is written once. */
export function cardOf<Row>(
  columns: readonly Column<Row>[],
  lines: readonly (readonly [CardPart<Row>, CardPart<Row>?])[],
): (row: Row, state: RowState) => readonly CardLine[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (row, state) => {
    const show = (part: CardPart<Row>): ReactNode => {
      if (typeof part === 'function') return part(row);
      const column = byId.get(typeof part === 'string' ? part : part.headed);
      if (!column) return null;
      return (
        <span className={column.className}>
          {typeof part === 'object' && `${column.head} `}
          {column.cell(row, state)}
        </span>
      );
    };
    return lines.map(([left, right]): CardLine =>
      right === undefined ? [show(left)] : [show(left), show(right)],
    );
  };
}
