import { isCount, isText, list, record, type Check } from './shape.ts';

/** Amounts are decimal text with three places: `-5.000`. */
export type StatementRow = {
  /** Of everything that is the player's: what he can use, and what is set aside. */
  readonly amount: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What he could use after it. */
  readonly available: string;
  readonly balance: string;
  readonly bet: string;
  readonly game: string;
  /** What was set aside by it, or given back. */
  readonly held: string;
  readonly id: string;
  readonly issue: string;
  /** Cash-flow type (product 6.1). */
  readonly kind: number;
  readonly name: string;
};

/** What movements of one type add up to. */
export type StatementSum = {
  readonly count: number;
  readonly in: string;
  readonly kind: number;
  readonly name: string;
  readonly out: string;
};

/** Money that was set aside in the time of the statement: listed, and summed nowhere. */
export type StatementHold = {
  readonly amount: string;
  readonly at: string;
  readonly id: string;
  readonly kind: number;
  /** What of it is set aside still, when the statement is made. */
  readonly left: string;
  readonly name: string;
};

export const STATEMENT_LANGUAGES = ['zh', 'en'] as const;
export type StatementLanguage = (typeof STATEMENT_LANGUAGES)[number];

/** All that a statement says. What is signed is its canonical JSON (RFC 8785). */
export type StatementBody = {
  readonly account: string;
  readonly closing: string;
  readonly currency: string;
  /** From (inclusive) and to (exclusive). */
  readonly from: string;
  readonly holds: readonly StatementHold[];
  readonly language: StatementLanguage;
  readonly made: string;
  readonly opening: string;
  readonly rows: readonly StatementRow[];
  /** Of what is there at the end, how much is set aside when the statement is made. */
  readonly set_aside: string;
  readonly sums: readonly StatementSum[];
  readonly to: string;
  readonly v: 1;
};

/** Who signed it: what is signed is `statementText` of the hash. */
export type StatementSeal = {
  readonly key: string;
  readonly sha256: string;
  readonly sig: string;
};

export type Statement = StatementSeal & { readonly body: StatementBody };

/** What is signed: nothing else that the key signs begins so. */
export const statementText = (sha256: string): string => `fairlot/statement/v1 ${sha256}`;
/** The same of the bytes of a PDF, in which the statement lies as a file. */
export const statementPdfText = (sha256: string): string => `fairlot/statement-pdf/v1 ${sha256}`;

const isAmountText: Check = (value) =>
  typeof value === 'string' && /^(?!-0\.000$)-?(?:0|[1-9]\d{0,17})\.\d{3}$/.test(value);
const isMoment: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

const isBody = record({
  account: isText,
  closing: isAmountText,
  currency: isText,
  from: isMoment,
  holds: list(
    record({
      amount: isAmountText,
      at: isMoment,
      id: isText,
      kind: isCount,
      left: isAmountText,
      name: isText,
    }),
  ),
  language: (value) => value === 'zh' || value === 'en',
  made: isMoment,
  opening: isAmountText,
  rows: list(
    record({
      amount: isAmountText,
      at: isMoment,
      available: isAmountText,
      balance: isAmountText,
      bet: isText,
      game: isText,
      held: isAmountText,
      id: isText,
      issue: isText,
      kind: isCount,
      name: isText,
    }),
  ),
  set_aside: isAmountText,
  sums: list(
    record({
      count: isCount,
      in: isAmountText,
      kind: isCount,
      name: isText,
      out: isAmountText,
    }),
  ),
  to: isMoment,
  v: (value) => value === 1,
});

/** Whether something from outside has the form of what a statement says. */
export const isStatementBody = (value: unknown): value is StatementBody => isBody(value);

/** Thousandths as decimal text with three places. */
export function amountText(thousandths: bigint): string {
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0');
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** The thousandths of such a text. */
export const amountOf = (text: string): bigint => BigInt(text.replace('.', ''));

/**
 * What does not add up in it, or undefined: the rows lead from the opening balance to the closing one, each balance
 * follows from the one before, and the sums are those of the rows.
 */
export function sumFault(body: StatementBody): string | undefined {
  let balance = amountOf(body.opening);
  const sums = new Map<number, { count: number; in: bigint; out: bigint }>();
  for (const { amount, balance: after, kind, id } of body.rows) {
    const moved = amountOf(amount);
    balance += moved;
    if (balance !== amountOf(after)) return `the balance after ${id}`;
    const sum = sums.get(kind) ?? { count: 0, in: 0n, out: 0n };
    sum.count += 1;
    if (moved > 0n) sum.in += moved;
    else sum.out -= moved;
    sums.set(kind, sum);
  }
  if (balance !== amountOf(body.closing)) return 'the closing balance';
  const isSame = body.sums.every((said) => {
    const sum = sums.get(said.kind);
    return (
      sum?.count === said.count && sum.in === amountOf(said.in) && sum.out === amountOf(said.out)
    );
  });
  return isSame && body.sums.length === sums.size ? undefined : 'the totals';
}
