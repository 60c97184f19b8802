import { rebateConsole } from './rebate/index.ts';

export const teamConsoleContract = {
  rebate: { http: rebateConsole },
} as const;
