import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { useCall } from '@fairlot/shell';
import { HOUR_MS, keepLines, recallLines } from './kept-lines.ts';
import { lineQuery } from './line-query.ts';
import type { Reading } from './measure.ts';

export type Line = { readonly name: string; readonly url: string };

const MINUTE_MS = 60_000;

/** What the server says of its lines, from within the hour. */
function useConfig() {
  useState(recallLines);
  const config = useCall(settingsHttp.getSpeedTest, {}, { staleTime: HOUR_MS, gcTime: HOUR_MS });
  const { data, dataUpdatedAt, isPending } = config;
  const value = data?.ok ? data.value : undefined;
  useEffect(() => {
    if (value) keepLines(value, dataUpdatedAt);
  }, [value, dataUpdatedAt]);
  return { value, isPending };
}

/**
 * The lines of the site and their readings; all are measured at once, again on demand, and as often as
 * the site says while the page is in sight.
 */
export function useLines() {
  const { value, isPending } = useConfig();
  const given = value?.URLList.map(({ Name, URL: url }) => ({ name: Name, url })) ?? [];
  const here = isPending ? [] : [{ name: '1', url: location.origin }];
  const lines: readonly Line[] = given.length > 0 ? given : here;
  const refetchInterval = value ? value.IntervalInMinute * MINUTE_MS : false;
  const measured = useQueries({
    queries: lines.map(({ url }) => ({ ...lineQuery(url), refetchInterval })),
  });
  const readings: readonly (Reading | undefined)[] = measured.map(({ data, isFetching }) =>
    isFetching ? undefined : data,
  );
  const again = () => {
    for (const line of measured) void line.refetch();
  };
  return { lines, readings, again, canSwitch: value?.EnableSwitchURL ?? true };
}
