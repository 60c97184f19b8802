import type { Executor } from '#platform/db';
import { addressFaultOf, type Payee } from '../../payout-account/index.ts';
import type { QueueFault } from './work-on.ts';

/**
 * Why nothing may be paid to the target of a withdrawal, whoever pays it: it is gone, stands on the black list, or what
 * is sent there is lost.
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
