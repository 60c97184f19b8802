import { announcementHub } from '@fairlot/wire/content/announcement';
import { announcer, eventFor } from '#platform/announce';
import { transaction, type Db, type Tx } from '#platform/db';
import type { Job } from '#platform/jobs';
import { isTurnDue, turnShown } from './store-draft.ts';

const LOOK_MS = 1_000;

/** Says that something that is shown is not what it was; what, each player asks for himself. */
export const publishChanged = (tx: Tx, ids: readonly number[]): Promise<void> =>
  announcer.write(tx, [
    eventFor(announcementHub.announcementChanged, 'site', { Ids: [...new Set(ids)] }),
  ]);

/** Shows what is due, and tells of it, with what was changed in the same transaction. */
export async function turnAndTell(tx: Tx, changed: readonly number[] = []): Promise<boolean> {
  const ids = [...changed, ...(await turnShown(tx))];
  if (ids.length > 0) await publishChanged(tx, ids);
  return ids.length > 0;
}

/** By the clock of the database: comes when its time comes, and goes when it is over. */
export const announcementJobs = ({ db }: { readonly db: Db }): readonly Job[] => [
  {
    name: 'announcement.turn',
    everyMs: LOOK_MS,
    run: async () => {
      if (!(await isTurnDue(db))) return 'idle';
      return (await transaction(db, (tx) => turnAndTell(tx))) ? 'worked' : 'idle';
    },
  },
];
