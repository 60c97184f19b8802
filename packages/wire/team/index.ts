import { agentDepositHttp, agentDepositHub } from './agent-deposit/index.ts';

export const teamContract = {
  agentDeposit: { http: agentDepositHttp, hub: agentDepositHub },
} as const;
