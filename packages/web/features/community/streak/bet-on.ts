import { navigate } from '@fairlot/shell';
import type { Streak } from '@fairlot/wire/community/streak';
import { draftOf } from '../../play/board/picks/index.ts';
import { rememberPlay } from '../../play/board/play/index.ts';

/** What is staked on an option at a press. */
export const STAKES = ['1', '5', '10', '50', '100'] as const;
export type Stake = (typeof STAKES)[number];

/** Opens the board of the game with the stake on that option: the player confirms it there. */
export function betOn({ GameId, Play }: Streak, { Option }: Streak['Same'], stake: Stake): void {
  rememberPlay(GameId, Play);
  draftOf(GameId).set((draft) => ({
    ...draft,
    stakes: { ...draft.stakes, [Play]: { ...draft.stakes[Play], [Option]: stake } },
  }));
  navigate.to(`/Bet/${GameId}`);
}
