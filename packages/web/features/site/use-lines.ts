import { useQueries } from '@tanstack/react-query';
import { siteHttp } from '@fairlot/wire/site';
import { useCall } from '@fairlot/shell';
import { lineQuery } from './line-query.ts';
import type { Reading } from './measure.ts';

export type Line = { readonly name: string; readonly url: string };

/** The configuration is cached for an hour (spec section 7). */
const STALE_MS = 3_600_000;

/** The lines of the site and their readings; all are measured at once, and again on demand. */
export function useLines() {
  const config = useCall(siteHttp.getSpeedTest, {}, { staleTime: STALE_MS, gcTime: STALE_MS });
  const value = config.data?.ok ? config.data.value : undefined;
  const given = value?.URLList.map(({ Name, URL: url }) => ({ name: Name, url })) ?? [];
  const here = config.isPending ? [] : [{ name: '1', url: location.origin }];
  const lines: readonly Line[] = given.length > 0 ? given : here;
  const measured = useQueries({ queries: lines.map(({ url }) => lineQuery(url)) });
  const readings: readonly (Reading | undefined)[] = measured.map(({ data, isFetching }) =>
    isFetching ? undefined : data,
  );
  const again = () => {
    for (const line of measured) void line.refetch();
  };
  return { lines, readings, again, canSwitch: value?.EnableSwitchURL ?? true };
}
