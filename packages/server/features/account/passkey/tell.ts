import { passkeyHub } from '@fairlot/wire/account/passkey';
import { announcer, eventFor } from '#platform/announce';
import { newId, type Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { notifyPlayer } from '../../messaging/delivery/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { INBOX } from './inbox-text.ts';

type News = {
  readonly what: 'added' | 'removed' | 'all-removed' | 'copied';
  /** Empty where all are meant. */
  readonly name: string;
};

/** Tells a player, on his open pages, in his inbox and by the addresses that he has bound, what became of his passkeys. */
export async function tell(
  { ports }: { readonly ports: Ports },
  tx: Tx,
  playerId: bigint,
  { what, name }: News,
): Promise<void> {
  const said = { What: what, Name: name };
  await announcer.write(tx, [eventFor(passkeyHub.passkeyNotify, playerId, said)]);
  // The event is what comes up on a page; this stays.
  const message = { playerId, tab: 'account', key: `passkey:${newId()}`, isQuiet: true } as const;
  const link = { Window: 'AccountSecurity' };
  await postMessages(tx, [{ ...message, ...INBOX[what](name), link }]);
  await ports.read(notifyPlayer)(tx, playerId, { about: 'passkey', what, name });
}
