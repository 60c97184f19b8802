import type { Feature } from '#platform/feature';
import { rumRoutes } from './http.ts';
import { originsOf } from './present.ts';
import { RUM_SETTINGS } from './settings.ts';

/** Where pages report errors and times to, if the site wants it. */
export const rum: Feature = {
  name: 'rum',
  http: rumRoutes,
  start: async ({ connectSources, db }) => {
    const settings = RUM_SETTINGS.current(db);
    connectSources.add(async () => originsOf(await settings()));
  },
};
