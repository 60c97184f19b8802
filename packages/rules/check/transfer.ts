import { formatAmount } from '../core/amount-text.ts';
import { addMoney, type Money, subtractMoney, ZERO } from '../core/money.ts';

/**
 * What a transfer to the own line is held to (product 4.5, 5.9 and 7.3): pure, the same for the form and in the
 * transaction that acts. Amounts are thousandths.
 */

/** Types of a transfer, as `transfer.kind` stores them. */
export const TRANSFER_TYPES = { DEPOSIT: 1, PAY: 2, DIVIDEND: 3 } as const;
export type TransferType = keyof typeof TRANSFER_TYPES;

/** Hundredths: how many times the receiver turns it over before a withdrawal. Pay and dividends are earned already. */
export const TRANSFER_TIMES: Readonly<Record<TransferType, number>> = {
  DEPOSIT: 100,
  PAY: 0,
  DIVIDEND: 0,
};

/** Characters of a note and of a name; rows of a page. */
export const TRANSFER_BOUNDS = { note: 50, name: 32, rows: 100, members: 20 } as const;

/** Control characters break a line, and those of direction make a text read as another. */
const NOTE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
export const isTransferNote = (note: string): boolean =>
  NOTE.test(note) && [...note].length <= TRANSFER_BOUNDS.note;

export type TransferTerms = {
  readonly least: Money;
  readonly most: Money;
  readonly dayMost: Money;
  readonly perDay: number;
};

export type TransferSender = {
  readonly mayDirect: boolean;
  /** To anybody of the line. */
  readonly mayAny: boolean;
  readonly isFrozen: boolean;
};

export type TransferTarget = { readonly isBelow: boolean; readonly isDirect: boolean };

/** What is true of both at this moment, under the locks of the transfer. */
export type TransferFacts = {
  /** Missing turnover of the sender's open requirements. */
  readonly gap: Money;
  readonly balance: Money;
  readonly owed: Money;
  readonly countToday: number;
  readonly sumToday: Money;
  /** Whether a term of the type is signed between both. Always true of DEPOSIT. */
  readonly isSigned: boolean;
  /** Whether the receiver may take it, for whatever reason not. */
  readonly isOpen: boolean;
};

export type TransferCode =
  | 'FUNDS_FROZEN'
  | 'INSUFFICIENT_BET'
  | 'WRONG_ACCOUNT'
  | 'NOT_DIRECT'
  | 'NO_PERMISSION'
  | 'NOT_ENOUGH'
  | 'AMOUNT_RANGE'
  | 'DAY_LIMIT'
  | 'COUNT_LIMIT'
  | 'TARGET_DISABLED'
  | 'NO_TERM'
  | 'OWED';

export type TransferFault = {
  readonly code: TransferCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

const notBelowZero = (amount: Money): Money => (amount < ZERO ? ZERO : amount);

/** What stands in the way of the sender, whoever gets it. */
export function faultOfSender({
  mayDirect,
  mayAny,
  isFrozen,
}: TransferSender): TransferFault | undefined {
  if (!mayDirect && !mayAny) return { code: 'NO_PERMISSION' };
  return isFrozen ? { code: 'FUNDS_FROZEN' } : undefined;
}

/** Permission, freeze and account: before the sender is asked for a password. */
export function faultBeforeProof(
  sender: TransferSender,
  target: TransferTarget | undefined,
  type: TransferType,
): TransferFault | undefined {
  const fault = faultOfSender(sender);
  if (fault) return fault;
  if (!target?.isBelow) return { code: 'WRONG_ACCOUNT' };
  const isReached = target.isDirect || (sender.mayAny && type === 'DEPOSIT');
  return isReached ? undefined : { code: 'NOT_DIRECT' };
}

/** What can be transferred of a balance. */
export const transferable = (balance: Money, owed: Money): Money =>
  notBelowZero(subtractMoney(balance, owed));

/** Returns the first refusal of product 7.3 behind the proof. */
export function faultOfTransfer(
  { least, most, dayMost, perDay }: TransferTerms,
  facts: TransferFacts,
  amount: Money,
): TransferFault | undefined {
  const { gap, balance, owed, countToday, sumToday } = facts;
  if (gap > ZERO) return { code: 'INSUFFICIENT_BET', params: { gap: formatAmount(gap) } };
  if (amount <= ZERO || amount < least || amount > most) {
    const params = { min: formatAmount(least), max: formatAmount(most) };
    return { code: 'AMOUNT_RANGE', params };
  }
  if (countToday >= perDay) return { code: 'COUNT_LIMIT' };
  if (addMoney(sumToday, amount) > dayMost) {
    const left = notBelowZero(subtractMoney(dayMost, sumToday));
    return { code: 'DAY_LIMIT', params: { left: formatAmount(left) } };
  }
  if (amount > balance) {
    return { code: 'NOT_ENOUGH', params: { amount: formatAmount(transferable(balance, owed)) } };
  }
  if (amount > transferable(balance, owed)) return { code: 'OWED' };
  if (!facts.isSigned) return { code: 'NO_TERM' };
  return facts.isOpen ? undefined : { code: 'TARGET_DISABLED' };
}
