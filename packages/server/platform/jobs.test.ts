import { expect, test } from 'vitest';
import { idleOf, runJobs, type Job } from './jobs.ts';
import { createLog } from './log.ts';

const log = createLog('silent');

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** A job whose runs the test answers one after the other. */
function scripted(
  outcomes: readonly ('worked' | 'idle' | Error)[],
  everyMs: number,
): Job & { runs: number; reached(n: number): Promise<void> } {
  const waiting: { n: number; done: () => void }[] = [];
  const job = {
    name: 'scripted',
    everyMs,
    runs: 0,
    run: async (): Promise<'worked' | 'idle'> => {
      const outcome = outcomes[job.runs] ?? 'idle';
      job.runs += 1;
      for (const { n, done } of waiting) if (job.runs >= n) done();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    reached: (n: number): Promise<void> =>
      new Promise((done) => {
        if (job.runs >= n) done();
        else waiting.push({ n, done });
      }),
  };
  return job;
}

test('a job that worked runs again at once; an idle one waits for the bell', async () => {
  const job = scripted(['worked', 'worked', 'worked', 'idle'], 3_600_000);
  const runner = runJobs([job], log);
  await job.reached(4);
  await new Promise((done) => setTimeout(done, 20));
  expect(job.runs).toBe(4);
  runner.wake('another');
  runner.wake('scripted');
  await job.reached(5);
  await runner.stop();
  expect(job.runs).toBe(5);
});

test('a bell that rings while the job runs is not lost', async () => {
  let runs = 0;
  const [gate, begun, again] = [deferred(), deferred(), deferred()];
  const run = async (): Promise<'idle'> => {
    runs += 1;
    if (runs > 1) again.resolve();
    begun.resolve();
    await gate.promise;
    return 'idle';
  };
  const runner = runJobs([{ name: 'held', everyMs: 3_600_000, run }], log);
  await begun.promise;
  runner.wake('held');
  gate.resolve();
  await again.promise;
  await runner.stop();
  expect(runs).toBe(2);
});

test('a job that fails is tried again, later each time, and stops others from nothing', async () => {
  const failing = scripted([new Error('one'), new Error('two')], 1);
  const other = scripted([], 1);
  const runner = runJobs([failing, other], log);
  await failing.reached(3);
  await other.reached(3);
  await runner.stop();
  const { runs } = other;
  await new Promise((done) => setTimeout(done, 20));
  expect(other.runs).toBe(runs);
});

test('a pace makes the waits of jobs that look often longer, and no others', () => {
  const jobs = [{}, { everyMs: 500 }, { everyMs: 1_000 }, { everyMs: 1_001 }, { everyMs: 60_000 }];
  const waits = (pace: number) => jobs.map((job) => idleOf(job, pace));
  expect(waits(1)).toEqual([250, 500, 1_000, 1_001, 60_000]);
  expect(waits(2)).toEqual([500, 1_000, 2_000, 1_001, 60_000]);
});

test('an idle job looks again after a wait of its pace', async () => {
  const [slow, quick] = [scripted([], 20), scripted([], 20)];
  const runners = [runJobs([slow], log, 500), runJobs([quick], log)];
  await quick.reached(4);
  expect(slow.runs).toBe(1);
  await Promise.all(runners.map((runner) => runner.stop()));
});
