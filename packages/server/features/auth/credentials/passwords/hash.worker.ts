import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { doHash, type HashJob } from './hash.ts';

// Of this thread alone where the system counts threads one by one: bets go before guesses at passwords.
const AFTER_OTHERS = 10;
try {
  if (process.platform === 'linux') setPriority(AFTER_OTHERS);
} catch {
  // It may not: then it takes its share.
}

parentPort?.on('message', ({ id, job }: { id: number; job: HashJob }) => {
  try {
    parentPort?.postMessage({ id, value: doHash(job) }, []);
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) }, []);
  }
});
