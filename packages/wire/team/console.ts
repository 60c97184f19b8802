import { moveConsole } from './move/index.ts';
import { removalConsole } from './removal/index.ts';

export const teamConsoleContract = {
  move: { http: moveConsole },
  removal: { http: removalConsole },
} as const;
