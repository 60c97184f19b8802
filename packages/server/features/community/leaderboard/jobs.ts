import { leaderboardHub } from '@fairlot/wire/community/leaderboard';
import { eventFor } from '#platform/announce';
import { type Job, takeTurn } from '#platform/jobs';
import type { Platform } from '#platform/feature';
import { readNow } from '../../play/lottery/issues/index.ts';
import { countIssues, forget, readMark } from './store.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 50;
/** How far back it is looked for what is not counted: at the start and each hour, and else. */
const MINUTES = { wide: 24 * 60, narrow: 10 } as const;
const FORGET = { name: 'leaders.forget', everyMs: 3_600_000 };

/** Counts what was awarded, and says in each process when what it shows may be another. */
export function leaderboardJobs({ db, hub }: Platform): readonly Job[] {
  let mark: string | undefined;
  let width: keyof typeof MINUTES = 'wide';
  const tell = async (): Promise<void> => {
    const now = await readMark(db);
    if (mark !== undefined && mark !== now) {
      const TimeStamp = await readNow(db);
      hub.tell(eventFor(leaderboardHub.updateLeaderBoard, 'today', { TimeStamp }));
    }
    mark = now;
  };
  return [
    {
      name: 'leaders.count',
      everyMs: EVERY_MS,
      run: async () => {
        const counted = await countIssues(db, AT_ONCE, MINUTES[width]);
        await tell();
        if (counted === AT_ONCE) return 'worked';
        width = 'narrow';
        if (await takeTurn(db, FORGET)) {
          await forget(db);
          width = 'wide';
        }
        return 'idle';
      },
    },
  ];
}
