import { useMemo } from 'react';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { lotteryHttp } from '@fairlot/wire/lottery';
import { useCall } from '../../../session/index.ts';
import { useGameInfo } from '../../lottery/index.ts';
import { drawsOf, issuesOf } from './issue-view.ts';

const NONE: readonly IssueInfo[] = [];

/** Every issue of a game that the client knows of, ascending. */
export function useIssues(gameId: number): readonly IssueInfo[] {
  const info = useGameInfo(gameId);
  return useMemo(() => (info ? issuesOf(info) : NONE), [info]);
}

export type PastDraw = { readonly serial: number; readonly digits: readonly number[] };

/** Draws of the last `count` issues, newest first: the history, and what the live reply adds to it. */
export function useDraws(gameId: number, count = 100): readonly PastDraw[] {
  const live = useIssues(gameId);
  const history = useCall(lotteryHttp.getDrawHistory, { GameId: gameId, Count: count });
  const past = history.data?.ok ? history.data.value.Issues : NONE;
  return useMemo(() => {
    const bySerial = new Map(past.map((issue) => [issue.SerialNumber, issue]));
    for (const issue of live) bySerial.set(issue.SerialNumber, issue);
    const all = [...bySerial.values()].toSorted((a, b) => a.SerialNumber - b.SerialNumber);
    return drawsOf(all).slice(0, count);
  }, [past, live, count]);
}
