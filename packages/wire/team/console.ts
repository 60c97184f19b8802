import { agentsConsole } from './agents/index.ts';

export const teamConsoleContract = {
  agents: { http: agentsConsole },
} as const;
