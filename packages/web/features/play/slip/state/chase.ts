import { createStore } from '@fairlot/shell';
import type { NewLine } from '../../board/picks/index.ts';

/** Bets that the player wants on several issues; the window that makes a schedule of them waits for it. */
export type ChaseAsk = {
  readonly gameId: number;
  readonly lines: readonly NewLine[];
  readonly prizeGroup: number;
  readonly acceptsAny: boolean;
  /** They are placed: what the slip held of them goes. */
  readonly placed: () => void;
};

export const chase = createStore<ChaseAsk | undefined>(undefined);
