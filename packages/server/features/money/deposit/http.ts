import { depositHttp } from '@fairlot/wire/money/deposit';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { createDeposit } from './create.ts';
import { initDepositData } from './init.ts';
import { cancelOwn, declareDeposit, getDeposit, remindDeposit } from './orders/own-order.ts';
import { ok } from '@fairlot/rules/core/result';
import { getDeposits } from './orders/records.ts';
import { uploadProof } from './orders/upload-proof.ts';
import { ownTicket, readProof } from './orders/view-proof.ts';

export const depositRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(depositHttp, {
    initDepositData: async (_, { principal }) => initDepositData(platform, principal.playerId),
    createDeposit: async (input, { principal }) =>
      createDeposit(platform, principal.playerId, input),
    getDeposit: async ({ OrderNo }, { principal }) => getDeposit(db, principal.playerId, OrderNo),
    declareDeposit: async ({ OrderNo }, { principal }) =>
      declareDeposit(db, principal.playerId, OrderNo),
    cancelDeposit: async ({ OrderNo }, { principal }) => cancelOwn(db, principal.playerId, OrderNo),
    uploadProof: async (input, { principal }) => uploadProof(platform, principal.playerId, input),
    getProofTicket: async (input, { principal }) => {
      const ticket = await ownTicket(db, principal.playerId, input);
      return ticket.ok ? ok({ Ticket: ticket.value }) : ticket;
    },
    readProof: async ({ Ticket }, { principal }) => {
      const read = await readProof(platform, { realm: 1, id: principal.playerId }, Ticket);
      return read.ok ? ok({ Picture: read.value }) : read;
    },
    remindDeposit: async ({ OrderNo }, { principal }) =>
      remindDeposit(db, principal.playerId, OrderNo),
    getDeposits: async (input, { principal }) => getDeposits(db, principal.playerId, input),
  });
};
