import type { GameInfo } from '@fairlot/wire/play/lottery';
import { lazyComponent, MissingWindow } from '@fairlot/shell';
import type { Game } from '../lottery/games/index.ts';
import type { Attempt, Place } from '../slip/attempt/index.ts';

export type ConfirmProps = {
  readonly attempt: Exclude<Attempt, { step: 'idle' | 'accepted' }>;
  readonly place: Place;
  readonly game: Game;
  readonly info: GameInfo;
  readonly onNewOdds: () => void;
  readonly onClose: () => void;
};

/** The confirmation of the bet page; its code comes with the first press. */
export const Confirm = lazyComponent<ConfirmProps>(() => import('./ConfirmBet.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});
