import type { Feature } from '#platform/feature';
import { announcementConsoleRoutes } from './console.ts';
import { announcementRoutes } from './http.ts';
import { publishAct } from './publish.ts';
import { seedDemo } from './seed-demo.ts';
import { announcementJobs } from './turn.ts';
import { withdrawAct } from './withdraw.ts';
import { demoAnnouncements } from './demo.ts';

/** Announcements: written by one operator, published by two, read by those it is meant for. */
export const announcement: Feature = {
  name: 'announcement',
  demo: [demoAnnouncements],
  http: announcementRoutes,
  console: announcementConsoleRoutes,
  twoPersonActs: [publishAct, withdrawAct],
  jobs: announcementJobs,
  start: async ({ db, settings }) => {
    if (settings.isDemo) await seedDemo(db);
  },
};
