import * as z from 'zod/mini';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { addMoney, mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { REVERSE_CODES } from '@fairlot/wire/team/transfer';
import { balanceOf, readPosted, reverse } from '#ledger';
import { type Db, newId, type Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { collect } from '../../money/debt/index.ts';
import { dropLine } from '../../money/wagering/index.ts';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { findOperatorName } from '../../staff/operator/sign-in/index.ts';
import { lockWallets, readTransfer, type TransferDbRow } from './store.ts';
import { holdBoth, insertReversal, readReversal } from './store-reversal.ts';
import { tellReversed } from './tell.ts';

const REVERSE = 'transfer.records.reverse';
type ReverseFault = Refusal<typeof REVERSE_CODES>;

const Frozen = z.object({ id: z.string(), no: z.string() });

const beforeOf = (row: TransferDbRow) => ({ amount: formatAmount(mills(row.amount)) });

/** Both wallets before and after; what the receiver has spent is owed. */
async function aboutReversal(tx: Tx, row: TransferDbRow) {
  const { currency, from_player: from, to_player: to } = row;
  const amount = mills(row.amount);
  const has = await balanceOf(tx, to, currency);
  const taken = has > amount ? amount : has > ZERO ? has : ZERO;
  const payer = await balanceOf(tx, from, currency);
  return {
    from: row.from_name,
    fromBalance: formatAmount(payer),
    fromAfter: formatAmount(addMoney(payer, amount)),
    to: row.to_name,
    balance: formatAmount(has),
    balanceAfter: formatAmount(mills(has - taken)),
    owes: formatAmount(mills(amount - taken)),
  };
}

/** Asks another operator to reverse a transfer. */
export async function proposeReversal(
  db: Db,
  maker: Person,
  id: string,
  reason: string,
): Promise<Result<ProposalRow, ReverseFault>> {
  const row = await readTransfer(db, id);
  if (!row) return refused({ code: 'NO_SUCH_TRANSFER' });
  const deed = { permission: REVERSE, target: `transfer ${row.no}`, reason } as const;
  const put = await propose<ReverseFault['code']>(db, maker, deed, async (tx) => {
    if (await readReversal(tx, id)) return refused('REVERSED_ALREADY');
    const content = { id, no: row.no };
    return ok({ before: beforeOf(row), content, about: await aboutReversal(tx, row) });
  });
  return put.ok ? put : refused({ code: put.error } as ReverseFault);
}

type Reversed = { readonly taken: Money; readonly owed: Money };

/**
 * Takes a transfer back, once: both journals are reversed, the receiver's requirement ends, and what is not in the
 * receiver's wallet any more is owed. Returns undefined if it was reversed before.
 */
async function reverseTransfer(
  tx: Tx,
  row: TransferDbRow,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<Reversed | undefined> {
  const { id, no, currency, from_player: from, to_player: to } = row;
  await holdBoth(tx, from, to);
  if (await readReversal(tx, id)) return undefined;
  await lockWallets(tx, from, to, currency);
  const posted = await readPosted(tx, [
    { playerId: to, id },
    { playerId: from, id },
  ]);
  const done = await collect(
    tx,
    { playerId: to, currency },
    {
      amount: mills(row.amount),
      movements: reverse(posted, newId()),
      kind: 'reversed',
      cause: `transfer:${id}`,
      no,
      note: reason,
    },
  );
  await insertReversal(tx, id, { ...done, madeBy: by, reason });
  await dropLine(tx, to, `transfer:${id}`);
  await tellReversed(tx, row, { owed: done.owed, reason });
  return done;
}

export const reverseAct: TwoPersonAct = {
  permission: REVERSE,
  change: async (tx, content, { checker, reason }) => {
    const { id } = Frozen.parse(content);
    const row = await readTransfer(tx, id);
    if (!row) return undefined;
    const by = (await findOperatorName(tx, checker)) ?? `operator:${checker}`;
    const done = await reverseTransfer(tx, row, { by, reason });
    if (!done) return undefined;
    return {
      before: beforeOf(row),
      after: { taken: formatAmount(done.taken), owed: formatAmount(done.owed) },
    };
  },
};
