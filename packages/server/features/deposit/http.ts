import { depositHttp } from '@fairlot/wire/deposit';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { createDeposit } from './create.ts';
import { initDepositData } from './init.ts';
import { cancelOwn, declareDeposit, getDeposit, remindDeposit } from './own-order.ts';
import { getDeposits } from './records.ts';

export const depositRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(depositHttp, {
    initDepositData: async (_, { principal }) => initDepositData(db, principal.playerId),
    createDeposit: async (input, { principal }) =>
      createDeposit(platform, principal.playerId, input),
    getDeposit: async ({ OrderNo }, { principal }) => getDeposit(db, principal.playerId, OrderNo),
    declareDeposit: async ({ OrderNo }, { principal }) =>
      declareDeposit(db, principal.playerId, OrderNo),
    cancelDeposit: async ({ OrderNo }, { principal }) => cancelOwn(db, principal.playerId, OrderNo),
    remindDeposit: async ({ OrderNo }, { principal }) =>
      remindDeposit(db, principal.playerId, OrderNo),
    getDeposits: async (input, { principal }) => getDeposits(db, principal.playerId, input),
  });
};
