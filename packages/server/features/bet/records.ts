import { mills } from '@fairlot/rules/core/money';
import { findPlay } from '@fairlot/rules/play/index';
import type { Input, Output } from '@fairlot/wire/core';
import type { betHttp } from '@fairlot/wire/bet';
import type { Db } from '../../platform/db.ts';
import { presentBet } from './present.ts';
import { listBets, sumBets, type RecordFilter } from './store.ts';

type Records = typeof betHttp.getBetRecords;

/** Characters of a selection in a list; a typed bet may have two million. */
const CUT_AT = 200;
const WHOLE = 2_097_152;

/** No play has this number: a filter by an unknown code finds nothing. */
const NO_PLAY = 0;

/** The bets of a player, page by page, with the sums of all pages. */
export async function getRecords(
  db: Db,
  playerId: bigint,
  input: Input<Records>,
): Promise<Output<Records>> {
  const filter = filterOf(playerId, input);
  const page =
    input.Id === undefined
      ? { offset: (input.Page - 1) * input.PageSize, limit: input.PageSize, cutAt: CUT_AT }
      : { offset: 0, limit: 1, cutAt: WHOLE };
  const [rows, sums] = await Promise.all([listBets(db, filter, page), sumBets(db, filter)]);
  return {
    Rows: rows.map(presentBet),
    Total: Number(sums.total),
    SumAmount: mills(sums.stake),
    SumPrize: mills(sums.prize),
    SumRefund: mills(sums.refund),
    DateTimeNow: Number(sums.now_ms),
  };
}

function filterOf(playerId: bigint, input: Input<Records>): RecordFilter {
  const nothing = {
    fromMs: undefined,
    toMs: undefined,
    gameId: undefined,
    serial: undefined,
    playId: undefined,
    states: undefined,
  };
  if (input.Id !== undefined) return { playerId, id: input.Id, ...nothing };
  return {
    playerId,
    id: undefined,
    fromMs: input.From,
    toMs: input.To,
    gameId: input.GameId,
    serial: input.SerialNumber,
    playId: input.Play === undefined ? undefined : (findPlay(input.Play)?.id ?? NO_PLAY),
    states: input.States,
  };
}
