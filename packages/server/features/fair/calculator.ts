import { Worker } from 'node:worker_threads';
import type { TicketLeaf } from '@fairlot/draw/ticket';
import { treeOf, type TicketTree } from '@fairlot/draw/ticket-tree';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Answer, calculate, type Question } from './calculate.ts';

/**
 * Asks the worker thread. It starts with the first question and ends with the process; where it
 * cannot run, the sum is done here: slower for everybody, and just as right.
 */
type Ask = (question: Question) => Promise<Answer>;

/** Fewer tickets than this are summed sooner than sent. */
const FEW_TICKETS = 200;

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

/** Whether a signature (hex) is the beacon's for a round. */
export const isBeacon = async (round: number, signature: string): Promise<boolean> =>
  (await ask({ kind: 'beacon', round, signature })) === true;

/** The tree of some tickets. */
export async function treeOfTickets(leaves: readonly TicketLeaf[]): Promise<TicketTree> {
  const question = { kind: 'tickets', leaves } as const;
  const levels = leaves.length < FEW_TICKETS ? calculate(question) : await ask(question);
  invariant(typeof levels === 'object', 'tickets are answered by their tree');
  return treeOf(levels);
}
