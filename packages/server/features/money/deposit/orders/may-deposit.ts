import { hasFlag } from '@fairlot/rules/check/access';
import type { Executor } from '#platform/db';
import { layerOf } from '../../player-tier/index.ts';
import type { OwnLimits } from './own-limits.ts';

const OFF = ['DISABLE_ACCOUNT', 'DISABLE_DEPOSIT', 'SELF_EXCLUDED'] as const;

/** What stands against any deposit of a player, whoever takes it in. */
export async function standingBar(
  db: Executor,
  playerId: bigint,
  { flags, own }: { readonly flags: bigint; readonly own: OwnLimits },
): Promise<'DEPOSIT_DISABLED' | 'READ_ONLY_LAYER' | undefined> {
  if (own.isAway || OFF.some((flag) => hasFlag(flags, flag))) return 'DEPOSIT_DISABLED';
  const isReadOnly = (await layerOf(db, playerId))?.isReadOnly ?? false;
  return isReadOnly || hasFlag(flags, 'READ_ONLY_LAYER') ? 'READ_ONLY_LAYER' : undefined;
}
