import type { Money } from '@fairlot/rules/core/money';

/**
 * What became of something that a provider was asked for. `UNKNOWN`: there was no answer in time, or none that can be
 * believed. It may have happened or not; nobody guesses, it is asked about again.
 */
export type ProviderState = 'PAID' | 'PENDING' | 'FAILED' | 'UNKNOWN';

export type OrderAsked = {
  readonly orderNo: string;
  readonly amount: Money;
  readonly currency: string;
  /** The kind of channel, as its page shows it. */
  readonly type: string;
  /** Where it tells of payments, and where whoever paid goes back to. */
  readonly notifyAt: string;
  readonly returnTo: string;
  readonly expiresMs: number;
};

/** A payment as the provider names it; each is told of any number of times. */
export type Paid = { readonly payId: string; readonly amount: Money; readonly atMs: number };

/** A signed value of a provider that cannot be stored or shown. */
export type Unreadable = {
  /** Its references, as far as they are readable. */
  readonly what: StatementRow['kind'] | 'balance';
  readonly no: string;
  readonly ref: string;
  readonly currency: string;
  /** The part that cannot be read. */
  readonly said: string;
};

export type OrderAnswer = {
  readonly state: ProviderState;
  readonly ref?: string;
  readonly payUrl?: string;
  readonly payments: readonly Paid[];
  /** Payments beyond every bound: they are shown to operators, and credit nothing. */
  readonly unreadable?: readonly Unreadable[];
  /** It has no such order: it never heard of it, or not yet. */
  readonly isMissing?: boolean;
};

export type PayoutAsked = {
  readonly payoutNo: string;
  readonly amount: Money;
  readonly currency: string;
  /** Of USDT: what is sent in base units of its chain; it is this that counts. */
  readonly units?: { readonly units: bigint; readonly decimals: number } | undefined;
  /** Bank, chain or wallet by its code, with the number and whose it is. */
  readonly bank: string;
  readonly number: string;
  /** The memo of an address on TON. */
  readonly memo?: string | undefined;
  readonly holder: string;
  readonly notifyAt: string;
};

export type PayoutAnswer = {
  readonly state: ProviderState;
  readonly ref?: string;
  /** It has no such payout: it never heard of it, or not yet. */
  readonly isMissing?: boolean;
};

export type StatementRow = {
  /** `settle`: it was handed over to the bank of the house; `fund`: the house gave it money to pay out. */
  readonly kind: 'deposit' | 'payout' | 'refund' | 'settle' | 'fund' | 'chargeback';
  /** Number of the order, payout or refund; of a chargeback its name, and `ref` the payment. */
  readonly no: string;
  /** The provider's own name of what moved. */
  readonly ref: string;
  readonly amount: Money;
  readonly currency: string;
  readonly atMs: number;
};

/**
 * A payment provider. No call throws for what the provider does or fails to do, and each ends within ten seconds;
 * none is made inside a transaction. The same number asked for again asks for the same thing.
 */
export type Provider = {
  readonly id: string;
  /** Of its clearing accounts in the books. */
  readonly number: number;
  create(order: OrderAsked): Promise<OrderAnswer>;
  query(orderNo: string): Promise<OrderAnswer>;
  refund(of: {
    readonly orderNo: string;
    readonly payId: string;
    readonly refundNo: string;
    readonly amount: Money;
  }): Promise<{ readonly state: ProviderState }>;
  payout(payout: PayoutAsked): Promise<PayoutAnswer>;
  queryPayout(payoutNo: string): Promise<PayoutAnswer>;
  balance(currency: string): Promise<{
    readonly state: ProviderState;
    readonly amount: Money;
    readonly unreadable?: readonly Unreadable[];
  }>;
  /** From (inclusive) to (exclusive), milliseconds UTC; whole, or `UNKNOWN`. */
  statement(
    fromMs: number,
    toMs: number,
  ): Promise<{
    readonly state: ProviderState;
    readonly rows: readonly StatementRow[];
    readonly unreadable?: readonly Unreadable[];
  }>;
};
