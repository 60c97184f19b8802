import { agentDepositHttp } from '@fairlot/wire/team/agent-deposit';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { acceptOrder } from './accept.ts';
import { askAgent } from './ask.ts';
import { confirmOrder } from './confirm.ts';
import { cancelOrder, declarePaid, refuseOrder } from './end.ts';
import { getAgentOffer } from './offer.ts';
import { getAgentRequests } from './requests.ts';

export const agentDepositRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(agentDepositHttp, {
    getAgentOffer: (_, { principal }) => getAgentOffer(platform, principal.playerId),
    askAgent: (asked, { principal }) => askAgent(platform, principal.playerId, asked),
    declareAgentPaid: ({ OrderNo }, { principal }) => declarePaid(db, principal.playerId, OrderNo),
    cancelAgentOrder: ({ OrderNo }, { principal }) => cancelOrder(db, principal.playerId, OrderNo),
    getAgentRequests: (asked, { principal }) => getAgentRequests(db, principal.playerId, asked),
    acceptAgentOrder: (asked, { principal: { playerId }, ip }) =>
      acceptOrder(platform, { playerId, ip }, asked),
    refuseAgentOrder: ({ OrderNo, Reason }, { principal }) =>
      refuseOrder(db, principal.playerId, OrderNo, Reason),
    confirmAgentOrder: ({ OrderNo }, { principal }) =>
      confirmOrder(db, principal.playerId, OrderNo),
  });
};
