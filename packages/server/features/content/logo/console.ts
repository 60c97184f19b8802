import { ok } from '@fairlot/rules/core/result';
import { LOGO_SLOTS, logoConsole } from '@fairlot/wire/content/logo';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { pictureUrl } from '../../site/media/index.ts';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { dropLogo, setLogo } from './set-logo.ts';
import { readLogos } from './store.ts';

/** What operators make of the marks of the house (product 3.12). */
export const logoConsoleRoutes = (platform: Platform) =>
  routes(logoConsole, {
    getLogos: async () => {
      const logos = await readLogos(platform.db);
      const rowOf = (Slot: (typeof LOGO_SLOTS)[number]) => ({
        Slot,
        FilePath: pictureUrl(platform, logos[Slot]),
      });
      return { Rows: LOGO_SLOTS.map(rowOf) };
    },
    setLogo: async ({ Slot: slot, Picture: picture, Reason: reason }, call) => {
      const set = await setLogo(platform, actorOf(call), { slot, picture, reason });
      return set.ok ? ok({ Slot: slot, FilePath: pictureUrl(platform, set.value) }) : set;
    },
    dropLogo: async ({ Slot: slot, Reason: reason }, call) => {
      const gone = await dropLogo(platform, actorOf(call), { slot, reason });
      return gone.ok ? ok({ Slot: slot, FilePath: '' }) : gone;
    },
  });
