import type { Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { scheduleEnded } from './inbox-text.ts';
import type { ScheduleKey } from './store.ts';

/** A schedule as it ended: a state of `rules/schedule/state`. */
export type EndedSchedule = ScheduleKey & { readonly state: number };

/** Puts into the inboxes of players which of their schedules ended, in the transaction that ends them. */
export async function postEnded(tx: Tx, ended: readonly EndedSchedule[]): Promise<void> {
  const messages = ended.flatMap(({ playerId, id, state }) => {
    const said = scheduleEnded(state);
    return said ? [{ playerId, tab: 'money' as const, key: `schedule:${id}`, ...said }] : [];
  });
  await postMessages(tx, messages);
}
