import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { betHttp } from '@fairlot/wire/play/bet';
import { lotteryHub, type IssueInfo } from '@fairlot/wire/play/lottery';
import { refetch, serverNow, useHubEvent } from '@fairlot/shell';
import { holdWallet } from '../../../../session/index.ts';
import { isDrawn, lastResultAt } from './issue-view.ts';
import { beginMoment, hasTurn, shown, untilTurn, type Turn } from './moment.ts';

const newestDrawn = (issues: readonly IssueInfo[]): number =>
  issues.findLast(isDrawn)?.SerialNumber ?? 0;

/** Before the first reply. */
const NOTHING = { drawn: -1, isMoment: false, isHeld: false };

/** Whether this is the issue whose dashed balls the player has before him. */
function isAwaited(issues: readonly IssueInfo[], serial: number): boolean {
  const outcome = lastResultAt(issues, serverNow());
  return outcome.phase !== 'none' && outcome.issue.SerialNumber === serial && !document.hidden;
}

/**
 * Watches a game for draws that happen before the eyes of the player. Returns the issue whose balls
 * have the moment: rail, trend and omissions are still without it.
 */
export function useMoment(gameId: number, issues: readonly IssueInfo[]): number | undefined {
  const newest = newestDrawn(issues);
  const [seen, setSeen] = useState(NOTHING);
  const isKnown = issues.length > 0;
  if (isKnown && seen.drawn !== newest) {
    const isMoment = seen.drawn >= 0 && newest > seen.drawn && isAwaited(issues, newest);
    setSeen({ drawn: newest, isMoment, isHeld: isMoment });
  }
  const { drawn, isMoment, isHeld } = seen;
  useLayoutEffect(() => {
    if (!isMoment) {
      shown.set({ gameId, drawn, turn: 'news' });
      return undefined;
    }
    const release = holdWallet();
    const stop = beginMoment(gameId, drawn, {
      past: () => setSeen((old) => ({ ...old, isHeld: false })),
      balance: release,
    });
    return () => {
      stop();
      release();
    };
  }, [gameId, drawn, isMoment]);
  useLayoutEffect(() => () => shown.set(undefined), []);
  useHubEvent(lotteryHub.lotteryAwarded, ({ GameId, SerialNumber }) => {
    if (GameId !== gameId) return;
    void untilTurn(GameId, SerialNumber, 'news').then(() =>
      Promise.all([refetch(betHttp.getBetRecords), refetch(betHttp.getBetSums)]),
    );
  });
  return isHeld ? drawn : undefined;
}

/** Whether a draw of the page has come so far, for a part that waits. */
export const useTurn = (gameId: number, serial: number, turn: Turn): boolean =>
  useSyncExternalStore(shown.subscribe, () => hasTurn(gameId, serial, turn));
