import type { Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { port } from '#platform/port';

/** What players hold themselves to, as far as deposits are concerned (RTS 12, reliability R1). */
export type OwnLimits = {
  /** The player is on a break. */
  readonly isAway: boolean;
  /** What the player's own deposit limits leave; null without one. */
  readonly left: Money | null;
};

/** Reads the own limits of a player, in the transaction that makes the order. */
export const ownLimits =
  port<(db: Executor, playerId: bigint) => Promise<OwnLimits>>('deposit.own-limits');
