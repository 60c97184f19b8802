import { isProse } from '@fairlot/rules/check/prose';
import { isLine } from '@fairlot/rules/lottery/game';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { RefusalOf } from '@fairlot/wire/core';
import {
  MESSAGE_BOUNDS,
  SEND_BOUNDS,
  type inboxConsole,
  type MessageTab,
} from '@fairlot/wire/messaging/inbox';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { postMessages } from './post.ts';
import { countSends, findAccounts } from './store.ts';

type Refused = RefusalOf<typeof inboxConsole.sendMessages>;

export type Sending = {
  readonly sendId: string;
  readonly accounts: readonly string[];
  readonly tab: MessageTab;
  readonly title: Bilingual;
  readonly content: Bilingual;
  readonly reason: string;
};

const areWords = ({ title, content }: Sending): boolean =>
  [title.zh, title.en].every((line) => isLine(line, MESSAGE_BOUNDS.title)) &&
  [content.zh, content.en].every((text) => isProse(text, MESSAGE_BOUNDS.content));

const PERMISSION = 'manage.messages.send';

/**
 * An operator sends a message to one player or to a list of them, through the door of the operators. All of them
 * are known or nothing is sent; the same again is refused. Answers with how many inboxes it went to.
 */
export function sendMessages(
  db: Executor,
  actor: Actor,
  sending: Sending,
): Promise<Result<number, Refused>> {
  const { sendId, tab, title, content, reason } = sending;
  const names = [...new Set(sending.accounts.map((name) => name.trim().toLowerCase()))];
  const target = names.length === 1 ? `player ${names[0]}` : `${names.length} players`;
  return act<number, Refused>(db, actor, { permission: PERMISSION, target, reason }, async (tx) => {
    if (!areWords(sending)) return refused({ code: 'BAD_WORDS' });
    const { perMinute } = SEND_BOUNDS;
    if ((await countSends(tx)) >= perMinute) {
      return refused({ code: 'TOO_OFTEN', params: { most: perMinute } });
    }
    const players = await findAccounts(tx, names);
    const unknown = names.find((name) => !players.has(name));
    if (unknown !== undefined)
      return refused({ code: 'NO_SUCH_ACCOUNT', params: { name: unknown } });
    const key = `send:${sendId}`;
    const sent = await postMessages(
      tx,
      [...players.values()].map((playerId) => ({ playerId, tab, key, title, content })),
    );
    if (sent === 0) return refused({ code: 'ALREADY_SENT' });
    const after = { sendId, tab, title, content, accounts: names };
    return ok({ before: null, after, value: sent });
  });
}
