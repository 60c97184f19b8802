import { transferHttp, transferHub } from './transfer/index.ts';

export const teamContract = {
  transfer: { http: transferHttp, hub: transferHub },
} as const;
