import type { Money as Amount } from '@fairlot/rules/core/money';
import { formatMoment, Money } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import type { Column } from '@fairlot/ui/list';

/** A column of amounts; a dash where there is none. */
export const moneyColumn = <Row,>(
  id: string,
  head: string,
  amountOf: (row: Row) => Amount | null,
): Column<Row> => ({
  id,
  head,
  isNumber: true,
  cell: (row) => {
    const amount = amountOf(row);
    return amount === null ? '–' : <Money amount={amount} />;
  },
});

/** The column of the time of a record. */
export const timeColumn = <Row extends { readonly TimeStamp: number }>(
  head: string,
): Column<Row> => ({
  id: 'time',
  head,
  className: inline['num'],
  cell: (row) => formatMoment(row.TimeStamp),
});
