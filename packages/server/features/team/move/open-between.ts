import type { Tx } from '#platform/db';
import { port } from '#platform/port';

/** What is not over between a member and the agent above them. */
export type OpenBetween = {
  /** A contract or daily pay is signed, or waits to be. */
  readonly isContractOpen: boolean;
  /** Pay or a dividend is not paid in full. */
  readonly isBillOpen: boolean;
};

/** Asked in the transaction that moves or deletes the member, who is held. */
export const openBetween =
  port<
    (tx: Tx, pair: { readonly playerId: bigint; readonly parentId: bigint }) => Promise<OpenBetween>
  >('team.open-between');
