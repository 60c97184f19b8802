import { loadOnce, ownWorker } from '@fairlot/shell';
import type { VerifyAnswer, VerifyJob } from './verify-job.ts';
import address from './verify.worker.ts?worker&url';

type Waiting = { readonly done: (answer: VerifyAnswer) => void; readonly failed: () => void };

let worker: Worker | undefined;
let nextId = 1;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const made = ownWorker(address);
  made.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; answer: VerifyAnswer }>) => {
      waiting.get(data.id)?.done(data.answer);
      waiting.delete(data.id);
    },
  );
  made.addEventListener('error', () => {
    worker = undefined;
    for (const { failed } of waiting.values()) failed();
    waiting.clear();
  });
  return made;
}

const load = loadOnce(() => import('./verify-job.ts'));

/** Where no worker can be had the page computes itself. */
const runHere = async (job: VerifyJob): Promise<VerifyAnswer> => (await load()).answerOf(job);

/** Checks a draw beside the page; throws where the code for it did not come, and may be asked again. */
export async function runVerify(job: VerifyJob): Promise<VerifyAnswer> {
  try {
    worker ??= start();
  } catch {
    return runHere(job);
  }
  const id = nextId;
  nextId += 1;
  const answer = new Promise<VerifyAnswer>((done, failed) => {
    waiting.set(id, { done, failed: () => failed(new Error('the worker ended')) });
  });
  worker.postMessage({ id, job }, { transfer: [] });
  return answer.catch(() => runHere(job));
}
