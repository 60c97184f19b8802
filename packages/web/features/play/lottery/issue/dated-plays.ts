import { useSyncExternalStore } from 'react';
import type { ListedPlay, Play } from '@fairlot/rules/play/play';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { everySecond, serverNow } from '@fairlot/shell';
import { usePlays } from '../families/families.ts';
import { saleAt } from './issue-view.ts';

/** When what is bet now is drawn; where nothing can be bet, now. */
export function betDrawAt(issues: readonly IssueInfo[], nowMs: number): number {
  const sale = saleAt(issues, nowMs);
  return sale.phase === 'none' ? nowMs : sale.issue.DrawTimeStamp;
}

const dated = new WeakMap<readonly ListedPlay[], readonly Play[]>();

/** The plays as they are at a draw time: the same list for as long as no form is another. */
export function playsOn(plays: readonly ListedPlay[], drawMs: number): readonly Play[] {
  const before = dated.get(plays);
  const now = plays.map((play) => play.on(drawMs));
  if (before && now.every((play, i) => play === before[i])) return before;
  dated.set(plays, now);
  return now;
}

/** The plays of a family as they are for the issue that takes bets. */
export function usePlaysNow(family: string, issues: readonly IssueInfo[]) {
  const { plays: listed, isWhole } = usePlays(family);
  const plays = useSyncExternalStore(everySecond, () => {
    return playsOn(listed, betDrawAt(issues, serverNow()));
  });
  return { plays, isWhole };
}
