import type { Tx } from '#platform/db';
import type { DeviceMarks } from '../../auth/login/sessions/index.ts';
import { findBan, keysOf, lockKeys } from './store.ts';

/**
 * Whether account or device is kept from signing in, asked where a login is opened: held until it is, so that a ban that
 * comes at this moment finds the login and ends it.
 */
export async function barLogin(
  tx: Tx,
  playerId: bigint,
  marks: DeviceMarks,
): Promise<'ACCOUNT_BANNED' | 'DEVICE_BANNED' | undefined> {
  await lockKeys(tx, keysOf(playerId, marks), 'shared');
  const found = await findBan(tx, playerId, marks);
  if (found === undefined) return undefined;
  return found === 'account' ? 'ACCOUNT_BANNED' : 'DEVICE_BANNED';
}
