import { inboxConsole } from './inbox/index.ts';

export const messagingConsoleContract = {
  inbox: { http: inboxConsole },
} as const;
