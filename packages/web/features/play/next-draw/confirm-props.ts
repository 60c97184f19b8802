import type { GameInfo } from '@fairlot/wire/play/lottery';
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
