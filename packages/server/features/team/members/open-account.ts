import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import type { membersHttp } from '@fairlot/wire/team/members';
import type { Platform } from '#platform/feature';
import {
  holdOwnMaker,
  holdTree,
  lockLinks,
  readMaker,
  siteOf,
  whyNoneBelow,
} from '../../account/registration-link/index.ts';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { openHanded } from '../../auth/login/register/index.ts';
import { handedSettings } from '../../auth/login/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { memberSettings } from './settings.ts';

type Endpoint = typeof membersHttp.openAccount;
const DAY_SECONDS = 86_400;

export type OpeningDeps = Pick<Platform, 'db' | 'ports' | 'settings'>;

/**
 * Opens an account directly below an agent, by the rules of a registration and of a link. The agent knows the password
 * only until the first sign-in replaces it; unused it ends after `handedPasswordHours`.
 */
export async function openAccount(
  { db, ports, settings }: OpeningDeps,
  viewer: bigint,
  { UserName, Password, Kind, PrizeGroup: prizeGroup, NickName }: Input<Endpoint>,
): Promise<Result<Output<Endpoint>, RefusalOf<Endpoint>>> {
  const early = whyNoneBelow(await readMaker(db, viewer), prizeGroup);
  if (early) return refused(early);
  const { openingsPerDay: most } = await memberSettings.read(db);
  const { dataFolder, isDemo, ownAddress } = settings;
  const site = { ...(await currentSettings(db)()), isDemo };
  const admit = () => isWithin(db, 'open-account', String(viewer), { most, seconds: DAY_SECONDS });
  const form = { userName: UserName, password: Password, nickName: NickName };
  const opened = await openHanded({ db, dataFolder, ports, site, admit }, form, async (tx) => {
    await holdTree(tx);
    await lockLinks(tx);
    // Held, so that a flag, a stop or a lower group of this moment holds.
    const fault = whyNoneBelow(await holdOwnMaker(tx, viewer), prizeGroup);
    if (fault) return refused(fault);
    return ok({ isAgent: Kind === 'agent', parent: viewer, prizeGroup });
  });
  if (!opened.ok) {
    const { error } = opened;
    return refused(
      error.code === 'TOO_MANY' ? { code: 'OPENINGS_OF_DAY', params: { most } } : error,
    );
  }
  const { handedPasswordHours: hours } = await handedSettings.read(db);
  const { playerId, userName } = opened.value;
  return ok({
    PlayerId: Number(playerId),
    UserName: userName,
    Address: await siteOf({ db, ownAddress }),
    Hours: hours,
  });
}
