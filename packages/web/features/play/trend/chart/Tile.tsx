import { fullIssue, shortIssue } from '@fairlot/ui';
import { isPhone } from '@fairlot/shell';
import type { IssueDrawn } from '../past/use-past.ts';
import { ROW, sheetsOf } from './layout.ts';
import type { Tile as Painted } from './paint.ts';
import { Sheet } from './Sheet.tsx';
import { useNear } from './use-near.ts';
import styles from './chart.module.css';

/** Of a chart with more rows than these, as that of a whole day, issues too are written near the view alone. */
const MOST_WRITTEN = 200;

/** Some rows of a chart: their issues, and beside them what is painted. */
export function Tile(
  props: Omit<Painted, 'left' | 'width'> & {
    readonly numberOf: (drawn: IssueDrawn) => string;
  },
) {
  const { numberOf, ...tile } = props;
  const { table, layout, rowAt, first, count, draws } = tile;
  const [part, isNear] = useNear<HTMLDivElement>();
  const written = isNear || table.rows <= MOST_WRITTEN ? count : 0;
  return (
    <div ref={part} className={styles['tile']} style={{ height: count * ROW }}>
      <div className={styles['side']}>
        {Array.from({ length: written }, (_, line) => {
          const drawn = draws[rowAt(first + line)];
          return drawn ? (
            <div key={drawn.serial} className={styles['issue']}>
              <span title={fullIssue(drawn.serial)}>{shortIssue(drawn.serial)}</span>
              {!isPhone() && numberOf(drawn) !== '' && <b>{numberOf(drawn)}</b>}
            </div>
          ) : null;
        })}
      </div>
      {sheetsOf(layout).map(({ left, width }) => (
        <Sheet key={left} {...tile} left={left} width={width} />
      ))}
    </div>
  );
}
