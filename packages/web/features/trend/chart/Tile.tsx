import { useEffect, useRef, useState } from 'react';
import type { TrendTable } from '@fairlot/rules/play/trend/table';
import { fullIssue, shortIssue } from '@fairlot/ui';
import { isPhone } from '@fairlot/shell';
import type { IssueDrawn } from '../past/use-past.ts';
import { ROW, type Layout } from './layout.ts';
import { paintTile, type Shown } from './paint.ts';
import styles from './chart.module.css';

/** Tiles this near to what is in view are painted. */
const NEAR = '800px';

/** Some rows of a chart: painted while they are in view or near it, and empty else. */
export function Tile(props: {
  readonly table: TrendTable;
  readonly layout: Layout;
  readonly shown: Shown;
  readonly rowAt: (line: number) => number;
  readonly first: number;
  readonly count: number;
  readonly draws: readonly IssueDrawn[];
  readonly numberOf: (drawn: IssueDrawn) => string;
  /** Changes with the colours of the page. */
  readonly mode: string;
}) {
  const { table, layout, shown, rowAt, first, count, draws, numberOf, mode } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { root: element.closest('[data-chart]'), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    if (isNear) paintTile(element, { table, layout, shown, rowAt, first, count, mode });
    else element.width = 0;
  }, [isNear, table, layout, shown, rowAt, first, count, mode]);
  return (
    <div className={styles['tile']} style={{ height: count * ROW }}>
      <div className={styles['side']}>
        {Array.from({ length: count }, (_, line) => {
          const drawn = draws[rowAt(first + line)];
          return drawn ? (
            <div key={drawn.serial} className={styles['issue']}>
              <span title={fullIssue(drawn.serial)}>{shortIssue(drawn.serial)}</span>
              {!isPhone() && numberOf(drawn) !== '' && <b>{numberOf(drawn)}</b>}
            </div>
          ) : null;
        })}
      </div>
      <canvas ref={canvas} aria-hidden style={{ width: layout.width, height: count * ROW }} />
    </div>
  );
}
