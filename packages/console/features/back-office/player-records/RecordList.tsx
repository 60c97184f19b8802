import type { ReactNode } from 'react';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { DataList, cardOf, type CardPart, type Column } from '@fairlot/ui/list';
import type { Endpoint, Input } from '@fairlot/wire/core';

/** A list of a player, paged by cursor. */
export function RecordList<E extends Endpoint, Row, Cursor extends number | string>(props: {
  readonly label: string;
  readonly endpoint: E;
  readonly ask: (cursor: Cursor | undefined, size: number) => Input<E>;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly card: readonly (readonly [CardPart<Row>, CardPart<Row>?])[];
  readonly empty: string;
  /** Rows per page, if the contract allows fewer than 200. */
  readonly most?: number;
  readonly filters?: { readonly controls: ReactNode; readonly chosen: string };
  readonly renderDetail?: (row: Row) => ReactNode;
}) {
  const { label, endpoint, ask, keyOf, columns, card, empty, most, filters, renderDetail } = props;
  const { source } = useCursorList<E, Row, Cursor>(
    endpoint,
    ask,
    most === undefined ? {} : { sheetSize: most },
  );
  return (
    <DataList<Row, Cursor>
      label={label}
      source={source}
      keyOf={keyOf}
      columns={columns}
      renderCard={cardOf(columns, card)}
      empty={{ title: empty }}
      {...(filters && { filters })}
      {...(renderDetail && { renderDetail })}
    />
  );
}
