import { hasFlag } from '@fairlot/rules/check/access';
import type { Tx } from '#platform/db';
import { readFlagsOf } from './store-queue.ts';

const BARS = ['DISABLE_WITHDRAW', 'FUNDS_FREEZE', 'DEBT', 'DISABLE_ACCOUNT'] as const;

/** Whether a flag that was set since keeps a player's money here, however far his withdrawal has come. */
export async function isBarred(tx: Tx, playerId: bigint): Promise<boolean> {
  const flags = await readFlagsOf(tx, playerId);
  return BARS.some((flag) => hasFlag(flags, flag));
}
