import { classes } from '../class-names.ts';
import type { Column, Total } from './types.ts';
import styles from './list.module.css';

/** The sums at the foot of a table, each under its column. */
export function TotalRows<Row>(props: {
  readonly totals: readonly Total[];
  readonly columns: readonly Column<Row>[];
}) {
  const { totals, columns } = props;
  return (
    <tfoot>
      {totals.map(({ id, name, cells }) => {
        const first = Math.max(
          1,
          columns.findIndex((column) => column.id in cells),
        );
        return (
          <tr key={id}>
            <td colSpan={first}>{name}</td>
            {columns.slice(first).map((column) => (
              <td key={column.id} className={classes(column.isNumber && styles['number'])}>
                {cells[column.id]}
              </td>
            ))}
          </tr>
        );
      })}
    </tfoot>
  );
}
