import { logoHttp } from '@fairlot/wire/content/logo';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { pictureUrl } from '../../site/media/index.ts';
import { keptFor } from '../../site/settings/declare/index.ts';
import { readLogos } from './store.ts';

/** Anybody may ask: so old at most is what he is told, and the database is asked no more often. */
const FRESH_MS = 1_000;

/** The marks of the house, as the specification has them: the favicon is the same on PC and phone. */
export function logoRoutes(platform: Platform) {
  const logos = keptFor(FRESH_MS, () => readLogos(platform.db));
  const at = (name: string | undefined) => ({ FilePath: pictureUrl(platform, name) });
  return routes(logoHttp, {
    getAllLogo: async () => {
      const { PCLogo, MobileLogo, Favicon } = await logos();
      return {
        Logo: { PCLogo: at(PCLogo), MobileLogo: at(MobileLogo ?? PCLogo) },
        Favicon: { PCLogo: at(Favicon), MobileLogo: at(Favicon) },
      };
    },
  });
}
