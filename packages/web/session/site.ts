import { siteHttp } from '@fairlot/wire/site';
import type { Output } from '@fairlot/wire/core';
import { call } from './api.ts';
import { localNow, setClock, wakeWithPage } from './clock.ts';
import { callKey, queries } from './queries.ts';
import { useCall } from './use-call.ts';

export type Site = Output<typeof siteHttp.getWebSiteInfo>;

/** The clock is measured anew this often, and on focus and reconnect (product rules 0). */
const MEASURE_MS = 4 * 60_000;

/**
 * One question for the facts of the site and the server's time; whether it was answered. A failure
 * waits for the next turn.
 */
export async function measureClock(): Promise<boolean> {
  const sentAt = localNow();
  try {
    const info = await call(siteHttp.getWebSiteInfo, undefined);
    setClock({ sentAt, receivedAt: localNow(), serverAt: info.DateTimeNow });
    queries.setQueryData(callKey(siteHttp.getWebSiteInfo), info);
    return true;
  } catch {
    // Screens go on with the offset that is known.
    return false;
  }
}

/** Facts of the site: name, play money, registration. They come with the clock. */
export const useSite = (): Site | undefined =>
  useCall(siteHttp.getWebSiteInfo, undefined, { enabled: false, gcTime: Infinity }).data;

export function keepClock(): void {
  void measureClock();
  setInterval(() => void measureClock(), MEASURE_MS);
  addEventListener('focus', () => void measureClock());
  wakeWithPage();
}
