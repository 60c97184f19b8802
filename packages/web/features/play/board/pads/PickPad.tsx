import { memo, useCallback, useMemo, type RefObject } from 'react';
import type { Play } from '@fairlot/rules/play/play';
import { useLate } from '@fairlot/shell';
import type { DigitFigure, FigureKind } from '../figures/omission.ts';
import { figureMarks } from '../figures/omission.ts';
import { PadRow } from './PadRow.tsx';
import {
  isPicked,
  quickPick,
  setPick,
  togglePick,
  type Picks,
  type QuickKey,
} from '../picks/picks.ts';
import { PositionTicks } from './PositionTicks.tsx';
import { cellOf, usePaint } from './use-paint.ts';
import type { PadFocus } from './use-pad-focus.ts';
import type { PicksNow } from './use-pad.ts';
import styles from './pads.module.css';

type PickPadProps = {
  readonly play: Play;
  readonly now: PicksNow;
  readonly change: (update: (picks: Picks) => Picks) => void;
  /** One of each row that has figures. */
  readonly figures: readonly (readonly DigitFigure[] | undefined)[];
  readonly kind: FigureKind;
  readonly phone: boolean;
  readonly focus: PadFocus;
  readonly element: RefObject<HTMLDivElement | null>;
};

/** The pad of a play, drawn from its layout alone. What the picks add up to leaves it alone. */
export const PickPad = memo(function PickPad(props: PickPadProps) {
  const { play, now, change, figures, kind, phone, focus, element } = props;
  const { layout } = play;
  const stops = useLate(focus.stops);
  const marks = useMemo(
    () => figures.map((own) => (own && kind !== 'off' ? figureMarks(own, kind) : undefined)),
    [figures, kind],
  );
  const onToggle = useCallback(
    (row: number, index: number) => change((old) => togglePick(layout, old, row, index)),
    [change, layout],
  );
  const onQuick = useCallback(
    (row: number, key: QuickKey) => change((old) => quickPick(layout, old, row, key)),
    [change, layout],
  );
  const paint = usePaint(
    ({ row, index }) => isPicked(now.get(), row, index),
    ({ row, index }, on) => change((old) => setPick(layout, old, row, index, on)),
  );
  return (
    <div
      ref={element}
      className={phone ? styles['rows'] : styles['desk']}
      onFocus={(event) => {
        const cell = cellOf(event.target);
        if (cell) focus.enter(cell);
      }}
      {...paint}
    >
      {layout.positions && <PositionTicks play={play} now={now} change={change} />}
      {layout.rows.map((row, at) => (
        <PadRow
          key={at}
          row={row}
          at={at}
          now={now}
          stop={stops[at] ?? 0}
          figures={marks[at]}
          phone={phone}
          family={play.family}
          onToggle={onToggle}
          onQuick={onQuick}
        />
      ))}
    </div>
  );
});
