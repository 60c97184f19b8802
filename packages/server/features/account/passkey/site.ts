import type { Executor } from '#platform/db';
import type { PasskeySite } from '../../auth/credentials/index.ts';
import {
  byCommand,
  declareSettings,
  listSetting,
  textSetting,
  type ValuesOf,
} from '../../site/settings/declare/index.ts';

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const HOST = `${LABEL}(\\.${LABEL})*`;

const declared = {
  passkeyHost: byCommand(
    textSetting(
      {
        zh: '玩家通行密钥所属的主机名，例如 example.com；留空则不提供。更改后已有的通行密钥全部失效',
        en: 'Host name that passkeys of players are of, such as example.com; none where it is empty. A change makes all useless',
      },
      'localhost',
      { most: 253, pattern: new RegExp(`^(${HOST})?$`) },
    ),
  ),
  passkeyOrigins: byCommand(
    listSetting(
      {
        zh: '可使用通行密钥的网址；没有时为 https:// 加主机名',
        en: 'Addresses where passkeys may be used; without any https:// and the host name',
      },
      [],
      {
        most: 10,
        each: {
          most: 260,
          pattern: new RegExp(`^(https://${HOST}|http://localhost)(:[1-9][0-9]{0,4})?$`),
        },
      },
    ),
  ),
};
export const passkeySettings = declareSettings(declared);

const isBelow = (host: string, origin: string): boolean => {
  const { hostname } = new URL(origin);
  return hostname === host || hostname.endsWith(`.${host}`);
};

/**
 * The site that passkeys of players are of; undefined where there are none. `localhost` is where a demo stands
 * (`own` is its address): elsewhere a host name has to be set first.
 */
export function siteOf(
  { passkeyHost: id, passkeyOrigins }: ValuesOf<typeof declared>,
  own: string | undefined,
): PasskeySite | undefined {
  if (id === '') return undefined;
  const usual = id === 'localhost' ? own : `https://${id}`;
  const listed = passkeyOrigins.length > 0 ? passkeyOrigins : usual === undefined ? [] : [usual];
  // A browser shows a passkey to its host and what is below it, so nothing else is waited for.
  const origins = listed.filter((origin) => isBelow(id, origin));
  return origins.length > 0 ? { id, origins } : undefined;
}

export const readSite = async (
  db: Executor,
  own: string | undefined,
): Promise<PasskeySite | undefined> => siteOf(await passkeySettings.read(db), own);
