import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import type { Tx } from '#platform/db';
import { TRANSFER_SETTINGS, termsOf } from './settings.ts';
import { readSender } from './store.ts';

const least = (a: Money, b: Money): Money => (a < b ? a : b);

/** What the limits of transfers leave to an agent who pays for a member in another way than by a transfer. */
export async function payLimit(tx: Tx, agentId: bigint): Promise<Money> {
  const sender = await readSender(tx, agentId);
  invariant(sender, 'an agent who pays has an account');
  const { most, dayMost, perDay } = termsOf(await TRANSFER_SETTINGS.read(tx));
  if (sender.count_today >= perDay) return ZERO;
  return least(most, subtractMoney(dayMost, mills(sender.sum_today)));
}
