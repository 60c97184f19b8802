import type { Platform } from '#platform/feature';
import type { PasskeySite } from '../../auth/credentials/index.ts';
import { passkeySettings, siteOf } from './site.ts';

/** What the use cases of passkeys stand on. */
export type PasskeyDeps = Pick<Platform, 'db' | 'ports'> & {
  readonly dataFolder: string;
  /** The site that passkeys are of, at most a second old; undefined where there are none. */
  readonly site: () => Promise<PasskeySite | undefined>;
};

export function stageOf({
  db,
  ports,
  settings: { dataFolder, ownAddress },
}: Platform): PasskeyDeps {
  const current = passkeySettings.current(db);
  return { db, ports, dataFolder, site: async () => siteOf(await current(), ownAddress) };
}
