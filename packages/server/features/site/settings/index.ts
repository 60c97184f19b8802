import type { Feature } from '#platform/feature';
import { hangUp, setGates } from './gates.ts';
import { pageSkin } from '#platform/page';
import { settingsRoutes } from './http.ts';
import { currentSkin } from './skin.ts';
import { currentSettings } from './values/settings.ts';

export { REGISTER_GIFT } from './http.ts';
export { OF_SITE } from './of-site.ts';
export { admitsPlayers, admitsStaff, type PlayersFrom } from './admits.ts';

export const settings: Feature = {
  name: 'settings',
  http: settingsRoutes,
  jobs: (platform) => [hangUp(platform)],
  provide: ({ ports, db }) => ports.fill(pageSkin, currentSkin(db)),
  start: async (platform) => {
    const { connectSources, db } = platform;
    const settings = currentSettings(db);
    setGates(platform, settings);
    if ((await settings()).regionRule !== 'any' && platform.settings.regionHeader === undefined) {
      platform.log.warn(
        'a rule of regions is set, and REGION_HEADER names no header: players come from any',
      );
    }
    // The speed test asks each line how long it takes to answer.
    connectSources.add(async () => (await settings()).lines.map(({ url }) => url));
  },
};
