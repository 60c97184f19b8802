import { loginNotify } from '@fairlot/wire/account/device';
import { type Announcer, eventFor } from '#platform/announce';
import { newId, type Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { networkOf } from '../../auth/credentials/index.ts';
import type { SignedIn } from '../../auth/login/sessions/index.ts';
import { newDevice } from './inbox-text.ts';
import { nameDevice } from './name-device.ts';
import { learnDevice } from './store-known.ts';

/**
 * Tells the other logins of an account, in the transaction of a sign-in, that it comes with a device or from a
 * network that is new to the account. The first of an account is no news.
 */
export async function notifyLogin(
  announce: Announcer,
  tx: Tx,
  { playerId, origin: { ip, userAgent, says } }: SignedIn,
): Promise<void> {
  const device = nameDevice(userAgent);
  // An app says which device it is: another of the same model is another (decision 0156).
  const known = says?.deviceId === undefined ? device : `${device} ${says.deviceId}`;
  const at = await learnDevice(tx, playerId, { device: known, network: networkOf(ip) });
  if (at === undefined) return;
  const said = { IP: ip, Device: device, TimeStamp: at };
  await announce.write(tx, [eventFor(loginNotify, playerId, said)]);
  const key = `login:${newId()}`;
  const message = { playerId, tab: 'account', key, isQuiet: true } as const;
  await postMessages(tx, [{ ...message, ...newDevice(device, ip) }]);
}
