import type { Feature } from '../../platform/feature.ts';
import { createAuthenticator } from './authenticate.ts';
import { sessionRoutes } from './http.ts';
import { seedDemoPlayers } from './seed.ts';
import { listEnded } from './ended.ts';

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed.ts';

export const session: Feature = {
  name: 'session',
  http: sessionRoutes,
  start: async ({ access, db, settings }) => {
    access.useAuthenticator(createAuthenticator(db));
    access.useFindEnded((ids) => listEnded(db, ids));
    if (settings.isDemo) await seedDemoPlayers(db);
  },
};
