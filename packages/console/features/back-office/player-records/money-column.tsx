import type { Money as Amount } from '@fairlot/rules/core/money';
import { Money } from '@fairlot/ui';
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
