import { useEffect, useState } from 'react';
import type { TrendSeries } from '@fairlot/rules/play/family';
import { PAST } from '@fairlot/rules/play/past';
import { openedFamilies, watchFamilies } from '../lottery/families/index.ts';
import { createStore, loadOnce, useStore } from '@fairlot/shell';

const known = createStore<{ readonly [family: string]: readonly TrendSeries[] }>({});

const LOADERS = new Map(
  Object.entries(PAST).map(([code, { loadTrends }]) => [code, loadOnce(loadTrends)]),
);

/** Brings the trends of a family. Throws where they cannot be had. */
async function readTrends(family: string): Promise<void> {
  const trends = await LOADERS.get(family)?.();
  if (trends && !known.get()[family]) known.set((old) => ({ ...old, [family]: trends }));
}

/** With the code come the trends of every family whose board is open: no press on them waits. */
function readOpened(): void {
  for (const family of openedFamilies()) void readTrends(family).catch(() => undefined);
}
readOpened();
watchFamilies(readOpened);

/** The trends of a family once they are known; `again` after a failure. */
export function useTrends(family: string) {
  const trends = useStore(known)[family];
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!trends && !isMissing) void readTrends(family).catch(() => setMissing(true));
  }, [family, trends, isMissing]);
  return { trends, isMissing, again: () => setMissing(false) };
}
