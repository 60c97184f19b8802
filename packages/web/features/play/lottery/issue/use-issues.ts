import { createContext, useContext, useMemo } from 'react';
import { lotteryHttp, type GameInfo, type IssueInfo } from '@fairlot/wire/play/lottery';
import { useCall } from '@fairlot/shell';
import { drawsOf, issuesOf, type PastDraw } from './issue-view.ts';
import { useFamilyHere } from './use-family.ts';

const NONE: readonly IssueInfo[] = [];

/** Every issue of the game on screen that the client knows of, ascending; read once for all parts. */
export const IssuesContext = createContext<readonly IssueInfo[]>(NONE);

/** The issue that is being drawn before the eyes of the player: no past draw yet. */
export const HeldContext = createContext<number | undefined>(undefined);

export const useIssues = (): readonly IssueInfo[] => useContext(IssuesContext);

/** Whether they were read: a list without draws says nothing before. */
export const useIsRead = (): boolean => useContext(IssuesContext) !== NONE;

/** The issues of a reply; the same list for the same reply. */
export const useIssuesOf = (info: GameInfo | undefined): readonly IssueInfo[] =>
  useMemo(() => (info ? issuesOf(info) : NONE), [info]);

export type { PastDraw };

/**
 * Draws of the last `count` issues, newest first: what the live reply knows, and once the page is
 * quiet the history before it.
 */
export function useDraws(gameId: number, isSettled: boolean, count = 100): readonly PastDraw[] {
  const live = useIssues();
  const { draw: shape } = useFamilyHere();
  const held = useContext(HeldContext);
  const history = useCall(
    lotteryHttp.getDrawHistory,
    { GameId: gameId, Count: count },
    { staleTime: 60_000, enabled: isSettled },
  );
  const past = history.data?.ok ? history.data.value.Issues : NONE;
  return useMemo(() => {
    const bySerial = new Map(past.map((issue) => [issue.SerialNumber, issue]));
    for (const issue of live) bySerial.set(issue.SerialNumber, issue);
    if (held !== undefined) bySerial.delete(held);
    const all = [...bySerial.values()].toSorted((a, b) => a.SerialNumber - b.SerialNumber);
    return drawsOf(all, shape).slice(0, count);
  }, [past, live, held, count, shape]);
}
