import type { Output } from '@fairlot/wire/core';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { call, callKey, queries, useCall } from '@fairlot/shell';

export type Site = Output<typeof settingsHttp.getWebSiteInfo>;

/** One question for the server's time and the facts of the site. */
export async function askTime(): Promise<number> {
  const info = await call(settingsHttp.getWebSiteInfo, undefined);
  queries.setQueryData(callKey(settingsHttp.getWebSiteInfo), info);
  return info.DateTimeNow;
}

/** Facts of the site: name, play money, registration. They come with the clock. */
export const useSite = (): Site | undefined =>
  useCall(settingsHttp.getWebSiteInfo, undefined, { enabled: false, gcTime: Infinity }).data;
