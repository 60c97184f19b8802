import type { StatementRow } from '../provider/adapters/index.ts';

/** As `statement_line.kind` and `money_break.what` store them; 0 is the balance as a whole. */
export const LINE_KINDS = {
  deposit: 1,
  payout: 2,
  refund: 3,
  settle: 4,
  fund: 5,
  chargeback: 6,
} as const;
export type LineKind = StatementRow['kind'];

/** As `statement_line.state` stores them. */
export const LINE_STATES = { pending: 0, matched: 1, broken: 2 } as const;

/** What does not agree, as `money_break.kind` stores it. */
export const BREAK_KINDS = {
  missingHere: 1,
  missingThere: 2,
  otherAmount: 3,
  doubled: 4,
  otherState: 5,
  balance: 6,
  /** Said with a signature, and beyond every bound: no amount of it is kept. */
  unreadable: 7,
} as const;
export type BreakKind = keyof typeof BREAK_KINDS;

export const BREAK_STATES = { open: 0, taken: 1, closed: 2, gone: 3 } as const;

export function nameIn<K extends string>(table: Readonly<Record<K, number>>, number: number): K {
  const name = (Object.keys(table) as K[]).find((each) => table[each] === number);
  if (name === undefined) throw new RangeError(`${number} is none of them`);
  return name;
}
