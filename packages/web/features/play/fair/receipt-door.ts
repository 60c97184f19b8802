import type { ReceiptOf } from './verify/tickets/receipt.ts';

/** The receipt of a bet; the code that makes and checks one is fetched with the first. */
export const receiptOf: ReceiptOf = async (bet) =>
  (await import('./verify/tickets/receipt.ts')).receiptOf(bet);
