import { betConsole } from './bet/index.ts';
import { lotteryConsole } from './lottery/index.ts';

export const playConsoleContract = {
  lottery: { http: lotteryConsole },
  bet: { http: betConsole },
} as const;
