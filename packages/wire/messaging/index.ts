import { inboxHttp, inboxHub } from './inbox/index.ts';

export const messagingContract = {
  inbox: { http: inboxHttp, hub: inboxHub },
} as const;
