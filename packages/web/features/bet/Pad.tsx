import type { RefObject } from 'react';
import { Skeleton } from '@fairlot/ui';
import { part } from '../../session/index.ts';
import type { FigureKind, DigitFigure } from './pads/omission.ts';
import { PickBoard } from './pads/PickBoard.tsx';
import type { PadFocus } from './pads/use-pad-focus.ts';
import { CreditTools } from './slip/credit-part.ts';
import type { Betting } from './use-betting.ts';

const waiting = <Skeleton height={240} />;
const TextPad = part(() => import('./pads/TextPad.tsx'), { waiting });
const OddsBoard = part(() => import('./pads/OddsBoard.tsx'), { waiting });

/** The pads of other plays than the one in use. */
export const PADS = [TextPad, OddsBoard, CreditTools];

export type PadProps = {
  readonly betting: Betting;
  readonly figures: readonly (readonly DigitFigure[])[];
  readonly kind: FigureKind;
  readonly phone: boolean;
  readonly focus: PadFocus;
  readonly board: RefObject<HTMLDivElement | null>;
};

/** The pad of the play in use: cells, a field for typed notes, or a board of odds. */
export function Pad({ betting, figures, kind, phone, focus, board }: PadProps) {
  const { choice, pad, credit, odds } = betting;
  const { play } = choice;
  if (choice.style === 'credit') {
    if (!credit.table) return waiting;
    return (
      <OddsBoard
        key={play.code}
        play={play}
        table={credit.table}
        stakes={credit.stakes}
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
    <PickBoard
      play={play}
      now={pad.now}
      change={pad.change}
      figures={figures}
      kind={kind}
      phone={phone}
      focus={focus}
      board={board}
    />
  );
}
