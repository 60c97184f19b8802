import { useMemo } from 'react';
import type { CallResult } from '@fairlot/client';
import { betHttp } from '@fairlot/wire/play/bet';
import { callKey, queries, useCall } from '@fairlot/shell';
import type { OddsTable } from '../credit/credit.ts';
import type { Side } from './sides.ts';

export type { OddsTable };

type Reply = CallResult<typeof betHttp.getOdds>;

const tableOf = (reply: Reply | undefined): OddsTable | undefined =>
  reply?.ok
    ? { version: reply.value.Version, plays: reply.value.Plays, closed: reply.value.ClosedPlays }
    : undefined;

/** The odds of a game as they are told, with the pauses of its plays. */
export function useOddsOf(GameId: number): OddsTable | undefined {
  const input = useMemo(() => ({ GameId }), [GameId]);
  const { data } = useCall(betHttp.getOdds, input, { staleTime: 60_000 });
  return useMemo(() => tableOf(data), [data]);
}

/** The same as they were last read. */
export const oddsNow = (GameId: number): OddsTable | undefined =>
  tableOf(queries.getQueryData<Reply>(callKey(betHttp.getOdds, { GameId })));

/** What an option is paid; undefined where it is not known, or not sold. */
export function oddsFor({ play, option }: Side, table: OddsTable | undefined): bigint | undefined {
  const odds = table?.plays[play.code];
  const at = play.options.findIndex(({ code }) => code === option);
  return table?.closed.includes(play.code) ? undefined : odds?.[at];
}
