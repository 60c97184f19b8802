import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import type { Column, Sort } from './types.ts';
import styles from './list.module.css';
import inline from '../inline.module.css';

/** The head of a column; one that sorts is a button, and says which way it goes. */
export function ColumnHead<Row>(props: {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}) {
  const { column, sort, onSort } = props;
  const { id, head, isNumber = false, isHeadHidden = false, canSort = false } = column;
  const isSorted = sort?.by === id;
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  const content = isHeadHidden ? <span className={inline['vh']}>{head}</span> : head;
  return (
    <th
      scope="col"
      className={classes(isNumber && styles['number'])}
      aria-sort={canSort && onSort ? order : undefined}
    >
      {canSort && onSort ? (
        <button
          type="button"
          className={styles['sort']}
          // Figures are asked for from the top, words from their beginning.
          onClick={() => onSort({ by: id, isDescending: isSorted ? !sort.isDescending : isNumber })}
        >
          {content}
          <span className={styles['order']}>
            {isSorted && <Icon name={sort.isDescending ? 'down' : 'up'} size={14} />}
          </span>
        </button>
      ) : (
        content
      )}
    </th>
  );
}
