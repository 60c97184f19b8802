import { useMemo, type RefObject } from 'react';
import { Skeleton } from '@fairlot/ui';
import { lazyComponent, useStore } from '@fairlot/shell';
import { figureKind, heatWindow } from '../figures/figure-kind.ts';
import { figuresOf } from '../figures/omission.ts';
import type { PastDraw } from '../../lottery/issue/index.ts';
import { PickPad } from './PickPad.tsx';
import type { PadFocus } from './use-pad-focus.ts';
import { OddsPad } from './OddsPad.tsx';
import type { Board } from './use-board.ts';

const waiting = <Skeleton height={240} />;
const TextPad = lazyComponent(() => import('./TextPad.tsx'), { waiting });

/** The pads of other plays than the one in use. */
export const PADS = [TextPad];

/** The focus on the cells, and the element that holds them. */
export type Cells = {
  readonly focus: PadFocus;
  readonly element: RefObject<HTMLDivElement | null>;
};

export type PadProps = {
  readonly board: Board;
  /** Newest first; the figures under the digits are counted from them. */
  readonly draws: readonly PastDraw[];
  readonly phone: boolean;
  readonly cells: Cells;
  /** Of a game without draws to count: nothing stands under the digits. */
  readonly plain?: boolean;
};

/** The pad of the play in use: cells, a field for typed notes, or odds to stake on. */
export function Pad({ board, draws, phone, cells, plain }: PadProps) {
  const { choice, pad, credit, odds } = board;
  const { play } = choice;
  const chosen = useStore(figureKind);
  const within = useStore(heatWindow);
  const figures = useMemo(() => figuresOf(draws, play.layout.rows, within), [draws, play, within]);
  const hasOptions = play.options.length > 0;
  if (hasOptions) {
    if (!credit.table) return waiting;
    return (
      <OddsPad
        key={play.code}
        play={play}
        table={credit.table}
        now={credit.now}
        preset={credit.preset}
        onStake={credit.setStake}
      />
    );
  }
  if (play.layout.text) {
    return (
      <TextPad
        key={play.code}
        play={play}
        now={pad.now}
        odds={odds}
        change={pad.change}
        text={pad.text}
        onText={pad.setText}
        onState={pad.onEntry}
      />
    );
  }
  return (
    <PickPad
      play={play}
      now={pad.now}
      change={pad.change}
      figures={figures}
      kind={plain ? 'off' : chosen}
      phone={phone}
      focus={cells.focus}
      element={cells.element}
    />
  );
}
