import { transferConsole } from './transfer/index.ts';

export const teamConsoleContract = {
  transfer: { http: transferConsole },
} as const;
