import type { Access } from '../../platform/access.ts';
import { isListed } from './address.ts';
import type { CurrentSettings } from './settings.ts';

/** Hands the site's two questions to the door: may this address come in, and is the site on. */
export function setGates(access: Access, settings: CurrentSettings): void {
  access.setIpGate(async (ip) => !isListed(ip, (await settings()).blockedAddresses));
  access.setOfflineGate(async () => {
    const { offline, nowMs } = await settings();
    if (!offline || nowMs < offline.fromMs) return undefined;
    const isOver = offline.untilMs !== null && offline.untilMs <= nowMs;
    return isOver ? undefined : { untilMs: offline.untilMs };
  });
}
