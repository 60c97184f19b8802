import { prizeGroupConsole } from './prize-group/index.ts';

export const teamConsoleContract = {
  prizeGroup: { http: prizeGroupConsole },
} as const;
