import { addMoney, mills, type Money } from '@fairlot/rules/core/money';
import { findPlay } from '@fairlot/rules/play/index';
import type { Input, Output } from '@fairlot/wire/core';
import type { betHttp } from '@fairlot/wire/play/bet';
import { balanceAfter, cancelKey, findPosted } from '#ledger';
import type { Db } from '#platform/db';
import { readNow } from '../../lottery/issues/index.ts';
import { presentBet } from './present-bet.ts';
import { cursorOf, MOST_BACK_MS, placeOf } from './record-cursor.ts';
import { listBets, sumBets, type RecordFilter } from './store-records.ts';

type Records = typeof betHttp.getBetRecords;
type Sums = typeof betHttp.getBetSums;

/** Characters of a selection in a list; a typed bet may have two million. */
const CUT_AT = 200;
const WHOLE = 2_097_152;

/** The state of a bet whose stake came back. */
const CANCELLED = 1;

/** No play has this number: a filter by an unknown code finds nothing. */
const NO_PLAY = 0;

/** The bets of a player, newest first, from cursor to cursor. */
export async function getRecords(
  db: Db,
  playerId: bigint,
  input: Input<Records>,
): Promise<Output<Records>> {
  const nowMs = await readNow(db);
  if (input.Id !== undefined) return getWhole(db, playerId, input.Id, nowMs);
  const limit = input.PageSize;
  const found = await listBets(db, filterOf(playerId, input, nowMs), {
    after: input.After === undefined ? undefined : placeOf(input.After),
    // One more says whether there are more.
    limit: limit + 1,
    cutAt: CUT_AT,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = found.length > limit && last ? cursorOf(last.place) : null;
  return { Rows: rows.map(presentBet), Next: next, DateTimeNow: nowMs };
}

/** One bet with its whole selection, and what only its detail says. */
async function getWhole(
  db: Db,
  playerId: bigint,
  id: string,
  nowMs: number,
): Promise<Output<Records>> {
  const filter = filterOf(playerId, { Id: id }, nowMs);
  const [row] = await listBets(db, filter, { after: undefined, limit: 1, cutAt: WHOLE });
  if (!row) return { Rows: [], Next: null, DateTimeNow: nowMs };
  const [after, takenBack] = await Promise.all([
    balanceAfter(db, playerId, id),
    findPosted(db, [{ playerId, key: cancelKey(id) }]),
  ]);
  const bet = presentBet(row);
  const by = takenBack.length > 0 ? ('player' as const) : ('platform' as const);
  const whole = {
    ...bet,
    ...(after !== undefined && { BalanceBefore: addMoney(after, bet.Amount), BalanceAfter: after }),
    ...(bet.State === CANCELLED && { CancelledBy: by }),
  };
  return { Rows: [whole], Next: null, DateTimeNow: nowMs };
}

/** What the bets of the same filters add up to. */
export async function getSums(db: Db, playerId: bigint, input: Input<Sums>): Promise<Output<Sums>> {
  const sums = await sumBets(db, filterOf(playerId, input, await readNow(db)));
  const money = (sum: bigint): Money => mills(sum);
  return {
    Total: Number(sums.total),
    SumAmount: money(sums.stake),
    SumSettled: money(sums.settled),
    SumPrize: money(sums.prize),
    SumRefund: money(sums.refund),
    SumTurnover: money(sums.turnover),
  };
}

function filterOf(playerId: bigint, input: Input<Sums>, nowMs: number): RecordFilter {
  const { Id, From = 0, To, GameId, SerialNumber, Plays, States, Modes, Refunded } = input;
  const isOne = Id !== undefined;
  const narrow = <T>(value: T): T | undefined => (isOne ? undefined : value);
  return {
    playerId,
    id: Id,
    fromMs: narrow(Math.max(From, nowMs - MOST_BACK_MS)),
    toMs: narrow(To),
    gameId: narrow(GameId),
    serial: narrow(SerialNumber),
    playIds: narrow(Plays?.map((code) => findPlay(code)?.id ?? NO_PLAY)),
    states: narrow(States),
    modes: narrow(Modes),
    refunded: !isOne && Refunded === true,
  };
}
