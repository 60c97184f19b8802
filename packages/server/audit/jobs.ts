import { longRead, type Executor } from '#platform/db';
import type { Invariant, Platform } from '#platform/feature';
import { takeTurn, type Job, type Turn } from '#platform/jobs';

/**
 * The invariants in the running product: every minute on what was written just now,
 * every night on everything. One process does it for all. What is broken is an error of the log, each
 * time anew until it is mended; nothing is changed or stopped by it, people have to look.
 */
const RECENT: Turn = { name: 'audit-recent', everyMs: 60_000 };
/** At 04:00 of the site (UTC+8), its quietest hour. */
const NIGHTLY: Turn = { name: 'audit-nightly', everyMs: 86_400_000, offsetMs: 20 * 3_600_000 };

/** Often enough that no minute is left out; whose turn it is, a row decides. */
const LOOK_MS = 10_000;
/** No query of the audit runs longer. */
const MOST_MINUTES = 20;
const MOST_LINES = 20;

type Check = {
  readonly name: string;
  readonly find: (db: Executor, dataFolder?: string) => Promise<readonly string[]>;
};
type AuditJobsDeps = Pick<Platform, 'db' | 'log'> & {
  readonly settings?: Pick<Platform['settings'], 'dataFolder'>;
};

/** Those of the books are looked at by night range by range (`features/operations/upkeep`): `nightly` is without them. */
export const auditJobs = (
  stage: AuditJobsDeps,
  invariants: readonly Invariant[],
  nightly = invariants,
): readonly Job[] => [
  auditJob(
    stage,
    RECENT,
    invariants.flatMap(({ name, findRecent }) => (findRecent ? [{ name, find: findRecent }] : [])),
  ),
  auditJob(stage, NIGHTLY, nightly),
];

/** One invariant is one piece of work, so that a failing one keeps no other from its turn. */
function auditJob({ db, log, settings }: AuditJobsDeps, turn: Turn, checks: readonly Check[]): Job {
  let left: readonly Check[] = [];
  return {
    name: turn.name,
    everyMs: LOOK_MS,
    run: async () => {
      if (left.length === 0 && (await takeTurn(db, turn))) left = checks;
      const [check, ...others] = left;
      left = others;
      if (!check) return 'idle';
      const lines = await longRead(db, MOST_MINUTES, (tx) => check.find(tx, settings?.dataFolder));
      if (lines.length > 0) {
        const found = { invariant: check.name, breaches: lines.length };
        log.error({ ...found, lines: lines.slice(0, MOST_LINES) }, 'an invariant is broken');
      }
      return 'worked';
    },
  };
}
