import { useId, useState, type ReactNode } from 'react';
import { classes } from '../class-names.ts';
import { FilterSheet } from '../filters/index.ts';
import { formatTime } from '../format.ts';
import { DataCards, type CardLine } from './DataCards.tsx';
import { DataTable } from './DataTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListBody } from './ListBody.tsx';
import { Pager } from './Pager.tsx';
import type { Column, ListSource, RowState, Sheet, Sort, Total } from './types.ts';
import { useWide } from './use-wide.ts';
import { usePhone } from '../phone.ts';
import styles from './list.module.css';

export type DataListProps<Row, Cursor> = {
  readonly label: string;
  readonly source: ListSource<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** The same row as a card, where there is no room for a table. */
  readonly renderCard: (row: Row, state: RowState) => readonly CardLine[];
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** Controls of the first line; `chosen` says on a phone, where they are folded, what holds. */
  readonly filters?: { readonly controls: ReactNode; readonly chosen: string };
  /** Kinds to choose among, on the second line. */
  readonly chips?: ReactNode;
  readonly sheet?: Sheet<Row, Cursor>;
  /** Beside the buttons of that file. */
  readonly files?: ReactNode;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly totals?: readonly Total[];
  /** What opens below a row. */
  readonly renderDetail?: (row: Row) => ReactNode;
};

/** A list of records: filters, a table or cards, sums, the way through it, and the file of it. */
export function DataList<Row, Cursor = number>(props: DataListProps<Row, Cursor>) {
  const { label, source, columns, keyOf, renderCard, empty, sort, onSort, totals = [] } = props;
  const isPhone = usePhone();
  // Elements, not refs: the rows are drawn once more when what they scroll in is there.
  const [list, setList] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const stateOf = useOpenRow(keyOf);
  useWide(body);
  const { readAtMs, paging, rows } = source;
  const shared = { keyOf, stateOf, totals, label, detail: props.renderDetail };
  return (
    <div ref={setList} className={styles['list']}>
      <Filters {...props} isPhone={isPhone} />
      <ListBody ref={setBody} label={label} source={source} empty={empty}>
        {(found) =>
          isPhone ? (
            // On a phone the list scrolls as a whole, its filters with it.
            <DataCards {...shared} rows={found} card={renderCard} scroller={list} />
          ) : (
            <DataTable {...shared} {...{ rows: found, columns, sort, onSort }} scroller={body} />
          )
        }
      </ListBody>
      {rows && paging && (
        <Pager
          paging={paging}
          shown={rows.length}
          readAt={readAtMs === undefined ? undefined : formatTime(readAtMs)}
        />
      )}
    </div>
  );
}

/** One detail is open at a time. */
function useOpenRow<Row>(keyOf: (row: Row) => string): (row: Row) => RowState {
  const id = useId();
  const [open, setOpen] = useState<string>();
  return (row) => {
    const key = keyOf(row);
    const isOpen = key === open;
    return {
      isOpen,
      toggle: () => setOpen(isOpen ? undefined : key),
      detailId: `${id}-${key}`,
    };
  };
}

function Filters<Row, Cursor>(props: DataListProps<Row, Cursor> & { readonly isPhone: boolean }) {
  const { filters, chips, sheet, files, isPhone } = props;
  if (!filters && !chips && !sheet) return null;
  const bar = (
    <div className={styles['filters']}>
      {filters?.controls}
      {(chips || sheet) && (
        <div className={classes(styles['second'], !chips && styles['alone'])}>
          {chips ?? <span />}
          {sheet && <ExportButton sheet={sheet}>{files}</ExportButton>}
        </div>
      )}
    </div>
  );
  if (!isPhone || !filters) return bar;
  return (
    <div className={styles['fold']}>
      <FilterSheet chosen={filters.chosen}>{bar}</FilterSheet>
    </div>
  );
}
