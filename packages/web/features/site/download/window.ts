import type { WindowManifest } from '../../../frame/manifest.ts';
import { readConfig } from './config.ts';
import { offersOf, TABS } from './offers.ts';
import { text } from './text.ts';

const TITLES = { MobileClient: text.mobile, AFKPc: text.afkPc, AFKMobile: text.afkMobile } as const;

/** The tabs of the group Download: those alone for which there is a link (spec section 2). */
export async function window(): Promise<WindowManifest> {
  const config = await readConfig();
  if (!config) return {};
  const offers = offersOf(config);
  return {
    tabs: TABS.filter((id) => offers[id].length > 0).map((id) => ({
      id,
      group: 'Download' as const,
      title: TITLES[id],
      access: 'player' as const,
      load: async () => ({ default: (await import('./DownloadTabs.tsx'))[id] }),
    })),
  };
}
