import { hasFlag } from '@fairlot/rules/check/access';
import type { Output } from '@fairlot/wire/core';
import type { privilegeHttp } from '@fairlot/wire/account/privilege';
import type { Db } from '#platform/db';
import { port } from '#platform/port';
import { readFlags } from './store.ts';

/** Contracts and daily pay are not implemented, so every player lacks these privileges. */
const NOBODYS = {
  contractCreationAllowed: false,
  dailyPayCreationAllowed: false,
  dailyPayCGCreationAllowed: false,
  haveContract: false,
  haveExternalGameContract: false,
  haveSportContract: false,
  haveDailyPay: false,
  haveCGDailyPay: false,
  haveExternalGameDailyPay: false,
  haveSportGameDailyPay: false,
};

/**
 * What a player may beside betting (spec section 3), as his flags say it now: read anew, for it is asked
 * for in the moment that one of them has changed.
 */
export async function getPrivileges(
  db: Db,
  playerId: bigint,
): Promise<Output<typeof privilegeHttp.getPrivileges>> {
  const flags = await readFlags(db, playerId);
  return {
    ...NOBODYS,
    isTransferPointEnabled: hasFlag(flags, 'ALLOW_TRANSFER'),
    isSuperTransferPointEnabled: hasFlag(flags, 'ALLOW_SUPER_TRANSFER'),
    isDepositFromWalletEnabled: hasFlag(flags, 'ALLOW_DEPOSIT_FROM_WALLET'),
    dailyPayPermission: [],
  };
}

/** Whether a player has or had a bonus. */
export const bonusWalletOf = port<(playerId: bigint) => Promise<boolean>>('privilege.bonus-wallet');
