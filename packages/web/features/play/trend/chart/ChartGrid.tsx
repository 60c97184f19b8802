import { useCallback, useMemo } from 'react';
import { ballTexts } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import type { TrendTable } from '@fairlot/rules/play/trend/table';
import { useSay, useWords } from '@fairlot/ui';
import { usePhone } from '@fairlot/shell';
import { PAST_WORDS } from '../past/text.ts';
import type { IssueDrawn } from '../past/use-past.ts';
import type { Picking } from '../heads/picking.ts';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import { layOut, tilesOf } from './layout.ts';
import type { Shown } from './paint.ts';
import { useColours } from '@fairlot/ui/chart/use-colours';
import { Tile } from './Tile.tsx';
import { CHART } from './text.ts';
import styles from './chart.module.css';

const WORDS = { ...PAST_WORDS, ...CHART };

/** More balls than these are not written beside their issue. */
const MOST_WRITTEN = 8;
/** Widths beside a chart, in pixels: issues alone, where the number begins, one of its characters. */
const NARROW = 60;
const NUMBER_FROM = 66;
const LETTER = 7.2;

/** The number as it stands beside its issue; nothing where it is long. */
export function useNumberOf(family: string): (drawn: IssueDrawn) => string {
  const shape = findFamily(family)?.draw;
  return useCallback(
    ({ draw }: IssueDrawn) =>
      shape && draw.length <= MOST_WRITTEN ? ballTexts(shape, draw).join(' ') : '',
    [shape],
  );
}

/** A chart that is scrolled in both directions: heads above, issues at the left, figures below. */
export function ChartGrid(props: {
  readonly family: string;
  readonly chart: Chart;
  readonly table: TrendTable;
  /** Those that are shown, oldest first. */
  readonly draws: readonly IssueDrawn[];
  readonly shown: Shown;
  readonly isReversed: boolean;
  readonly picking: Picking | undefined;
}) {
  const { family, chart, table, draws, shown, isReversed, picking } = props;
  const words = useWords(WORDS);
  const say = useSay();
  const isPhone = usePhone();
  const mode = useColours();
  const layout = useMemo(() => layOut(chart, say), [chart, say]);
  const last = table.rows - 1;
  const rowAt = useCallback(
    (line: number) => (isReversed ? last - line : line),
    [isReversed, last],
  );
  const numberOf = useNumberOf(family);
  const toNewest = useCallback(
    (element: HTMLElement | null) => {
      if (element) element.scrollTop = isReversed ? 0 : element.scrollHeight;
    },
    [isReversed],
  );
  const written = isPhone || !draws[0] ? 0 : numberOf(draws[0]).length;
  return (
    <div
      // Another chart begins at its left, and at the newest draw.
      key={`${chart.code} ${table.rows}`}
      ref={toNewest}
      className={styles['scroll']}
      data-chart
      style={{ '--side': `${written > 0 ? NUMBER_FROM + written * LETTER : NARROW}px` } as object}
      role="region"
      tabIndex={0}
      aria-label={words.picture(say(chart.name), table.rows)}
    >
      <div className={styles['sheet']} style={{ width: `calc(var(--side) + ${layout.width}px)` }}>
        <Head layout={layout} picking={picking} />
        {tilesOf(table.rows).map((tile) => (
          <Tile
            key={tile.first}
            {...{ ...tile, table, layout, shown, rowAt, draws, numberOf, mode }}
          />
        ))}
        <Foot layout={layout} facts={table.facts} />
      </div>
    </div>
  );
}
