import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';
import type { Worker } from './turns.ts';

/** Workers that write down each piece of work under their names. */
function workers(turns: Turns, ...jobs: readonly (readonly [name: string, pieces: number])[]) {
  const done: string[] = [];
  const made = jobs.map(([name, pieces]): Worker => {
    let left = pieces;
    const worker: Worker = {
      work: () => {
        while (left > 0 && turns.mayGoOn(worker)) {
          left--;
          done.push(name);
        }
      },
    };
    return worker;
  });
  return { done, made };
}

async function runAll(turns: Turns, made: readonly Worker[]): Promise<void> {
  for (const worker of made) worker.work();
  while (turns.waiting > 0) await breathe();
}

const share = { messages: 2, ms: Infinity };

test('each does its share, and comes on again after all others', async () => {
  const turns = new Turns(share);
  const { done, made } = workers(turns, ['a', 6], ['b', 1], ['c', 4]);
  await runAll(turns, made);
  expect(done.join('')).toBe('aabccaaccaa');
});

test('control: without shares the first does everything first', async () => {
  const turns = new Turns({ messages: Infinity, ms: Infinity });
  const { done, made } = workers(turns, ['a', 6], ['b', 1], ['c', 4]);
  await runAll(turns, made);
  expect(done.join('')).toBe('aaaaaabcccc');
});

test('who has its share waits, whatever calls it in the same turn of the event loop', async () => {
  const turns = new Turns(share);
  const { done, made } = workers(turns, ['a', 5]);
  const [worker] = made;
  worker?.work();
  worker?.work();
  await Promise.resolve().then(() => worker?.work());
  expect(done.length).toBe(2);
  expect(worker && turns.isWaiting(worker)).toBe(true);
  await breathe();
  expect(done.length).toBe(4);
});

test('a share ends by its time, too', async () => {
  const turns = new Turns({ messages: Infinity, ms: 0.1 });
  const { done, made } = workers(turns, ['a', 1_000_000], ['b', 1]);
  await runAll(turns, made);
  expect(done.indexOf('b')).toBeLessThan(500_000);
});

test('nothing is kept of who is idle or has gone', async () => {
  const turns = new Turns(share);
  const { done, made } = workers(turns, ['a', 3]);
  made[0]?.work();
  if (made[0]) turns.forget(made[0]);
  await breathe();
  expect([turns.waiting, done.length]).toEqual([0, 2]);
});
