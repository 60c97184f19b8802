import { prizeGroupConsole } from './prize-group/index.ts';
import { moveConsole } from './move/index.ts';
import { removalConsole } from './removal/index.ts';
import { agentsConsole } from './agents/index.ts';
import { transferConsole } from './transfer/index.ts';

export const teamConsoleContract = {
  prizeGroup: { http: prizeGroupConsole },
  move: { http: moveConsole },
  removal: { http: removalConsole },
  agents: { http: agentsConsole },
  transfer: { http: transferConsole },
} as const;
