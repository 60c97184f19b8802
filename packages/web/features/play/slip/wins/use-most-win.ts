import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mills } from '@fairlot/rules/core/money';
import type { WorstOutcome } from '@fairlot/rules/odds/worst-outcome';
import { loadOnce, serverNow } from '@fairlot/shell';
import { knownPlay, watchFamilies } from '../../lottery/families/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import { totalsOf } from '../lines/cart.ts';
import type { WinAsk, WinTerms } from './ask.ts';
import { inTasks } from './in-tasks.ts';
import { QUICK, WHOLE } from './room.ts';

type Search = typeof import('./search.ts');

let search: Search | undefined;
const loadSearch = loadOnce(async () => {
  search = await import('./search.ts');
  return search;
});

/** The code that counts: it comes while the page is quiet. */
export const MOST_WIN = { preload: () => loadSearch().catch(() => undefined) };

/** Picks follow one another: the last of them are counted. */
const PAUSE_MS = 120;

/** The result of a search that is short enough to run while the page draws. */
function atOnce(asks: readonly WinAsk[]): WorstOutcome | undefined {
  if (!search) return undefined;
  const steps = search.findMostWin(asks, knownPlay, QUICK);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value.kind === 'exact' ? value : undefined;
  }
}

/**
 * The most that one draw of each of these games brings, winning stakes included and stakes that ties give back not.
 * `asks` keeps its identity while nothing changes. A bound until it is counted, and where that takes too long.
 */
export function useMostWins(asks: readonly WinAsk[]): WorstOutcome {
  const [isLoaded, setLoaded] = useState(search !== undefined);
  const [late, setLate] = useState<{ readonly asks: typeof asks; readonly found: WorstOutcome }>();
  const quick = useMemo(() => (isLoaded ? atOnce(asks) : undefined), [asks, isLoaded]);
  const isOpen = quick === undefined && asks.some(({ lines }) => lines.length > 0);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    const count = async (): Promise<void> => {
      const { findMostWin } = await loadSearch();
      if (isLeft) return;
      if (!isLoaded) return setLoaded(true);
      const found = await inTasks(findMostWin(asks, knownPlay, WHOLE), () => isLeft);
      if (found && !isLeft) setLate({ asks, found });
    };
    // Without its code the bound stays.
    const timer = setTimeout(() => void count().catch(() => undefined), isLoaded ? PAUSE_MS : 0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [asks, isOpen, isLoaded]);
  const bound = useMemo(() => boundOf(asks), [asks]);
  return quick ?? (late?.asks === asks ? late.found : bound);
}

const boundOf = (asks: readonly WinAsk[]): WorstOutcome => ({
  kind: 'bound',
  amount: mills(
    asks.reduce<bigint>((sum, { lines, terms }) => sum + totalsOf(lines, terms).most, 0n),
  ),
});

/** The same of the lines of one game. */
export function useMostWin(
  lines: readonly NewLine[],
  terms: WinTerms | undefined,
  prizeGroup: number,
): WorstOutcome {
  // Rows that were kept may be there before their plays.
  const known = useSyncExternalStore(
    watchFamilies,
    () => lines.filter(({ play }) => knownPlay(play)).length,
  );
  const asks = useMemo(
    () => [{ lines, terms, prizeGroup, nowMs: serverNow(), known }],
    [lines, terms, prizeGroup, known],
  );
  return useMostWins(asks);
}
