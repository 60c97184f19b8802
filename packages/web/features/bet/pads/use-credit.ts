import { useCallback, useMemo, useState } from 'react';
import { betHttp, betHub } from '@fairlot/wire/bet';
import type { FamilyCode } from '@fairlot/rules/play/play';
import {
  call,
  callKey,
  keptStore,
  queries,
  refetch,
  useCall,
  useHubEvent,
  useStore,
} from '../../../session/index.ts';
import { usePlays } from '../play/plays.ts';
import { creditLines, withOdds, withStake, type OddsTable, type Stakes } from './credit.ts';

type OddsReply = Awaited<ReturnType<typeof readOdds>>;

const readOdds = (gameId: number) => call(betHttp.getOdds, { GameId: gameId });

const acceptAnyOdds = keptStore('bet.acceptAnyOdds', false, { clearedAtLogout: true });
const tapAmount = keptStore('bet.tapAmount', '10', { clearedAtLogout: true });

const tableOf = (reply: OddsReply | undefined): OddsTable | undefined =>
  reply?.ok
    ? { version: reply.value.Version, plays: reply.value.Plays, closed: reply.value.ClosedPlays }
    : undefined;

/** The odds of a game as the server tells them, now and by push, and the stakes put on them. */
export function useCredit(gameId: number, family: FamilyCode, isWanted: boolean) {
  const input = useMemo(() => ({ GameId: gameId }), [gameId]);
  const reply = useCall(betHttp.getOdds, input, { staleTime: 60_000, enabled: isWanted }).data;
  const table = useMemo(() => tableOf(reply), [reply]);
  const { plays: all, isWhole } = usePlays(family);
  const plays = useMemo(() => all.filter(({ style }) => style === 'credit'), [all]);
  const [stakes, setStakes] = useState<Stakes>({});

  useHubEvent(betHub.betNumberOddsUpdate, (push) => {
    if (push.GameId !== gameId) return;
    // Without the plays nobody knows which figures the push changes.
    if (!isWhole) return void refetch(betHttp.getOdds, input);
    queries.setQueryData<OddsReply>(callKey(betHttp.getOdds, input), (old) => {
      const known = tableOf(old);
      if (!old?.ok || !known) return old;
      const { version, plays: odds } = withOdds(known, plays, push);
      return { ...old, value: { ...old.value, Version: version, Plays: { ...odds } as never } };
    });
  });
  const lines = useMemo(
    () => (table ? creditLines(stakes, plays, table) : []),
    [stakes, plays, table],
  );
  /** Odds as of now, read from the server. */
  const renew = useCallback(async (): Promise<OddsTable | undefined> => {
    const fresh = await readOdds(gameId);
    queries.setQueryData(callKey(betHttp.getOdds, input), fresh);
    return tableOf(fresh);
  }, [gameId, input]);
  return {
    table,
    plays,
    stakes,
    lines,
    renew,
    limits: reply?.ok ? reply.value : undefined,
    setStake: (play: string, option: string, text: string) =>
      setStakes((old) => withStake(old, play, option, text)),
    clear: useCallback(() => setStakes({}), []),
    preset: useStore(tapAmount),
    setPreset: tapAmount.set,
    acceptsAny: useStore(acceptAnyOdds),
    setAcceptsAny: acceptAnyOdds.set,
  };
}

export type Credit = ReturnType<typeof useCredit>;
