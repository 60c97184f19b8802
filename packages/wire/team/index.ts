import { lineReportHttp } from './line-report/index.ts';
import { prizeGroupHttp } from './prize-group/index.ts';
import { moveHttp } from './move/index.ts';
import { removalHttp } from './removal/index.ts';
import { agentDepositHttp, agentDepositHub } from './agent-deposit/index.ts';
import { transferHttp, transferHub } from './transfer/index.ts';
import { membersHttp } from './members/index.ts';
import { overviewHttp } from './overview/index.ts';

export const teamContract = {
  lineReport: { http: lineReportHttp },
  prizeGroup: { http: prizeGroupHttp },
  move: { http: moveHttp },
  removal: { http: removalHttp },
  agentDeposit: { http: agentDepositHttp, hub: agentDepositHub },
  transfer: { http: transferHttp, hub: transferHub },
  members: { http: membersHttp },
  overview: { http: overviewHttp },
} as const;
