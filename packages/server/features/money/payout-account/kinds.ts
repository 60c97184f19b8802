/** What a player is paid to: a bank card, an address of USDT, an account of an e-wallet. */
export type PayeeKind = 'card' | 'usdt' | 'purse';

/** As `payee.kind` stores them. */
export const KIND_NUMBERS: Readonly<Record<PayeeKind, number>> = { card: 1, usdt: 2, purse: 3 };

/** Bank-card categories of product 6.9: not told, Class I, Class II. */
export const CATEGORIES = ['none', 'type-one', 'type-two'] as const;
export type Category = (typeof CATEGORIES)[number];

export const kindOf = (number: number): PayeeKind => {
  if (number === KIND_NUMBERS.card) return 'card';
  return number === KIND_NUMBERS.usdt ? 'usdt' : 'purse';
};
