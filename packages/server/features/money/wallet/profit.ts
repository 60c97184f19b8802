import { ZERO, addMoney, type Money } from '@fairlot/rules/core/money';
import type { Input, Output } from '@fairlot/wire/core';
import type { walletHttp } from '@fairlot/wire/money/wallet';
import { sumsByClass, type ClassSum } from '#ledger';
import type { Db } from '#platform/db';
import { spanOf, type Whose } from './cash-flow.ts';
import { readClock } from './store.ts';

type Report = Output<typeof walletHttp.getProfit>;
type Sums = Omit<Report['Rows'][number], 'Day' | 'GameId'>;

/** The column of each class of movements; what is set aside adds up to nothing and stands in the last. */
const COLUMN: Readonly<Record<number, keyof Sums>> = {
  1: 'Deposit',
  2: 'Withdraw',
  3: 'Stake',
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
  Prize: ZERO,
  Rebate: ZERO,
  Promo: ZERO,
  Other: ZERO,
};

function put(sums: Sums, { class: of, amount }: ClassSum): Sums {
  const column = COLUMN[of] ?? 'Other';
  return { ...sums, [column]: addMoney(sums[column], amount) };
}

/** Whether anything moved: what was set aside and came back leaves no row. */
const isSomething = (sums: Sums): boolean => Object.values(sums).some((sum: Money) => sum !== ZERO);

/** Gain and loss of a player by day or by game, as the ledger has them. */
export async function getProfit(
  db: Db,
  whose: Whose,
  { By, GameId, ...span }: Input<typeof walletHttp.getProfit>,
): Promise<Report> {
  const nowMs = await readClock(db);
  const query = { ...whose, ...spanOf(span, nowMs), by: By, gameId: GameId };
  const byKey = new Map<string | null, Sums>();
  for (const sum of await sumsByClass(db, query)) {
    byKey.set(sum.key, put(byKey.get(sum.key) ?? NOTHING, sum));
  }
  const rows = [...byKey].filter(([, sums]) => isSomething(sums));
  return {
    Rows: rows.map(([key, sums]) => ({
      Day: By === 'day' ? key : null,
      GameId: By === 'game' && key !== null ? Number(key) : null,
      ...sums,
    })),
    DateTimeNow: nowMs,
  };
}
