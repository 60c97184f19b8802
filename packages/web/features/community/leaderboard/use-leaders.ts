import { useEffect } from 'react';
import { leaderboardHttp, leaderboardHub, type LEADS } from '@fairlot/wire/community/leaderboard';
import type { Input } from '@fairlot/wire/core';
import { showToast } from '@fairlot/ui';
import { hubConnection, refetch, useCall, useHubEvent, useSend } from '@fairlot/shell';
import { LEADERS } from './text.ts';

/** Without the hub ranks are as old as this at most. */
const FALLBACK_MS = 15_000;

export type Lead = (typeof LEADS)[number];

/** Joins those who are told, again after each break of the connection. */
function useJoin(): void {
  useEffect(() => {
    const join = async (isIn: boolean): Promise<void> => {
      await hubConnection.invoke(leaderboardHub.joinLeaderboard, [isIn]);
    };
    // Without the hub the ranks are read now and then.
    const begin = (): void => void join(true).catch(() => undefined);
    begin();
    const end = hubConnection.onHeard(begin);
    return () => {
      end();
      void join(false).catch(() => undefined);
    };
  }, []);
}

/** Who leads, read anew when the server says that it may be somebody else. */
export function useLeaders(By: Lead) {
  useJoin();
  useHubEvent(leaderboardHub.updateLeaderBoard, () => void refetch(leaderboardHttp.getLeaders));
  const {
    data,
    isError,
    refetch: again,
  } = useCall(leaderboardHttp.getLeaders, { By }, { refetchInterval: FALLBACK_MS });
  return { leaders: data?.ok ? data.value : undefined, isError, again: () => void again() };
}

/** What the player agreed to, and the way to agree or no longer to. */
export function useConsent() {
  const { data } = useCall(leaderboardHttp.getConsent, {});
  const { send, isSending } = useSend(leaderboardHttp.agree);
  const consent = data?.ok ? data.value : undefined;
  /** All else stays as it is; who is not shown is not followed, and shows no bets. */
  const agree = async (change: Partial<Input<typeof leaderboardHttp.agree>>): Promise<void> => {
    if (!consent) return;
    const { IsShown, IsFollowable, ShowsBets } = { ...consent, ...change };
    try {
      const agreed = await send({
        IsShown,
        IsFollowable: IsShown && IsFollowable,
        ShowsBets: IsShown && ShowsBets === true,
      });
      if (!agreed.ok) showToast({ kind: 'failed', text: agreed.error.text });
    } catch {
      showToast({ kind: 'failed', text: LEADERS.notKept });
    }
    await Promise.all([refetch(leaderboardHttp.getConsent), refetch(leaderboardHttp.getLeaders)]);
  };
  return { consent, isSending, agree };
}
