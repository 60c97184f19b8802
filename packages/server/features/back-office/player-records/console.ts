import { refused } from '@fairlot/rules/core/result';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getMessages } from '../../messaging/inbox/index.ts';
import { getDeposits } from '../../money/deposit/orders/index.ts';
import { requirementOf } from '../../money/wagering/index.ts';
import { getCashFlow } from '../../money/wallet/index.ts';
import { getWithdrawals } from '../../money/withdraw/request/index.ts';
import { getBetRecords } from '../../play/bet/records/index.ts';
import { getSchedules } from '../../play/schedule/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { findBet } from './find-bet.ts';

/** Each list is read by the function that reads it for the player. */
export const playerRecordsRoutes = ({ db }: Platform) => {
  const site = currentSettings(db);
  return routes(playerRecordsConsole, {
    getPlayerBets: ({ PlayerId, ...filter }) => getBetRecords(db, BigInt(PlayerId), filter),
    getPlayerSchedules: ({ PlayerId, ...filter }) => getSchedules(db, BigInt(PlayerId), filter),
    getPlayerCashFlow: async ({ PlayerId, ...filter }) => {
      const { currency } = await site();
      return getCashFlow(db, { playerId: BigInt(PlayerId), currency }, filter);
    },
    getPlayerDeposits: ({ PlayerId, ...filter }) => getDeposits(db, BigInt(PlayerId), filter),
    getPlayerWithdrawals: ({ PlayerId, ...filter }) => getWithdrawals(db, BigInt(PlayerId), filter),
    getPlayerRequirement: ({ PlayerId }) => requirementOf(db, BigInt(PlayerId)),
    getPlayerMessages: ({ PlayerId, ...filter }) => getMessages(db, BigInt(PlayerId), filter),
    findBet: async ({ Id }) => {
      const found = await findBet(db, Id);
      return found.ok ? found : refused({ code: found.error });
    },
  });
};
