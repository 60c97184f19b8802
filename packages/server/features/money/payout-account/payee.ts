import type { Bilingual } from '@fairlot/rules/core/text';
import type { Executor, Tx } from '#platform/db';
import { CATEGORIES, kindOf, type Category, type PayeeKind } from './kinds.ts';
import { openPart } from './sealed-number.ts';
import { holdPayee, listPayees, notePaid, readSealed, type PayeeRow } from './store.ts';
import { readBank } from './store-bank.ts';

/** Where a player is paid. */
export type Payee = {
  readonly playerId: bigint;
  readonly id: bigint;
  readonly kind: PayeeKind;
  /** Code of the bank, the chain or the e-wallet. */
  readonly bank: string;
  /** Masked. */
  readonly shown: string;
  /** The memo of each payout; empty if there is none. */
  readonly memo: string;
  readonly category: Category;
  readonly createdMs: number;
  /** Nothing is paid to it before. */
  readonly usableAtMs: number;
  /** Something was paid to it. */
  readonly paidBefore: boolean;
  /** It stands on the black list. */
  readonly listed: boolean;
  /** Other players who have, or had, the same number: a mark for who looks at risks. */
  readonly others: number;
  readonly mac: Buffer;
};

const toPayee = (row: PayeeRow): Payee => ({
  playerId: row.player_id,
  id: row.id,
  kind: kindOf(row.kind),
  bank: row.bank,
  shown: row.shown,
  memo: row.memo,
  category: CATEGORIES[row.category] ?? 'none',
  createdMs: Number(row.created_ms),
  usableAtMs: Number(row.usable_ms),
  paidBefore: row.first_paid_ms !== null,
  listed: row.is_listed,
  others: row.others,
  mac: row.number_mac,
});

/** One that its player has not removed; he cannot until the transaction ends. */
export async function heldPayee(
  tx: Tx,
  playerId: bigint,
  payeeId: bigint,
): Promise<Payee | undefined> {
  const row = await holdPayee(tx, playerId, payeeId);
  return row && toPayee(row);
}

/** What a player has bound, what came last first. */
export const payeesOf = async (db: Executor, playerId: bigint): Promise<readonly Payee[]> =>
  (await listPayees(db, playerId)).map(toPayee);

export type PlainPayee = {
  readonly number: string;
  /** As the player wrote it; none has an address of USDT. */
  readonly holder: string | undefined;
};

/** Number and holder in full: for a payout, and for what an operator looks at under `pii.view`. */
export async function revealPayee(
  db: Executor,
  dataFolder: string,
  { playerId, id, mac }: Pick<Payee, 'playerId' | 'id' | 'mac'>,
): Promise<PlainPayee> {
  const sealed = await readSealed(db, playerId, id);
  if (!sealed) throw new Error('what was bound stays');
  const of = { playerId, mac };
  return {
    number: await openPart(dataFolder, 'number', of, sealed.sealed_number),
    holder: sealed.sealed_holder
      ? await openPart(dataFolder, 'holder', of, sealed.sealed_holder)
      : undefined,
  };
}

/** Notes that something was paid to it: from then on its player cannot remove it. */
export const markPaid = (tx: Tx, playerId: bigint, payeeId: bigint): Promise<void> =>
  notePaid(tx, playerId, payeeId);

export type BankState = {
  readonly name: Bilingual;
  /** Of each way, while it is not in maintenance. */
  readonly depositOn: boolean;
  readonly withdrawOn: boolean;
  /** Until when it is in maintenance, and what players read of it. */
  readonly maintenance: { readonly untilMs: number; readonly text: Bilingual } | undefined;
};

/** Whether a bank, a chain or an e-wallet takes part now; undefined where there is none of that code. */
export async function bankState(db: Executor, code: string): Promise<BankState | undefined> {
  const row = await readBank(db, code);
  if (!row) return undefined;
  const isOpen = row.maintenance_ms === null;
  return {
    name: { zh: row.zh, en: row.en },
    depositOn: row.deposit_on && isOpen,
    withdrawOn: row.withdraw_on && isOpen,
    maintenance:
      row.maintenance_ms === null
        ? undefined
        : {
            untilMs: Number(row.maintenance_ms),
            text: { zh: row.maintenance_zh, en: row.maintenance_en },
          },
  };
}
