import type { ReceiptOf } from './verify/receipt.ts';

/** The receipt of a bet; the code that makes and checks one is fetched with the first. */
export const receiptOf: ReceiptOf = async (bet) =>
  (await import('./verify/receipt.ts')).receiptOf(bet);
