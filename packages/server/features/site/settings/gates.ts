import { MERCHANT_OPENS } from '@fairlot/rules/check/merchant-state';
import { CLOSED_JOB, type Job } from '#platform/jobs';
import type { Platform } from '#platform/feature';
import { admitsPlayers, admitsStaff, type PlayersFrom, type StaffFrom } from './admits.ts';
import { askedOnce } from './asked-once.ts';
import { readSite } from './values/change.ts';
import type { CurrentSettings, SiteSettings } from './values/settings.ts';

/** Nobody knows when a merchant is opened again. */
const CLOSED = { untilMs: null };

type Doors = Pick<Platform, 'access' | 'console' | 'settings'>;

/**
 * From where players come, as it can be known here: where no header tells the region there is no rule of regions, whatever was set
 * while there was one. Else *these alone* would keep everybody out.
 */
const ruleOf = ({ settings }: Pick<Platform, 'settings'>, site: SiteSettings): PlayersFrom =>
  settings.regionHeader === undefined ? { ...site, regionRule: 'any' } : site;

/**
 * Hands the site's two questions to the doors: may this address come in, and is the site on. The door of
 * the operators is shut by the state of the merchant alone.
 */
export function setGates(doors: Doors, settings: CurrentSettings): void {
  const { access, console } = doors;
  access.setIpGate(async (whence) => admitsPlayers(ruleOf(doors, await settings()), whence));
  access.setOfflineGate(async () => {
    const { offline, merchantState, nowMs } = await settings();
    if (!MERCHANT_OPENS[merchantState].players) return CLOSED;
    if (!offline || nowMs < offline.fromMs) return undefined;
    const isOver = offline.untilMs !== null && offline.untilMs <= nowMs;
    return isOver ? undefined : { untilMs: offline.untilMs };
  });
  console.access.setOfflineGate(async () =>
    MERCHANT_OPENS[(await settings()).merchantState].operators ? undefined : CLOSED,
  );
}

/**
 * Ends the connections of those who are let in no longer, because of the state of the merchant or of where they come
 * from, within a second. Whoever comes back is asked at the door, where the settings may be a second old: he is here a
 * second more at the most.
 */
export const hangUp = ({
  hub,
  console,
  db,
  settings,
}: Pick<Platform, 'hub' | 'console' | 'db' | 'settings'>): Job => {
  const playersOf = askedOnce(admitsPlayers);
  const staffOf = askedOnce((rule: StaffFrom, { ip }) => admitsStaff(rule, ip));
  return {
    name: CLOSED_JOB,
    everyMs: 1_000,
    run: async () => {
      const site = await readSite(db);
      const opens = MERCHANT_OPENS[site.merchantState];
      const { blockedAddresses, allowedAddresses, regionRule, regions } = ruleOf(
        { settings },
        site,
      );
      const mayPlay = playersOf({ blockedAddresses, allowedAddresses, regionRule, regions });
      const mayWork = staffOf({ staffAddresses: site.staffAddresses });
      if (opens.players) hub.hangUpFrom((whence) => !mayPlay(whence));
      else hub.hangUp();
      if (opens.operators) console.hub.hangUpFrom((whence) => !mayWork(whence));
      else console.hub.hangUp();
      return 'idle';
    },
  };
};
