import { refused } from '@fairlot/rules/core/result';
import { transferHttp } from '@fairlot/wire/team/transfer';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { createRateGate } from '../../play/bet/place/index.ts';
import { findMembers, getRecords, getTarget, getTransferData } from './look.ts';
import { send } from './send.ts';

/** Of one sender: transfers, and names that are looked up. */
const SENDS = { burst: 10, perSecond: 0.5 };
const NAMES = { burst: 30, perSecond: 2 };
const UNLIMITED = { burst: Infinity, perSecond: 0 };

export const transferRoutes = ({ db, ports, settings }: Platform) => {
  const isLimited = settings.rateLimit !== 0;
  const deps = { db, ports, settings, passes: createRateGate(isLimited ? SENDS : UNLIMITED) };
  const namePasses = createRateGate(isLimited ? NAMES : UNLIMITED);
  const tooFast = refused({ code: 'RATE_LIMIT' as const });
  return routes(transferHttp, {
    getTransferData: (_, { principal }) => getTransferData(db, principal.playerId),
    findMembers: async (asked, { principal: { playerId } }) =>
      namePasses(playerId) ? findMembers(db, playerId, asked) : tooFast,
    getTarget: async (asked, { principal: { playerId } }) =>
      namePasses(playerId) ? getTarget(deps, playerId, asked) : tooFast,
    transfer: (asked, { principal: { playerId }, ip }) => send(deps, { playerId, ip }, asked),
    getRecords: (asked, { principal }) => getRecords(db, principal.playerId, asked),
  });
};
