import * as z from 'zod/mini';
import { CHAINS } from '@fairlot/rules/payee/chains';
import { text, timestamp } from '../../core/index.ts';

/** Characters of what is typed, a little more than fits. */
export const PAYEE_BOUNDS = {
  number: 128,
  holder: 80,
  memo: 256,
  bank: 20,
  maintenance: 200,
} as const;

export const PayeeKind = z.enum(['card', 'usdt', 'purse']);
export type PayeeKind = z.output<typeof PayeeKind>;

/** Bank-card categories of product 6.9: not told, Class I, Class II. */
export const CardCategory = z.enum(['none', 'type-one', 'type-two']);
export type CardCategory = z.output<typeof CardCategory>;

export const Chain = z.enum(CHAINS);

/** As a JSON number: ids stay far below 2^53. */
export const payeeId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
export const bankCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,19}$/));
export const bilingual = z.object({ zh: z.string(), en: z.string() });

/** How an account there is written. */
export const BankForm = z.enum([
  'card',
  'digits',
  'phone',
  'mail',
  'phone_or_mail',
  'name',
  'chain',
]);

export const payeeFields = {
  Id: payeeId,
  Kind: PayeeKind,
  /** Code of the bank, of the chain as `USDT_TRC20`, or of the e-wallet. */
  Bank: z.string(),
  /** `**** 1234`, `TQn9…cLSE`, `138****5678`: nobody reads the whole of it here. */
  Masked: z.string(),
  /** The memo of each payout to an address on TON; empty elsewhere. */
  Memo: z.string(),
  Category: CardCategory,
  BoundTimeStamp: timestamp,
  /** Nothing is paid to it before. */
  UsableTimeStamp: timestamp,
  /** Something was paid to it: its player does not remove it any more. */
  IsLocked: z.boolean(),
};

export const number = text.check(z.maxLength(PAYEE_BOUNDS.number));
