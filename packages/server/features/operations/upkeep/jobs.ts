import type { Platform } from '#platform/feature';
import type { Job, Turn } from '#platform/jobs';
import { beginNight, stepAudit } from './audit-books.ts';

/** At 04:00 of the site (UTC+8), its quietest hour. */
export const NIGHT: Turn = {
  name: 'upkeep-books',
  everyMs: 86_400_000,
  offsetMs: 20 * 3_600_000,
};
const LOOK_MS = 10_000;

/** The audit of the books, night by night: one range at a time, so that whoever bets does not feel it. */
export const booksJob = ({ db, log }: Pick<Platform, 'db' | 'log'>): Job => ({
  name: 'upkeep.books',
  everyMs: LOOK_MS,
  run: async () => {
    await beginNight(db, NIGHT);
    const step = await stepAudit(db);
    if (!step) return 'idle';
    for (const { invariant, line } of step.breaks) {
      log.error({ invariant, line }, 'an invariant is broken');
    }
    return 'worked';
  },
});
