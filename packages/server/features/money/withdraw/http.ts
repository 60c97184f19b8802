import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getWithdrawData } from './form.ts';
import { getRecord, getRecords } from './records.ts';
import { requestWithdrawal } from './request.ts';

export const withdrawRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(withdrawHttp, {
    getWithdrawData: (_, { principal }) => getWithdrawData(platform, principal.playerId),
    request: (asked, { principal: { playerId }, ip }) =>
      requestWithdrawal(platform, { playerId, ip }, asked),
    getRecords: (asked, { principal }) => getRecords(db, principal.playerId, asked),
    getRecord: ({ Id: id }, { principal: { playerId } }) => getRecord(db, { playerId, id }),
  });
};
