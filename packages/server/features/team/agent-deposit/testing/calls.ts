import type { agentDepositHttp } from '@fairlot/wire/team/agent-deposit';
import { CALLS, type CallRows, type FeatureCalls, RELATIONS } from '#testing/calls';

const OrderNo = 'A1x0123456789ab';
const everybody = (code: string) =>
  Object.fromEntries(RELATIONS.map((relation) => [relation, code]));

const agentDepositCalls: CallRows<typeof agentDepositHttp> = {
  getAgentOffer: { who: 'player' },
  askAgent: {
    who: 'player',
    sample: { IntentId: CALLS.intent, Amount: 100 },
    // The same request of another player is one of his own, and the agents of the tests pay no deposits.
    ofOwner: ({ intent }) => ({ IntentId: intent, Amount: 100 }),
    relations: everybody('AGENT_CLOSED'),
  },
  declareAgentPaid: { who: 'player', sample: { OrderNo } },
  cancelAgentOrder: { who: 'player', sample: { OrderNo } },
  getAgentRequests: { who: 'agent', sample: { IsOpen: true, Count: 10 } },
  acceptAgentOrder: {
    who: 'agent',
    sample: { OrderNo, FundPassword: 'a-fund-password-1', Code: '123456' },
  },
  refuseAgentOrder: { who: 'agent', sample: { OrderNo, Reason: 'busy today' } },
  confirmAgentOrder: { who: 'agent', sample: { OrderNo } },
};

export const calls: FeatureCalls = { http: agentDepositCalls };
