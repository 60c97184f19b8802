import { useEffect, useState } from 'react';
import { ownWorker } from '@fairlot/shell';
import { answerOf, type SimulateAnswer, type SimulateJob } from './simulate-job.ts';
import address from './simulate-worker.ts?worker&url';

export type Simulation = {
  readonly answer: SimulateAnswer | undefined;
  readonly isRunning: boolean;
  readonly isBroken: boolean;
};

/** Settings change in steps: the last of them is played. */
const PAUSE_MS = 250;

/** Plays a plan in a worker whenever it changes; where none can be had, the page plays it. */
export function useSimulation(job: Omit<SimulateJob, 'id'> | undefined): Simulation {
  const [answer, setAnswer] = useState<SimulateAnswer>();
  const [isBroken, setBroken] = useState(false);
  // By value: a job made anew with the same content asks nothing new.
  const question = job && textOf(job);
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (question === undefined) return undefined;
    let worker: Worker | undefined;
    let isOld = false;
    const take = (found: SimulateAnswer): void => {
      if (isOld) return;
      setAnswer(found);
      setAnswered(question);
      setBroken(false);
    };
    const asked = { ...jobOf(question), id: 1 };
    const here = (): void =>
      void answerOf(asked).then(take, () => {
        if (!isOld) setBroken(true);
      });
    const timer = setTimeout(() => {
      worker = ownWorker(address);
      worker.addEventListener('message', ({ data }: MessageEvent<SimulateAnswer>) => take(data));
      worker.addEventListener('error', here);
      worker.postMessage(asked, []);
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [question]);
  return {
    answer: question === undefined ? undefined : answer,
    isRunning: question !== undefined && answered !== question && !isBroken,
    isBroken,
  };
}

/** Amounts as text with an `n` behind them, as the language writes them. */
const textOf = (job: Omit<SimulateJob, 'id'>): string =>
  JSON.stringify(job, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

const jobOf = (text: string): Omit<SimulateJob, 'id'> =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  ) as Omit<SimulateJob, 'id'>;
