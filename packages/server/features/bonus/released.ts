import { mills, type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import type { Tx } from '../../platform/db.ts';
import { type AfterRow, insertAfter, readHouse, readReleased } from './store-after.ts';
import type { Stake } from './store-stakes.ts';

/** What corrections take and give of bonuses that became cash, in this transaction and in all before it. */
export type Released = {
  /** Of a part that was paid: how much of it the house makes good, for it is no cash of the player. */
  readonly back: (stake: Stake, key: string, part: Money) => Money;
  /** Of a part that is paid now: how much of it is cash, within the most that its terms release. */
  readonly pay: (stake: Stake, key: string, part: Money) => Money;
  /** Keeps what both did. */
  readonly keep: () => Promise<void>;
};

const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b));

/**
 * A correction takes back no more than was released and then paid, all corrections together: what was lost before the
 * release, or went to the house by it, was never cash. What the house made good it has back first when the bet wins again.
 */
export async function releasedOf(
  tx: Tx,
  stakes: readonly Stake[],
  paid: readonly { readonly playerId: bigint; readonly betId: string; readonly key: string }[],
): Promise<Released> {
  const over = stakes.filter(({ state }) => state === 'COMPLETED');
  const bets = new Set(over.map(({ betId }) => betId));
  const [read, house] =
    over.length === 0
      ? [[], new Map<string, bigint>()]
      : [
          await readReleased(tx, over),
          await readHouse(
            tx,
            paid.filter(({ betId }) => bets.has(betId)),
          ),
        ];
  const books = new Map(read.map((row) => [row.grantId, { ...row }]));
  const rows: AfterRow[] = [];
  const write = (stake: Stake, key: string, isBack: boolean, part: Money, cash: Money): Money => {
    const rest = subtractMoney(part, cash);
    if (part > ZERO) {
      const { playerId, grantId } = stake;
      rows.push({ playerId, grantId, key, isBack, cash, house: rest });
    }
    return rest;
  };
  return {
    back: (stake, key, part) => {
      const book = books.get(stake.grantId);
      if (!book) return part;
      const cash = least(part - (house.get(key) ?? 0n), book.cash);
      book.cash -= cash;
      book.madeGood += part - cash;
      return write(stake, key, true, part, mills(cash));
    },
    pay: (stake, key, part) => {
      const book = books.get(stake.grantId);
      if (!book) return ZERO;
      const owed = book.madeGood > 0n ? least(part, book.madeGood) : 0n;
      const room = book.mostRelease === null ? part : book.mostRelease - book.cash;
      const cash = room > 0n ? least(part - owed, room) : 0n;
      book.cash += cash;
      book.madeGood -= part - cash;
      write(stake, key, false, part, mills(cash));
      return mills(cash);
    },
    keep: () => insertAfter(tx, rows),
  };
}
