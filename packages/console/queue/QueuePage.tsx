import { type ReactNode, useState } from 'react';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { usePage } from '../features/staff/operator/index.ts';

type Props<E extends Endpoint, Row, Chosen, Cursor> = {
  readonly label: string;
  readonly endpoint: E;
  /** Page topic of the hub; a change of it reads the rows again. */
  readonly topic: string;
  readonly input: (cursor: Cursor | undefined, size: number) => Input<E>;
  readonly keyOf: (row: Row) => string;
  readonly columns: (choose: (chosen: Chosen) => void) => readonly Column<Row>[];
  /** Columns of a card, line by line. */
  readonly cards: readonly (readonly [string, string?])[];
  readonly none: string;
  readonly filters: { readonly controls: ReactNode; readonly chosen: string };
  /** The dialog of the chosen row. */
  readonly renderDialog: (chosen: Chosen, close: () => void) => ReactNode;
};

/** A list of open work: rows page by page, kept up to date, each with a dialog for its act. */
export function QueuePage<
  E extends Endpoint,
  Row,
  Chosen = Row,
  Cursor extends number | string = number,
>(props: Props<E, Row, Chosen, Cursor>) {
  const { label, endpoint, topic, input, keyOf, cards, none, filters, renderDialog } = props;
  const [chosen, setChosen] = useState<Chosen>();
  const columns = props.columns((next) => setChosen(() => next));
  const { source } = useCursorList<E, Row, Cursor>(endpoint, input, usePage(topic, endpoint));
  return (
    <>
      <DataList<Row>
        label={label}
        source={source}
        keyOf={keyOf}
        columns={columns}
        renderCard={cardOf(columns, cards)}
        empty={{ title: none }}
        filters={filters}
      />
      {chosen !== undefined && renderDialog(chosen, () => setChosen(undefined))}
    </>
  );
}
