import { isSameHolder } from '@fairlot/rules/payee/holder';
import { maskedHolder } from '@fairlot/rules/payee/masked';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output } from '@fairlot/wire/core';
import type { depositConsole, QueueRow } from '@fairlot/wire/money/deposit';
import type { Executor } from '#platform/db';
import type { Platform } from '#platform/feature';
import { seal, unseal } from '#platform/seal';
import { act, type Actor } from '../../../staff/operator/proposals/index.ts';
import { type KnownName, readKnownNames } from '../../payout-account/index.ts';
import { ownerOfOrder } from './store.ts';
import { type PayerRow, readPayer } from './store-payer.ts';

// Who pays an order by bank transfer, as the player wrote it, against the names that the site knows of the player.

const sealedFor = (orderNo: string) =>
  ({ key: 'deposit-payers', table: 'deposit', owner: orderNo }) as const;

export const sealPayer = (dataFolder: string, orderNo: string, name: string): Promise<Buffer> =>
  seal(dataFolder, sealedFor(orderNo), Buffer.from(name));

const openPayer = async (dataFolder: string, orderNo: string, sealed: Buffer): Promise<string> =>
  Buffer.from(await unseal(dataFolder, sealedFor(orderNo), sealed)).toString();

/** The name of the registration decides, where there is one; else any holder. Null: there is none to compare. */
function isSame(payer: string, known: readonly KnownName[]): boolean | null {
  if (known.length === 0) return null;
  const registered = known.filter(({ shown }) => shown === undefined);
  return (registered.length > 0 ? registered : known).some(({ name }) => isSameHolder(name, payer));
}

const once = (names: readonly string[]): string[] => [...new Set(names)];

/** Payers of a page of the queue, masked; one that does not open costs itself, not its page. */
export async function maskedPayers(
  db: Executor,
  dataFolder: string,
  rows: readonly PayerRow[],
): Promise<ReadonlyMap<string, NonNullable<QueueRow['Payer']>>> {
  const named = rows.filter(({ sealed_name: sealed }) => sealed !== null);
  const playerIds = [...new Set(named.map((row) => row.player_id))];
  const names = await readKnownNames(db, dataFolder, playerIds);
  const found = new Map<string, NonNullable<QueueRow['Payer']>>();
  for (const { player_id: playerId, order_no: orderNo, sealed_name: sealed } of named) {
    if (sealed === null) continue;
    const payer = await openPayer(dataFolder, orderNo, sealed).catch(() => undefined);
    const known = names.get(playerId) ?? [];
    found.set(orderNo, {
      Masked: payer === undefined ? '' : maskedHolder(payer),
      Known: once(known.map(({ name }) => maskedHolder(name))),
      IsSame: payer === undefined ? null : isSame(payer, known),
    });
  }
  return found;
}

export const bankNameOf = ({ bank, bank_zh: zh, bank_en: en }: PayerRow): QueueRow['BankName'] =>
  bank === null ? null : { zh: zh ?? bank, en: en ?? bank };

type View = Output<typeof depositConsole.viewPayer>;
type NoPayer = { readonly code: 'NO_ORDER' | 'NO_PAYER' };

/** The names in full: who looked, and when, stands in the audit, and the names do not. */
export async function viewPayer(
  { db, settings: { dataFolder } }: Pick<Platform, 'db' | 'settings'>,
  actor: Actor,
  orderNo: string,
): Promise<Result<View, NoPayer>> {
  const playerId = ownerOfOrder(orderNo);
  if (playerId === undefined) return refused({ code: 'NO_ORDER' });
  const target = `deposit ${orderNo}`;
  const deed = { permission: 'deposit.proofs.view', target, reason: 'name of the payer' } as const;
  return act<View, NoPayer>(db, actor, deed, async (tx) => {
    const row = await readPayer(tx, playerId, orderNo);
    if (!row) return refused({ code: 'NO_ORDER' });
    if (row.sealed_name === null) return refused({ code: 'NO_PAYER' });
    const payer = await openPayer(dataFolder, orderNo, row.sealed_name);
    const known = (await readKnownNames(tx, dataFolder, [playerId])).get(playerId) ?? [];
    const value: View = {
      Name: payer,
      BankName: bankNameOf(row),
      IsSame: isSame(payer, known),
      Known: known.map(({ name, shown }) => ({
        Name: name,
        Account: shown ?? null,
        IsSame: isSameHolder(name, payer),
      })),
    };
    return ok({ before: null, after: { seen: 'payer', names: known.length }, value });
  });
}
