import { MERCHANT_OPENS } from '@fairlot/rules/check/merchant-state';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/feature.ts';
import { isListed } from './address.ts';
import { currentSettings, type CurrentSettings } from './settings.ts';

/** Nobody knows when a merchant is opened again. */
const CLOSED = { untilMs: null };

type Doors = Pick<Platform, 'access' | 'console'>;

/**
 * Hands the site's two questions to the doors: may this address come in, and is the site on. The door of
 * the operators is shut by the state of the merchant alone.
 */
export function setGates({ access, console }: Doors, settings: CurrentSettings): void {
  access.setIpGate(async (ip) => !isListed(ip, (await settings()).blockedAddresses));
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

/** Ends the connections of those whom the state of the merchant lets in no longer, within two seconds. */
export function hangUp({ hub, console, db }: Pick<Platform, 'hub' | 'console' | 'db'>): Job {
  const settings = currentSettings(db);
  return {
    name: 'site.closed',
    everyMs: 1_000,
    run: async () => {
      const opens = MERCHANT_OPENS[(await settings()).merchantState];
      if (!opens.players) hub.hangUp();
      if (!opens.operators) console.hub.hangUp();
      return 'idle';
    },
  };
}
