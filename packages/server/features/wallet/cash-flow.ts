import type { Input, Output } from '@fairlot/wire/core';
import type { walletHttp } from '@fairlot/wire/wallet';
import { statement, type StatementQuery, type StatementRow } from '../../ledger/index.ts';
import { transaction, type Db } from '../../platform/db.ts';
import { readClock } from './store.ts';

type Filter = Input<typeof walletHttp.getCashFlow>;
type Page = Output<typeof walletHttp.getCashFlow>;

type Whose = Pick<StatementQuery, 'playerId' | 'currency'>;

const DAY_MS = 86_400_000;
/** Longest span of one question, and how far back it may reach. */
const MOST_DAYS = 31;
const MOST_BACK_DAYS = 90;

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

/**
 * The movements of a player's wallet. A span that reaches too far is cut to what is kept at hand; the
 * newest part of it stays.
 */
export async function getCashFlow(db: Db, whose: Whose, filter: Filter): Promise<Page> {
  return transaction(db, async (tx) => {
    const nowMs = await readClock(tx);
    const toMs = Math.min(filter.To, nowMs + DAY_MS);
    const earliest = Math.max(toMs - MOST_DAYS * DAY_MS, nowMs - MOST_BACK_DAYS * DAY_MS);
    const found = await statement(tx, {
      ...whose,
      fromMs: Math.max(filter.From, earliest),
      toMs,
      types: filter.Types,
      page: filter.Page,
      pageSize: filter.PageSize,
    });
    return {
      Rows: found.rows.map(present),
      Total: found.total,
      SumIn: found.sumIn,
      SumOut: found.sumOut,
      DateTimeNow: nowMs,
    };
  });
}
