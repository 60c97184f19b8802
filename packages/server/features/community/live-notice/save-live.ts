import { isDeepStrictEqual } from 'node:util';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { areApart } from '@fairlot/rules/lottery/day-window';
import { isLine } from '@fairlot/rules/lottery/game';
import type { RefusalOf } from '@fairlot/wire/core';
import { LIVE_BOUNDS, type liveNoticeConsole } from '@fairlot/wire/community/live-notice';
import type { Executor, Tx } from '#platform/db';
import { readGame } from '../../play/lottery/games/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { countToAdd, insertLive, lockLive, updateLive, type LiveContent } from './store.ts';

type Refused = RefusalOf<typeof liveNoticeConsole.saveLiveNotification>;
type Saved = { readonly id: number; readonly version: number };

export type LiveSave = {
  readonly live: LiveContent;
  /** The one that is changed, as it was seen; a command changes what is there when it runs. */
  readonly seen?: { readonly id: number; readonly version?: number } | undefined;
  readonly reason: string;
};

/** What is wrong with the words and times themselves. */
function faultOf({ title, content, times }: LiveContent): Refused | undefined {
  const areLines =
    [title.zh, title.en].every((line) => isLine(line, LIVE_BOUNDS.title)) &&
    [content.zh, content.en].every((line) => isLine(line, LIVE_BOUNDS.content));
  if (!areLines) {
    const { title: longest, content: longestText } = LIVE_BOUNDS;
    return { code: 'BAD_WORDS', params: { title: longest, content: longestText } };
  }
  const isCount = times.length > 0 && times.length <= LIVE_BOUNDS.windows;
  return isCount && areApart(times) ? undefined : { code: 'BAD_TIMES' };
}

async function add(tx: Tx, live: LiveContent, author: string) {
  // Two at once must not both be the last.
  if ((await countToAdd(tx)) >= LIVE_BOUNDS.notifications) {
    const params = { most: LIVE_BOUNDS.notifications };
    return refused<Refused>({ code: 'TOO_MANY', params });
  }
  const id = await insertLive(tx, live, author);
  return ok({ before: null, after: { id, ...live }, value: { id, version: 1 } });
}

async function change(tx: Tx, { seen, live }: LiveSave, author: string) {
  const before = seen && (await lockLive(tx, seen.id));
  if (!before) return refused<Refused>({ code: 'NO_SUCH_NOTIFICATION' });
  const { id, version, gameId, title, content, times } = before;
  if (seen.version !== undefined && seen.version !== version) {
    return refused<Refused>({ code: 'NOTIFICATION_CHANGED' });
  }
  const was = { gameId, title, content, times };
  if (isDeepStrictEqual(was, live)) return refused<Refused>({ code: 'NO_CHANGE' });
  await updateLive(tx, id, live, author);
  const after = { id, ...live, version: version + 1 };
  return ok({ before: { id, ...was, version }, after, value: { id, version: version + 1 } });
}

/** Makes a live notification, or changes the one that was seen, through the door of the operators. */
export function saveLive(
  db: Executor,
  actor: Actor,
  save: LiveSave,
): Promise<Result<Saved, Refused>> {
  const { live, seen, reason } = save;
  const target = seen ? `live notification ${seen.id}` : 'live notification';
  const author = actor === 'command' ? '' : actor.name;
  return act<Saved, Refused>(
    db,
    actor,
    { permission: 'notify.live.change', target, reason },
    async (tx) => {
      const fault = faultOf(live);
      if (fault) return refused(fault);
      if (!(await readGame(tx, live.gameId))) return refused({ code: 'NO_SUCH_GAME' });
      return seen ? change(tx, save, author) : add(tx, live, author);
    },
  );
}
