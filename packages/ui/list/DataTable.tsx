import { memo, useMemo, type ReactNode } from 'react';
import { classes } from '../class-names.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { TotalRows } from './TotalRows.tsx';
import type { Column, RowState, Sort, Total } from './types.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import styles from './list.module.css';

export type RowsProps<Row> = {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly stateOf: (row: Row) => RowState;
  readonly detail: ((row: Row) => ReactNode) | undefined;
  readonly totals: readonly Total[];
  /** What they scroll in; null until it is there. */
  readonly scroller: HTMLElement | null;
};

type TableProps<Row> = RowsProps<Row> & {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly label: string;
};

const ROW_HEIGHT = 46;
/** Pixels of a column, on average, in a table whose columns are fixed: below that it scrolls. */
const LEAST_COLUMN = 104;

type Entry = { readonly at: number; readonly isDetail: boolean };

/** What stands at a place of the table: a row, or below the open one its detail. */
function entryAt(index: number, openAt: number): Entry {
  if (openAt < 0 || index <= openAt) return { at: index, isDetail: false };
  return { at: index - 1, isDetail: index === openAt + 1 };
}

/** One row a record; a click on a row with a detail opens it below. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { rows, columns, keyOf, stateOf, detail, totals, sort, onSort, scroller, label } = props;
  // Drawn anew at every step of scrolling: nothing here may go through all rows each time.
  const openAt = useMemo(
    () => (detail ? rows.findIndex((row) => stateOf(row).isOpen) : -1),
    [rows, stateOf, detail],
  );
  const drawn = useDrawnRows(rows.length + (openAt < 0 ? 0 : 1), scroller, ROW_HEIGHT);
  const { isVirtual } = drawn;
  return (
    <table
      className={classes(styles['table'], isVirtual && styles['fixed'])}
      aria-label={label}
      style={isVirtual ? { minWidth: columns.length * LEAST_COLUMN } : undefined}
      aria-rowcount={isVirtual ? rows.length + 1 : undefined}
    >
      {isVirtual && (
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        <Room height={drawn.before} />
        {drawn.indexes.map((index) => {
          const { at, isDetail } = entryAt(index, openAt);
          const row = rows[at];
          if (row === undefined) return null;
          const key = keyOf(row);
          return isDetail ? (
            <tr key={`${key} detail`} ref={drawn.measure} data-index={index}>
              <td className={styles['detail']} colSpan={columns.length} id={stateOf(row).detailId}>
                <div className={styles['seen']}>{detail?.(row)}</div>
              </td>
            </tr>
          ) : (
            <TableRow
              key={key}
              {...{ row, index, columns, stateOf }}
              measure={drawn.measure}
              rowIndex={isVirtual ? at + 2 : undefined}
              hasDetail={detail !== undefined}
            />
          );
        })}
        <Room height={drawn.after} />
      </tbody>
      {totals.length > 0 && <TotalRows totals={totals} columns={columns} />}
    </table>
  );
}

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns' | 'stateOf'> & {
  readonly row: Row;
  readonly index: number;
  readonly rowIndex: number | undefined;
  readonly hasDetail: boolean;
  readonly measure: (element: HTMLElement | null) => void;
};

/** Kept while the list scrolls past it: a row costs as much as all the rest of a step. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, rowIndex, columns, stateOf, hasDetail, measure } = props;
  const state = stateOf(row);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={rowIndex}
      className={classes(hasDetail && styles['opens'], state.isOpen && styles['open'])}
      onClick={hasDetail ? state.toggle : undefined}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={classes(column.isNumber && styles['number'], column.className)}
        >
          {column.cell(row, state)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** The room of rows that are not drawn. */
const Room = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true" className={styles['room']}>
      <td style={{ height }} />
    </tr>
  ) : null;
