import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Line, Order, Payout, State } from './state.ts';

/** What outlives a process that is killed: what it took, paid and wrote down. How it behaves does not. */
export type Book = {
  readonly orders: readonly Order[];
  readonly payouts: readonly Payout[];
  readonly refunds: readonly (readonly [no: string, amount: number])[];
  readonly lines: readonly Line[];
};

export const readBook = (file: string): Book => JSON.parse(readFileSync(file, 'utf8')) as Book;

/** Begins where a process before this one ended. */
export function restore(state: State, file: string): void {
  if (!existsSync(file)) return;
  const { orders, payouts, refunds, lines } = readBook(file);
  for (const order of orders) state.addOrder(order);
  for (const payout of payouts) state.addPayout(payout);
  for (const [no, amount] of refunds) state.addRefund(no, amount);
  for (const line of lines) state.write(line);
}

/** Writes the book whole, aside and renamed: whoever dies meanwhile leaves the one before. */
export function writeBook({ orders, payouts, refunds, lines }: State, file: string): void {
  const book: Book = {
    orders: [...orders.values()],
    payouts: [...payouts.values()],
    refunds: [...refunds],
    lines,
  };
  writeFileSync(`${file}.new`, JSON.stringify(book));
  renameSync(`${file}.new`, file);
}
