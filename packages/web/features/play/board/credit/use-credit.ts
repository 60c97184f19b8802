import { useCallback, useMemo } from 'react';
import { betHttp, betHub } from '@fairlot/wire/play/bet';
import {
  call,
  callKey,
  keptStore,
  queries,
  refetch,
  useCall,
  useHubEvent,
  useLate,
  useStore,
  type Watched,
} from '@fairlot/shell';
import { useIssues, usePlaysNow } from '../../lottery/issue/index.ts';
import {
  creditLines,
  hasBadStake,
  withOdds,
  withStake,
  type OddsTable,
  type Stakes,
} from './credit.ts';
import { draftOf } from '../picks/draft.ts';

type OddsReply = Awaited<ReturnType<typeof readOdds>>;

const readOdds = (gameId: number) => call(betHttp.getOdds, { GameId: gameId });

const acceptAnyOdds = keptStore('bet.acceptAnyOdds', false, { clearedAtLogout: true });
const tapAmount = keptStore('bet.tapAmount', '10', { clearedAtLogout: true });

const NO_STAKES: Stakes = {};

const tableOf = (reply: OddsReply | undefined): OddsTable | undefined =>
  reply?.ok
    ? { version: reply.value.Version, plays: reply.value.Plays, closed: reply.value.ClosedPlays }
    : undefined;

/** The odds of a game as the server tells them, now and by push, and the stakes put on them. */
export function useCredit(gameId: number, family: string, isWanted: boolean) {
  const input = useMemo(() => ({ GameId: gameId }), [gameId]);
  const reply = useCall(betHttp.getOdds, input, { staleTime: 60_000, enabled: isWanted }).data;
  const table = useMemo(() => tableOf(reply), [reply]);
  const { plays: all, isWhole } = usePlaysNow(family, useIssues());
  const plays = useMemo(() => all.filter(({ style }) => style === 'credit'), [all]);
  const drafts = draftOf(gameId);
  // The stakes alone: a pick on another pad must not draw this one.
  const now = useMemo<Watched<Stakes>>(
    () => ({ get: () => drafts.get().stakes, subscribe: drafts.subscribe }),
    [drafts],
  );
  const stakes = useLate(now);

  useHubEvent(betHub.betNumberOddsUpdate, (push) => {
    if (push.GameId !== gameId) return;
    // Limits and pauses are not in the push; and without the plays nobody knows which figures it changes.
    const isOther = push.Odds.length === 0;
    if (isOther || !isWhole) return void refetch(betHttp.getOdds, input);
    queries.setQueryData<OddsReply>(callKey(betHttp.getOdds, input), (old) => {
      const known = tableOf(old);
      if (!old?.ok || !known) return old;
      const { version, plays: odds } = withOdds(known, plays, push);
      return { ...old, value: { ...old.value, Version: version, Plays: { ...odds } as never } };
    });
  });
  const linesOf = useCallback(
    (of: Stakes) => (table ? creditLines(of, plays, table) : []),
    [plays, table],
  );
  const lines = useMemo(() => linesOf(stakes), [linesOf, stakes]);
  /** What would go out at a press: none while something stands there that is no amount. */
  const linesNow = useCallback(
    () => (hasBadStake(now.get()) ? [] : linesOf(now.get())),
    [linesOf, now],
  );
  /** Odds as of now, read from the server. */
  const renew = useCallback(async (): Promise<OddsTable | undefined> => {
    const fresh = await readOdds(gameId);
    queries.setQueryData(callKey(betHttp.getOdds, input), fresh);
    return tableOf(fresh);
  }, [gameId, input]);
  return {
    table,
    /** Every play of the game that is known, both styles. */
    all,
    plays,
    /** The stakes as they are at this moment; `stakes` and `lines` follow when those stand on the screen. */
    now,
    stakes,
    /** Whether something that is no amount stands where a stake should. */
    isBad: hasBadStake(stakes),
    lines,
    linesNow,
    renew,
    limits: reply?.ok ? reply.value : undefined,
    setStake: useCallback(
      (play: string, option: string, text: string) =>
        drafts.set((old) => ({ ...old, stakes: withStake(old.stakes, play, option, text) })),
      [drafts],
    ),
    clear: useCallback(() => drafts.set((old) => ({ ...old, stakes: NO_STAKES })), [drafts]),
    preset: useStore(tapAmount),
    setPreset: tapAmount.set,
    acceptsAny: useStore(acceptAnyOdds),
    setAcceptsAny: acceptAnyOdds.set,
  };
}

export type Credit = ReturnType<typeof useCredit>;
