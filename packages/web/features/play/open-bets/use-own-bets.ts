import { useEffect, useMemo } from 'react';
import { betHttp, betHub, type BetRecord } from '@fairlot/wire/play/bet';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { refetch, useCall, useFollow, useHubEvent } from '@fairlot/shell';

/** States of a bet: those that are waiting, and those that are settled. */
const WAITING = { PageSize: 50, States: [0] };
const SETTLED = { PageSize: 1, States: [2, 3] };

/** Without the hub a result is seen at the latest after this. */
const FALLBACK_MS = 30_000;

const reread = (): void => void refetch(betHttp.getBetRecords);

export type OwnBets =
  | { readonly step: 'reading' | 'none' }
  | { readonly step: 'failed'; readonly retry: () => void }
  | { readonly step: 'open'; readonly rows: readonly BetRecord[]; readonly hasMore: boolean }
  | { readonly step: 'settled'; readonly row: BetRecord };

/** The player's bets that are not drawn yet, else the last one that was settled. */
export function useOwnBets(): OwnBets {
  const open = useCall(betHttp.getBetRecords, WAITING, {
    refetchInterval: (reply) => (reply?.ok && reply.value.Rows.length > 0 ? FALLBACK_MS : false),
  });
  const rows = open.data?.ok ? open.data.value.Rows : undefined;
  const isNone = rows?.length === 0;
  const settled = useCall(betHttp.getBetRecords, SETTLED, { enabled: isNone });
  const gameIds = useMemo(() => [...new Set((rows ?? []).map(({ GameId }) => GameId))], [rows]);
  useFollow(gameIds);
  useHubEvent(lotteryHub.lotteryAwarded, ({ GameId }) => {
    if (gameIds.includes(GameId)) reread();
  });
  useHubEvent(betHub.betCorrectedNotify, reread);
  // The last result was read before these bets were settled.
  useEffect(() => (isNone ? void refetch(betHttp.getBetRecords, SETTLED) : undefined), [isNone]);
  if (!rows) {
    return open.isPending
      ? { step: 'reading' }
      : { step: 'failed', retry: () => void open.refetch() };
  }
  if (!isNone) {
    return { step: 'open', rows, hasMore: open.data?.ok === true && open.data.value.Next !== null };
  }
  if (settled.isError) return { step: 'failed', retry: () => void settled.refetch() };
  if (!settled.data) return { step: 'reading' };
  const row = settled.data.ok ? settled.data.value.Rows[0] : undefined;
  return row ? { step: 'settled', row } : { step: 'none' };
}
