import type { Money } from '@fairlot/rules/core/money';
import type { Executor, Tx } from '#platform/db';
import { port, portList } from '#platform/port';
import type { StatementRow, Unreadable } from './adapter.ts';

export type BookedKind = Extract<
  StatementRow['kind'],
  'deposit' | 'payout' | 'refund' | 'chargeback'
>;

/** What of the own orders a line of a statement is about. */
export type Booked = {
  readonly kind: BookedKind;
  readonly no: string;
  /** The provider's name of what moved, where it is known here. */
  readonly ref: string | null;
  readonly amount: Money;
  readonly currency: string;
  /** Whether it is taken as done here, and stands in the books. */
  readonly isDone: boolean;
};
export type BookedAt = Booked & { readonly atMs: number };

export type Line = Pick<StatementRow, 'kind' | 'no' | 'ref' | 'amount' | 'currency'> & {
  /** Number of the provider. */
  readonly provider: number;
};

export type DoneSpan = {
  readonly provider: number;
  /** Milliseconds UTC, from (inclusive) to (exclusive). */
  readonly fromMs: number;
  readonly toMs: number;
  readonly after: Pick<BookedAt, 'atMs' | 'no'> | undefined;
  readonly most: number;
};

/** The other side of the statements of providers: what a feature has of each, filled by the features that have it. */
export type Counterpart = {
  readonly kind: BookedKind;
  /** What is here of a line; it may be given the name by which the provider knows it. */
  readonly find: (tx: Tx, line: Line) => Promise<Booked | undefined>;
  /** What was done here in a time, in the order of time and number. */
  readonly listDone: (db: Executor, span: DoneSpan) => Promise<readonly BookedAt[]>;
};
export const counterparts = portList<Counterpart>('counterparts of statements');

/** Something that is booked here, and of which whoever keeps the money says that it is not there. */
export type Missing = Pick<Booked, 'no' | 'amount' | 'currency'> & {
  /** Number of the provider. */
  readonly provider: number;
  readonly ref: string;
};

/** Differences with a provider outside its statement. Reconciliation fills it. */
export type MissingThere = {
  /** Reports a refused value of a provider to operators. */
  readonly refuse: (tx: Tx, provider: number, said: Unreadable) => Promise<void>;
  readonly note: (tx: Tx, payment: Missing) => Promise<void>;
  readonly end: (tx: Tx, payment: Missing) => Promise<void>;
};
export const missingThere = port<MissingThere>('provider.missing-there');
