import { liveNoticeConsole } from './live-notice/index.ts';

export const communityConsoleContract = {
  liveNotice: { http: liveNoticeConsole },
} as const;
