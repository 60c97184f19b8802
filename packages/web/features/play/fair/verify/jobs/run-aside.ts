import { ownWorker } from '@fairlot/shell';

type Waiting<Answer> = { readonly done: (answer: Answer) => void; readonly failed: () => void };
type Here<Job, Answer> = (job: Job) => Answer | Promise<Answer>;

/**
 * Answers jobs beside the page, in a worker that begins with the first of them. Where none can be had the page does
 * them itself, by what `load` brings; it throws where that did not come, and may be asked again.
 */
export function createAside<Job, Answer>(
  address: string,
  load: () => Promise<Here<Job, Answer>>,
): (job: Job) => Promise<Answer> {
  let worker: Worker | undefined;
  let nextId = 1;
  const waiting = new Map<number, Waiting<Answer>>();

  function start(): Worker {
    const made = ownWorker(address);
    made.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      waiting.get(data.id)?.done(data.answer);
      waiting.delete(data.id);
    });
    made.addEventListener('error', () => {
      worker = undefined;
      for (const { failed } of waiting.values()) failed();
      waiting.clear();
    });
    return made;
  }

  const runHere = async (job: Job): Promise<Answer> => (await load())(job);

  return async (job) => {
    try {
      worker ??= start();
    } catch {
      return runHere(job);
    }
    const id = nextId;
    nextId += 1;
    const answer = new Promise<Answer>((done, failed) => {
      waiting.set(id, { done, failed: () => failed(new Error('the worker ended')) });
    });
    worker.postMessage({ id, job }, { transfer: [] });
    return answer.catch(() => runHere(job));
  };
}
