import type { ReactNode } from 'react';
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

/** What stands in the table: rows, and below an open one its detail. */
const entriesOf = <Row,>({ rows, stateOf, detail }: RowsProps<Row>) =>
  rows.flatMap((row, at) =>
    detail && stateOf(row).isOpen
      ? [
          { row, at, isDetail: false },
          { row, at, isDetail: true },
        ]
      : [{ row, at, isDetail: false }],
  );

/** One row a record; a click on a row with a detail opens it below. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { rows, columns, keyOf, stateOf, detail, totals, sort, onSort, scroller, label } = props;
  const entries = entriesOf(props);
  const drawn = useDrawnRows(entries.length, scroller, ROW_HEIGHT);
  const { isVirtual } = drawn;
  return (
    <table
      className={classes(styles['table'], isVirtual && styles['fixed'])}
      aria-label={label}
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
          const entry = entries[index];
          if (!entry) return null;
          const { row, at, isDetail } = entry;
          const state = stateOf(row);
          const key = keyOf(row);
          return isDetail ? (
            <tr key={`${key} detail`} ref={drawn.measure} data-index={index}>
              <td className={styles['detail']} colSpan={columns.length} id={state.detailId}>
                {detail?.(row)}
              </td>
            </tr>
          ) : (
            <tr
              key={key}
              ref={drawn.measure}
              data-index={index}
              aria-rowindex={isVirtual ? at + 2 : undefined}
              className={classes(detail && styles['opens'], state.isOpen && styles['open'])}
              onClick={detail && state.toggle}
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
        })}
        <Room height={drawn.after} />
      </tbody>
      {totals.length > 0 && <TotalRows totals={totals} columns={columns} />}
    </table>
  );
}

/** The room of rows that are not drawn. */
const Room = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true" className={styles['room']}>
      <td style={{ height }} />
    </tr>
  ) : null;
