import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Block, Line, Order, Payout, State, Transfer } from './state.ts';

/** The end of a chain, long enough for every confirmation and reorganization that a site follows. */
export type SavedChain = {
  readonly code: string;
  readonly blocks: readonly Block[];
  readonly waiting: readonly Transfer[];
};

/** The state that survives a restart: orders, payouts, lines and chains, but no planted faults. */
export type Book = {
  readonly orders: readonly Order[];
  readonly payouts: readonly Payout[];
  readonly refunds: readonly (readonly [no: string, amount: number])[];
  readonly lines: readonly Line[];
  readonly carried?: readonly (readonly [currency: string, amount: number])[];
  readonly chains?: readonly SavedChain[];
};

const SAVED_BLOCKS = 300;

export const readBook = (file: string): Book => JSON.parse(readFileSync(file, 'utf8')) as Book;

/** Fills an empty state from the book in `file`, if there is one. Throws if the book cannot be read. */
export function restore(state: State, file: string): void {
  if (!existsSync(file)) return;
  const { orders, payouts, refunds, lines, carried = [], chains = [] } = readBook(file);
  for (const order of orders) state.addOrder(order);
  for (const payout of payouts) state.addPayout(payout);
  for (const [no, amount] of refunds) state.addRefund(no, amount);
  for (const line of lines) state.write(line);
  for (const [currency, amount] of carried) state.carried.set(currency, amount);
  for (const { code, blocks, waiting } of chains) {
    state.chains.set(code, {
      blocks: [...blocks],
      waiting: [...waiting],
      lies: new Map(),
      manner: 'well',
      stalledAt: 0,
    });
  }
}

/** Writes the book to a new file and renames it, so that a kill leaves the book before. */
export function writeBook(state: State, file: string): void {
  const { orders, payouts, refunds, lines, carried, chains } = state;
  const book: Book = {
    orders: [...orders.values()],
    payouts: [...payouts.values()],
    refunds: [...refunds],
    lines,
    carried: [...carried],
    chains: [...chains].map(([code, { blocks, waiting }]) => ({
      code,
      blocks: blocks.slice(-SAVED_BLOCKS),
      waiting,
    })),
  };
  writeFileSync(`${file}.new`, JSON.stringify(book), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
