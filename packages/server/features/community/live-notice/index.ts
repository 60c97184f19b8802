import type { Feature } from '#platform/feature';
import { liveNoticeConsoleRoutes } from './console.ts';
import { liveNoticeRoutes } from './http.ts';
import { seedDemoLive } from './seed-demo.ts';

export { deleteLive } from './delete-live.ts';
export { saveLive } from './save-live.ts';
export { sendToast } from './send-toast.ts';
export { readLives, type LiveContent, type LiveRow } from './store.ts';

/** What players are shown beside what they look at: live notifications, and lines of the operators. */
export const liveNotice: Feature = {
  name: 'live-notice',
  http: liveNoticeRoutes,
  console: liveNoticeConsoleRoutes,
  start: async ({ db, settings }) => {
    if (settings.isDemo) await seedDemoLive(db);
  },
};
