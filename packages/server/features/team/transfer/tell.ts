import type { TransferType } from '@fairlot/rules/check/transfer';
import { mills, type Money } from '@fairlot/rules/core/money';
import { transferHub } from '@fairlot/wire/team/transfer';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { shownAnew } from '../../staff/operator/audit/index.ts';
import { givenBackMessage, receivedMessage, takenBackMessage } from './inbox-text.ts';
import type { TransferDbRow } from './store.ts';

export const TRANSFERS_PAGE = 'transfer.records';

/** Pushes a change to the pages of both sides and of the console. After all postings: events hold the place of their topic. */
async function push(tx: Tx, { id, no, from_player: from, to_player: to }: TransferDbRow) {
  const said = { Id: id, No: no };
  await announcer.write(tx, [
    eventFor(transferHub.transferNotify, from, said),
    eventFor(transferHub.transferNotify, to, said),
    ...shownAnew([TRANSFERS_PAGE], `transfer ${no}`),
  ]);
}

/** Tells both sides that a transfer was made, the receiver in the inbox too. */
export async function tellReceiver(
  tx: Tx,
  row: TransferDbRow,
  { type, required }: { readonly type: TransferType; readonly required: Money },
): Promise<void> {
  await push(tx, row);
  const { no, from_name: from, note } = row;
  const said = receivedMessage({ no, from, type, amount: mills(row.amount), required, note });
  await postMessages(tx, [
    { playerId: row.to_player, tab: 'money', key: `transfer:${row.id}`, ...said },
  ]);
}

/** Tells both sides that a transfer was reversed. */
export async function tellReversed(
  tx: Tx,
  row: TransferDbRow,
  { owed, reason }: { readonly owed: Money; readonly reason: string },
): Promise<void> {
  await push(tx, row);
  const { no, to_name: to } = row;
  const amount = mills(row.amount);
  const key = `transfer:reversed:${row.id}`;
  await postMessages(tx, [
    {
      playerId: row.from_player,
      tab: 'money',
      key,
      ...givenBackMessage({ no, to, amount, reason }),
    },
    {
      playerId: row.to_player,
      tab: 'money',
      key,
      ...takenBackMessage({ no, amount, owed, reason }),
    },
  ]);
}
