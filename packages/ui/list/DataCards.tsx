import inline from '../inline.module.css';
import { classes } from '../class-names.ts';
import { memo, type ReactNode } from 'react';
import type { RowsProps } from './DataTable.tsx';
import type { RowState } from './types.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import styles from './cards.module.css';

/** A line of a card: what stands left and right. The first line is the title. */
export type CardLine = readonly [left: ReactNode, right?: ReactNode];

const CARD_HEIGHT = 118;

/** The same on a phone: a card a record. */
export function DataCards<Row>(
  props: RowsProps<Row> & {
    readonly label: string;
    readonly card: (row: Row, state: RowState) => readonly CardLine[];
  },
) {
  const { rows, keyOf, stateOf, detail, totals, scroller, card, label } = props;
  const drawn = useDrawnRows(rows.length, scroller, CARD_HEIGHT);
  return (
    <>
      <ul
        className={styles['cards']}
        aria-label={label}
        style={{ paddingTop: drawn.before + 12, paddingBottom: drawn.after + 12 }}
      >
        {drawn.indexes.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Card
              key={keyOf(row)}
              {...{ row, index, card, detail, stateOf }}
              measure={drawn.measure}
            />
          );
        })}
      </ul>
      {totals.length > 0 && (
        <dl className={classes(inline['num'], styles['sums'])}>
          {totals.map(({ id, name, line }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

type CardProps<Row> = Pick<RowsProps<Row>, 'detail' | 'stateOf'> & {
  readonly row: Row;
  readonly index: number;
  readonly card: (row: Row, state: RowState) => readonly CardLine[];
  readonly measure: (element: HTMLElement | null) => void;
};

/** Kept while the list scrolls past it. */
const Card = memo(function Card<Row>(props: CardProps<Row>) {
  const { row, index, card, detail, stateOf, measure } = props;
  const state = stateOf(row);
  return (
    <li ref={measure} data-index={index} className={styles['card']}>
      {card(row, state).map(([left, right], at) => (
        <div key={at} className={classes(styles['line'], at === 0 && styles['title'])}>
          <div className={styles['left']}>{left}</div>
          {right !== undefined && <div className={styles['right']}>{right}</div>}
        </div>
      ))}
      {detail && state.isOpen && <div id={state.detailId}>{detail(row)}</div>}
    </li>
  );
}) as <Row>(props: CardProps<Row>) => ReactNode;
