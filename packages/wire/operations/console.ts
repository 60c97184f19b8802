import { upkeepConsole } from './upkeep/index.ts';

export const operationsConsoleContract = {
  upkeep: { http: upkeepConsole },
} as const;
