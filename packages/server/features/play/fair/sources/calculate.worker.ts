import { parentPort } from 'node:worker_threads';
import { calculate, type Question } from './calculate.ts';

/** The thread that the heavy sums run on, so that no bet waits for them. */
parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  parentPort?.postMessage({ id, answer: calculate(question) }, []);
});
