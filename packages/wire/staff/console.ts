import { operatorHttp, operatorHub } from './operator/index.ts';
import { publishingConsole } from './publishing/index.ts';

export const staffConsoleContract = {
  operator: { http: operatorHttp, hub: operatorHub },
  publishing: { http: publishingConsole },
} as const;
