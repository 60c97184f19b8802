import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { ZERO, addMoney, mills, type Money } from '@fairlot/rules/core/money';
import { BET_KINDS } from '@fairlot/rules/core/report-columns';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Input, Output } from '@fairlot/wire/core';
import type { walletHttp } from '@fairlot/wire/money/wallet';
import { sumsByClass, type ClassSum } from '#ledger';
import type { Db } from '#platform/db';
import { spanOf, type Whose } from './cash-flow.ts';
import { readClock, readOpenStake, type SettledSum, sumSettled } from './store.ts';

type Report = Output<typeof walletHttp.getProfit>;
type Sums = Omit<Report['Rows'][number], 'Day' | 'GameId'>;

/** The column of each class of movements; what is set aside adds up to nothing and stands in the last. */
const COLUMN: Readonly<Record<number, keyof Sums>> = {
  1: 'Deposit',
  2: 'Withdraw',
  4: 'Prize',
  5: 'Rebate',
  6: 'Promo',
  7: 'Promo',
  8: 'Promo',
  13: 'Promo',
};

const NOTHING: Sums = {
  Deposit: ZERO,
  Withdraw: ZERO,
  Stake: ZERO,
  Turnover: ZERO,
  Prize: ZERO,
  Rebate: ZERO,
  Promo: ZERO,
  Other: ZERO,
};

function put(sums: Sums, { class: of, amount }: ClassSum): Sums {
  const column = COLUMN[of] ?? 'Other';
  return { ...sums, [column]: addMoney(sums[column], amount) };
}

/** The column of each settled figure, and its sign: what went is below zero. */
const SETTLED: Readonly<Record<number, readonly [keyof Sums, bigint]>> = {
  [LINE_FIGURE.settledStake]: ['Stake', -1n],
  [LINE_FIGURE.settledPrize]: ['Prize', 1n],
  [LINE_FIGURE.turnover]: ['Turnover', 1n],
};

function putSettled(sums: Sums, { kind, amount }: SettledSum): Sums {
  const [column, sign] = SETTLED[kind] ?? ['Other', 0n];
  return { ...sums, [column]: addMoney(sums[column], mills(amount * sign)) };
}

/** Whether anything moved: what was set aside and came back leaves no row. */
const isSomething = (sums: Sums): boolean => Object.values(sums).some((sum: Money) => sum !== ZERO);

/**
 * Gain and loss of a player by day or by game. Bets stand on the day of their settlement, as they are counted; all else
 * as the ledger has it at this moment.
 */
export async function getProfit(
  db: Db,
  whose: Whose,
  { By, GameId, ...span }: Input<typeof walletHttp.getProfit>,
): Promise<Report> {
  const nowMs = await readClock(db);
  const { fromMs, toMs } = spanOf(span, nowMs);
  const about = { ...whose, by: By, gameId: GameId };
  const byKey = new Map<string | null, Sums>();
  const isEmpty = toMs <= fromMs;
  const days = { from: siteDayOf(fromMs), to: siteDayOf(toMs - 1) };
  for (const sum of isEmpty ? [] : await sumSettled(db, { ...about, ...days })) {
    byKey.set(sum.key, putSettled(byKey.get(sum.key) ?? NOTHING, sum));
  }
  for (const sum of await sumsByClass(db, { ...about, fromMs, toMs, without: BET_KINDS })) {
    byKey.set(sum.key, put(byKey.get(sum.key) ?? NOTHING, sum));
  }
  const rows = [...byKey]
    .filter(([, sums]) => isSomething(sums))
    .toSorted(([a], [b]) => orderOf(a, b, By));
  const { openStake, countedMs } = await readOpenStake(db, whose.playerId, whose.currency);
  return {
    Rows: rows.map(([key, sums]) => ({
      Day: By === 'day' ? key : null,
      GameId: By === 'game' && key !== null ? Number(key) : null,
      ...sums,
    })),
    OpenStake: mills(openStake),
    CountedTimeStamp: countedMs,
    DateTimeNow: nowMs,
  };
}

/** Days oldest first; games by number, what was for none last. */
const orderOf = (a: string | null, b: string | null, by: 'day' | 'game'): number =>
  by === 'day'
    ? String(a).localeCompare(String(b))
    : Number(a ?? Number.MAX_SAFE_INTEGER) - Number(b ?? Number.MAX_SAFE_INTEGER);
