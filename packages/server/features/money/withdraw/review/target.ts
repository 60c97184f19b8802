import type { Executor } from '#platform/db';
import { addressFaultOf, type Payee } from '../../payout-account/index.ts';
import type { QueueFault } from './work-on.ts';

/**
 * Returns why the target of a withdrawal cannot be paid: it was removed, is on the black list, or money sent there
 * would be lost.
 */
export async function faultOfTargetNow(
  db: Executor,
  dataFolder: string,
  payee: Payee | undefined,
): Promise<QueueFault | undefined> {
  if (!payee || payee.listed) return { code: 'TARGET_GONE' };
  const code = await addressFaultOf(db, dataFolder, payee);
  if (code === undefined) return undefined;
  return { code: code === 'USDT_ADDRESS' ? 'TARGET_GONE' : code };
}
