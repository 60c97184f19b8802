import { Worker } from 'node:worker_threads';
import { type Answer, type Answers, calculate, type Question } from './calculate.ts';

/**
 * Asks the worker thread. It starts with the first question and ends with the process; where it
 * cannot run, the sum is done here: slower for everybody, and just as right.
 */
type Ask = (question: Question) => Promise<Answer>;

/** So few hashes, in bytes, are summed sooner than sent. */
const FEW_BYTES = 64 * 32;

let asker: Ask | undefined;
let isAside = false;

/** Whether the sums run beside the thread that answers players; false before the first of them. */
export const runsAside = (): boolean => isAside;

/** The built thread; from sources one that first learns to read them. */
function openThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./calculate.worker.mjs', import.meta.url));
  }
  const file = new URL('./calculate.worker.ts', import.meta.url).href;
  const read = `({ register }) => { register(); return import('${file}'); }`;
  return new Worker(`import('tsx/esm/api').then(${read})`, { eval: true });
}

function startWorker(): Ask {
  const waiting = new Map<number, { question: Question; done: (answer: Answer) => void }>();
  let last = 0;
  const worker = openThread();
  worker.unref();
  worker.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
    isAside = true;
    waiting.get(id)?.done(answer);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  const giveUp = (): void => {
    isAside = false;
    asker = async (question) => calculate(question);
    for (const { question, done } of waiting.values()) done(calculate(question));
    waiting.clear();
  };
  worker.on('error', giveUp);
  worker.on('exit', giveUp);
  return (question) =>
    new Promise((done) => {
      last += 1;
      waiting.set(last, { question, done });
      worker.ref();
      worker.postMessage({ id: last, question }, []);
    });
}

const ask: Ask = (question) => {
  asker ??= startWorker();
  return asker(question);
};

type QuestionOf<K extends Question['kind']> = Extract<Question, { readonly kind: K }>;

const answerTo = async <K extends Question['kind']>(question: QuestionOf<K>): Promise<Answers[K]> =>
  (await ask(question)) as Answers[K];

/** Whether a signature (hex) is the beacon's for a round. */
export const isBeacon = (round: number, signature: string): Promise<boolean> =>
  answerTo<'beacon'>({ kind: 'beacon', round, signature });

/** What each 256 of some leaf hashes lead to. */
export const blockRoots = async (hashes: Uint8Array): Promise<Uint8Array> => {
  const question = { kind: 'blocks', hashes } as const;
  if (hashes.length <= FEW_BYTES) return calculate(question) as Answers['blocks'];
  return answerTo<'blocks'>(question);
};

/** What some hashes lead to. */
export const rootOfHashes = async (hashes: Uint8Array): Promise<Uint8Array> => {
  const question = { kind: 'root', hashes } as const;
  if (hashes.length <= FEW_BYTES) return calculate(question) as Answers['root'];
  return answerTo<'root'>(question);
};

/** Where tickets stand in the tree, and the hashes beside their ways to its root. */
export const pathsOf = (question: Omit<QuestionOf<'places'>, 'kind'>): Promise<Answers['places']> =>
  answerTo<'places'>({ kind: 'places', ...question });
