import { Worker } from 'node:worker_threads';
import { hash, verify } from '@node-rs/argon2';
import type { HashJob } from './hash.ts';

/**
 * Threads that hash, each one job at a time, behind everything else that the machine has to do: at the
 * threads of Node they would stand in the way of whatever is packed or read there. From sources, where a
 * thread would first have to learn to read them, it is those of Node; so too where none can run.
 */
type Answer = { readonly id: number; readonly value?: string | boolean; readonly fault?: string };
type Waiting = {
  readonly job: HashJob;
  readonly done: (value: string | boolean) => void;
  readonly failed: (e: Error) => void;
};
/** A thread apart for operators: no player stands before them. */
export type Crew = 'players' | 'others';
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

const isBuilt = !import.meta.url.endsWith('.ts');
/** Threads of each: so many hash at once. */
export const THREADS: Readonly<Record<Crew, number>> = { players: 2, others: 1 };
const crews: Record<Crew, Set<Thread>> = { players: new Set(), others: new Set() };
let last = 0;
/** False once a thread ended that had not answered anything: the next one would not either. */
let isAside = isBuilt;

function openThread(crew: Set<Thread>): Thread {
  const worker = new Worker(new URL('./hash.worker.mjs', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let hasAnswered = false;
  worker.unref();
  worker.on('message', ({ id, value, fault }: Answer) => {
    hasAnswered = true;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (value === undefined) asked?.failed(new Error(fault));
    else asked?.done(value);
  });
  const thread = { worker, waiting };
  const end = (): void => {
    crew.delete(thread);
    isAside &&= hasAnswered;
    for (const { job, done, failed } of waiting.values()) void here(job).then(done, failed);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', end);
  crew.add(thread);
  return thread;
}

const here = (job: HashJob): Promise<string | boolean> =>
  job.kind === 'hash' ? hash(job.password, job.cost) : verify(job.stored, job.password);

function freeThread(name: Crew): Thread {
  const crew = crews[name];
  const free = [...crew].find(({ waiting }) => waiting.size === 0);
  if (free) return free;
  if (crew.size < THREADS[name]) return openThread(crew);
  return [...crew].toSorted((one, other) => one.waiting.size - other.waiting.size)[0]!;
}

let begun = 0;
/** Hashes that this process was asked for since it started, good and bad: what a sign-in costs, without a clock. */
export const hashesBegun = (): number => begun;

/** Does a job on a thread of a crew; whoever asks has at most as many at once as it has threads. */
export function hashAside(crew: Crew, job: HashJob): Promise<string | boolean> {
  begun += 1;
  if (!isAside) return here(job);
  const { worker, waiting } = freeThread(crew);
  last += 1;
  const id = last;
  return new Promise((done, failed) => {
    waiting.set(id, { job, done, failed });
    worker.ref();
    worker.postMessage({ id, job }, []);
  });
}
