import { leaderboardHub } from '@fairlot/wire/leaderboard';
import { eventFor } from '../../platform/announce.ts';
import { type Job, takeTurn } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/feature.ts';
import { readNow } from '../lottery/index.ts';
import { countIssues, forget, readMark } from './store.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 50;
const FORGET = { name: 'leaders.forget', everyMs: 3_600_000 };

/** Counts what was awarded, and says in each process when what it shows may be another. */
export function leaderboardJobs({ db, hub }: Platform): readonly Job[] {
  let mark: string | undefined;
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
        const counted = await countIssues(db, AT_ONCE);
        await tell();
        if (await takeTurn(db, FORGET)) await forget(db);
        return counted === AT_ONCE ? 'worked' : 'idle';
      },
    },
  ];
}
