import { hasFlag } from '@fairlot/rules/check/access';
import type { TransferSender, TransferType } from '@fairlot/rules/check/transfer';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Money } from '@fairlot/rules/core/money';
import type { Executor, Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { ownLimits } from '../../money/deposit/orders/index.ts';
import { layerOf } from '../../money/player-tier/index.ts';
import { readSender, type SenderRow, type TargetRow } from './store.ts';

export type Sender = TransferSender & { readonly row: SenderRow };

/** What a sender may, as the flags say it now. A demo account transfers nothing. */
export async function senderOf(db: Executor, playerId: bigint): Promise<Sender> {
  const row = await readSender(db, playerId);
  invariant(row, 'a signed-in player exists');
  const { flags, is_demo: isDemo } = row;
  return {
    row,
    mayDirect: !isDemo && hasFlag(flags, 'ALLOW_TRANSFER'),
    mayAny: !isDemo && hasFlag(flags, 'ALLOW_SUPER_TRANSFER'),
    isFrozen: hasFlag(flags, 'FUNDS_FREEZE') || hasFlag(flags, 'DEBT'),
  };
}

const isTest = ({ flags, is_demo: isDemo }: { flags: bigint; is_demo: boolean }): boolean =>
  isDemo || hasFlag(flags, 'TEST_ACCOUNT');

/** Whether a receiver may take it: pay and dividends reach whoever may not deposit. */
export async function isOpenTo(
  { ports }: { readonly ports: Ports },
  tx: Tx,
  { sender, target }: { readonly sender: SenderRow; readonly target: TargetRow },
  { type, amount }: { readonly type: TransferType; readonly amount: Money },
): Promise<boolean> {
  if (hasFlag(target.flags, 'DISABLE_ACCOUNT') || isTest(sender) !== isTest(target)) return false;
  if (type !== 'DEPOSIT') return true;
  const isBarred = (['DISABLE_DEPOSIT', 'SELF_EXCLUDED', 'READ_ONLY_LAYER'] as const).some((flag) =>
    hasFlag(target.flags, flag),
  );
  if (isBarred || (await layerOf(tx, target.player_id))?.isReadOnly) return false;
  const { isAway, left } = await ports.read(ownLimits)(tx, target.player_id);
  return !isAway && (left === null || amount <= left);
}
