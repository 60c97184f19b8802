import type { Bilingual } from '../core/text.ts';

/** States of a lottery game (spec section 4, its spelling). */
export const GameState = { ONLINE: 0, MAINTAIN: 1, OFFLINE: 2, OFFCIAL_OFFLINE: 3 } as const;
export type GameState = (typeof GameState)[keyof typeof GameState];

/** What players are told of a game that is stopped. */
export type StateNote = {
  readonly message?: Bilingual | undefined;
  /** When it is probably sold again, milliseconds UTC. */
  readonly until?: number | undefined;
};
