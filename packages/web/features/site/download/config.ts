import { call, callKey, queries, useCall } from '@fairlot/shell';
import { downloadHttp } from '@fairlot/wire/site/download';
import type { Config } from './offers.ts';

/** Configuration of the apps is cached for ten minutes (spec section 7). */
const TEN_MINUTES_MS = 600_000;
/** The window does not wait longer for it: without it the group is not there. */
const PATIENT_MS = 3_000;

export async function readConfig(): Promise<Config | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENT_MS, undefined));
  const read = queries.fetchQuery({
    queryKey: callKey(downloadHttp.getAFKConfig, undefined),
    queryFn: () => call(downloadHttp.getAFKConfig, undefined),
    staleTime: TEN_MINUTES_MS,
  });
  return Promise.race([read.catch(() => undefined), late]);
}

export const useConfig = (): Config | undefined =>
  useCall(downloadHttp.getAFKConfig, undefined, { staleTime: TEN_MINUTES_MS }).data;
