import { newId, type Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { notifyPlayer } from '../../messaging/delivery/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { INBOX } from './inbox-text.ts';

/** Tells a player, in his inbox and by the addresses that he has bound, that a WeChat was linked or is not any more. */
export async function tell(
  ports: Ports,
  tx: Tx,
  playerId: bigint,
  what: 'linked' | 'unlinked',
): Promise<void> {
  const message = { playerId, tab: 'account', key: `wechat:${newId()}`, isQuiet: true } as const;
  await postMessages(tx, [{ ...message, ...INBOX[what] }]);
  await ports.read(notifyPlayer)(tx, playerId, { about: 'wechat', what });
}
