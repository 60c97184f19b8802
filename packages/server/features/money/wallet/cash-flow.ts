import type { Input, Output } from '@fairlot/wire/core';
import type { walletHttp } from '@fairlot/wire/money/wallet';
import {
  statement,
  statementSums,
  type StatementFilter,
  type StatementPlace,
  type StatementRow,
} from '#ledger';
import type { Db } from '#platform/db';
import { readClock } from './store.ts';

type Filter = Input<typeof walletHttp.getCashFlowSums>;
type Page = Output<typeof walletHttp.getCashFlow>;

/** Whose movements, in which money. */
export type Whose = Pick<StatementFilter, 'playerId' | 'currency'>;

const DAY_MS = 86_400_000;
/** How far back a question may reach: a year, and the day that it began on. */
const MOST_BACK_DAYS = 367;

/** A span that reaches too far is cut to what is kept at hand; the newest part of it stays. */
export const spanOf = ({ From, To }: Pick<Filter, 'From' | 'To'>, nowMs: number) => ({
  fromMs: Math.max(From, nowMs - MOST_BACK_DAYS * DAY_MS),
  toMs: Math.min(To, nowMs + DAY_MS),
});

const present = (row: StatementRow): Page['Rows'][number] => ({
  Id: row.id,
  TimeStamp: row.atMs,
  Type: row.type,
  Class: row.class,
  Amount: row.amount,
  BalanceAfter: row.balanceAfter,
  GameId: row.subject.gameId ?? null,
  SerialNumber: row.subject.serialNumber ?? null,
  BetId: row.subject.betId ?? null,
});

const queryOf = (whose: Whose, filter: Filter, nowMs: number): StatementFilter => ({
  ...whose,
  ...spanOf(filter, nowMs),
  types: filter.Types,
  classes: filter.Classes,
  reference: filter.Reference,
  gameId: filter.GameId,
  least: filter.Least,
  most: filter.Most,
});

function placeOf(cursor: string): StatementPlace {
  const [us = '0', version = '0'] = cursor.split('.');
  return { atUs: BigInt(us), version: BigInt(version) };
}

/** The movements of a player's wallet, newest first, from cursor to cursor. */
export async function getCashFlow(
  db: Db,
  whose: Whose,
  { After, PageSize, ...filter }: Input<typeof walletHttp.getCashFlow>,
): Promise<Page> {
  const nowMs = await readClock(db);
  const found = await statement(db, queryOf(whose, filter, nowMs), {
    after: After === undefined ? undefined : placeOf(After),
    // One more says whether there are more.
    limit: PageSize + 1,
  });
  const rows = found.slice(0, PageSize);
  const last = rows.at(-1);
  const hasMore = found.length > PageSize;
  return {
    Rows: rows.map(present),
    Next: hasMore && last ? `${last.place.atUs}.${last.place.version}` : null,
    DateTimeNow: nowMs,
  };
}

/** What the movements of the same filters add up to. */
export async function getCashFlowSums(
  db: Db,
  whose: Whose,
  filter: Filter,
): Promise<Output<typeof walletHttp.getCashFlowSums>> {
  const sums = await statementSums(db, queryOf(whose, filter, await readClock(db)));
  return { Total: sums.total, SumIn: sums.sumIn, SumOut: sums.sumOut };
}
