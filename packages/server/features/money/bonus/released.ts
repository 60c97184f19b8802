import { mills, type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import type { Tx } from '#platform/db';
import { type AfterRow, insertAfter, readReleased } from './store-after.ts';
import type { Stake } from './store-stakes.ts';

/** What corrections take and give of bonuses that became cash, in this transaction and in all before it. */
export type Released = {
  /** Of a part that was paid: how much of it the house gives up or makes good, for it is no cash of the player. */
  readonly back: (stake: Stake, key: string, part: Money) => Money;
  /** Of a part that is paid now: how much of it is cash, within the most that its terms release. */
  readonly pay: (stake: Stake, key: string, part: Money) => Money;
  /** Keeps what both did. */
  readonly keep: () => Promise<void>;
};

const within = (amount: bigint, most: bigint): bigint =>
  amount < 0n ? 0n : amount > most ? most : amount;

/**
 * What is cash of a bonus is what the release would have given, had its bets ended as they do now: all that it would
 * have held, at most what its terms release. So a part that is taken back comes out of what the house took above that
 * most first, then out of cash, and what was lost before the release the house makes good; a part that is paid goes the
 * same way back. Corrections in another order leave the same.
 */
export async function releasedOf(tx: Tx, stakes: readonly Stake[]): Promise<Released> {
  const over = stakes.filter(({ state }) => state === 'COMPLETED');
  const read = over.length === 0 ? [] : await readReleased(tx, over);
  const books = new Map(read.map((row) => [row.grantId, { ...row }]));
  const rows: AfterRow[] = [];
  /** Moves a part; how much of it is cash. */
  const move = (stake: Stake, key: string, isBack: boolean, part: Money): Money => {
    const book = books.get(stake.grantId);
    if (!book || part === ZERO) return ZERO;
    book.held += isBack ? -part : part;
    const due = within(book.held, book.mostRelease ?? book.held);
    const cash = within(isBack ? book.cash - due : due - book.cash, part);
    book.cash += isBack ? -cash : cash;
    const house = subtractMoney(part, mills(cash));
    const { playerId, grantId } = stake;
    rows.push({ playerId, grantId, key, isBack, cash: mills(cash), house });
    return mills(cash);
  };
  return {
    back: (stake, key, part) => subtractMoney(part, move(stake, key, true, part)),
    pay: (stake, key, part) => move(stake, key, false, part),
    keep: () => insertAfter(tx, rows),
  };
}
