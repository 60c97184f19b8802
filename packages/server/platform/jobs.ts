import { sql } from 'kysely';
import { monotonicMs } from './clock.ts';
import type { Executor } from './db.ts';
import type { Log } from './log.ts';

/**
 * Timed work, pulled: nothing is triggered by a clock, the state is in rows. Every
 * process runs every job; the rows decide whose turn it is.
 */
export type Job = {
  readonly name: string;
  /** Does one piece of work. `worked`: there may be more, run again at once. */
  run(): Promise<'worked' | 'idle'>;
  /** How long an idle job waits; 250 unless told. A bell ends the wait. */
  readonly everyMs?: number;
};

/** Hangs up on logins that have ended; rung for, it is done within milliseconds, else within a second. */
export const ENDED_JOB = 'ended-sessions';

/** Hangs up on those whom the site lets in no longer; the same. */
export const CLOSED_JOB = 'site.closed';

export const JOB_BELL = 'fairlot_job';

/** Rings for a job in every process, when the caller's transaction commits. */
export async function wakeJob(tx: Executor, name: string): Promise<void> {
  await sql`SELECT pg_notify(${JOB_BELL}, ${name})`.execute(tx);
}

/** Work that one process does for all, once a period; `offsetMs` says when in the period it begins. */
export type Turn = { readonly name: string; readonly everyMs: number; readonly offsetMs?: number };

/** Whether nobody has taken this period yet: for work that has something to wait for before it takes its turn. */
export async function isTurnDue(
  db: Executor,
  { name, everyMs, offsetMs = 0 }: Turn,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM job_turn WHERE name = ${name}
      AND turn >= div(to_ms(app_now()) - ${offsetMs}::bigint, ${everyMs}::bigint)::bigint`.execute(
    db,
  );
  return rows.length === 0;
}

/** Whether the caller is the one to do the work of this period; nobody else is told so. */
export async function takeTurn(
  db: Executor,
  { name, everyMs, offsetMs = 0 }: Turn,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO job_turn AS t (name, turn)
    VALUES (${name}, div(to_ms(app_now()) - ${offsetMs}::bigint, ${everyMs}::bigint)::bigint)
    ON CONFLICT (name) DO UPDATE SET turn = excluded.turn WHERE t.turn < excluded.turn
    RETURNING turn`.execute(db);
  return rows.length > 0;
}

export type JobRunner = {
  /** Ends the wait of one job, or of all. */
  wake(name?: string): void;
  /** Lets running pieces finish and starts no more. */
  stop(): Promise<void>;
};

const IDLE_MS = 250;
/** Jobs that wait longer than this cost nothing while nobody plays. */
const OFTEN_MS = 1_000;
const LONGEST_BACKOFF_MS = 10_000;

/** Milliseconds that a job waits which found nothing. */
export const idleOf = ({ everyMs = IDLE_MS }: Pick<Job, 'everyMs'>, pace: number): number =>
  everyMs <= OFTEN_MS ? everyMs * pace : everyMs;

/**
 * Runs them until it is stopped. `pace`: how many times longer one that looks every second or more often waits once it
 * found nothing.
 */
export function runJobs(jobs: readonly Job[], log: Log, pace = 1): JobRunner {
  const runners = jobs.map((job) => ({ job, ...runJob(job, log, idleOf(job, pace)) }));
  return {
    wake: (name) => {
      for (const runner of runners)
        if (name === undefined || runner.job.name === name) runner.wake();
    },
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}

function runJob(job: Job, log: Log, idleMs: number): { wake(): void; stop(): Promise<void> } {
  let stopped = false;
  let endWait = (): void => {};
  let woken = false;
  const wait = (ms: number): Promise<void> =>
    new Promise((done) => {
      if (woken || stopped) {
        done();
        return;
      }
      const timer = setTimeout(done, ms);
      endWait = () => {
        clearTimeout(timer);
        done();
      };
    });
  const loop = async (): Promise<void> => {
    let failures = 0;
    while (!stopped) {
      woken = false;
      const began = monotonicMs();
      try {
        const result = await job.run();
        failures = 0;
        if (result === 'worked') continue;
      } catch (error) {
        failures += 1;
        log.error({ job: job.name, err: error, tookMs: monotonicMs() - began }, 'job failed');
        woken = false;
      }
      const backoffMs = Math.min(LONGEST_BACKOFF_MS, idleMs * 2 ** failures);
      await wait(failures > 0 ? backoffMs : idleMs);
    }
  };
  const running = loop();
  const wake = (): void => {
    woken = true;
    endWait();
  };
  return {
    wake,
    stop: async () => {
      stopped = true;
      endWait();
      await running;
    },
  };
}
