import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getWithdrawData } from './request/form.ts';
import { getRecord, getRecords } from './request/records.ts';
import { requestWithdrawal } from './request/request.ts';

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
