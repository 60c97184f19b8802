import { useEffect, useRef, useState } from 'react';
import type { Play } from '@fairlot/rules/play/play';
import { ownWorker } from '@fairlot/shell';
import { answerOf, type TextAnswer, type TextJob } from './text-report.ts';
import address from './text-worker.ts?worker&url';

type Report = Extract<TextAnswer, { kind: 'report' }>;

/** What is known of the entry: `isCounting` while the worker has not answered for the newest text. */
export type EntryState = { readonly isCounting: boolean; readonly answer: Report | undefined };

/** Typing pauses this long before the entry is counted. */
const PAUSE_MS = 120;

type Waiting = { readonly job: TextJob; readonly onAnswer: (answer: TextAnswer) => void };

/**
 * A worker that answers each question once, in the order in which they were asked; where none can
 * be had the page counts itself.
 */
function createCounter(play: Play) {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  const take = (answer: TextAnswer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    asked?.onAnswer(answer);
  };
  const start = (): Worker => {
    const made = ownWorker(address);
    made.addEventListener('message', ({ data }: MessageEvent<TextAnswer>) => take(data));
    made.addEventListener('error', () => {
      worker = undefined;
      for (const { job } of waiting.values()) take(answerOf(play, job));
    });
    return made;
  };
  return {
    ask(asked: Omit<TextJob, 'id'>, onAnswer: (answer: TextAnswer) => void): void {
      const job: TextJob = { ...asked, id: ++lastId };
      waiting.set(job.id, { job, onAnswer });
      worker ??= start();
      worker.postMessage(job, []);
    },
    stop(): void {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}

/** Counts a typed entry in a worker, beside the page. */
export function useTextEntry(entry: {
  readonly play: Play;
  readonly positions: readonly number[] | undefined;
  readonly odds: readonly bigint[];
  readonly text: string;
  readonly setText: (text: string) => void;
  /** One function for as long as the play is the same. */
  readonly onState: (state: EntryState) => void;
}) {
  const { play, positions, odds, text, setText, onState } = entry;
  const [counter] = useState(() => createCounter(play));
  // By value: a list made anew with the same content asks nothing new.
  const question = JSON.stringify({ play: play.form, positions, odds: odds.map(String) });
  const latest = useRef({ text, question });
  useEffect(() => {
    latest.current = { text, question };
  });
  useEffect(() => () => counter.stop(), [counter]);
  useEffect(() => {
    let isOld = false;
    if (text.trim() === '') {
      onState({ isCounting: false, answer: undefined });
      return undefined;
    }
    onState({ isCounting: true, answer: undefined });
    const timer = setTimeout(() => {
      counter.ask({ ...JSON.parse(question), kind: 'report', raw: text }, (answer) => {
        if (answer.kind === 'report' && !isOld) onState({ isCounting: false, answer });
      });
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [counter, text, question, onState]);

  /** One after the other, each on what the one before left; typing meanwhile makes it void. */
  const tidying = useRef(Promise.resolve());
  const tidyNow = (kind: 'dedupe' | 'dropWrong'): Promise<void> =>
    new Promise((done) => {
      const { text: raw, question: asked } = latest.current;
      counter.ask({ ...JSON.parse(asked), kind, raw }, (answer) => {
        if (answer.kind === 'text' && latest.current.text === raw) {
          latest.current = { ...latest.current, text: answer.raw };
          setText(answer.raw);
        }
        done();
      });
    });
  const tidy = (kind: 'dedupe' | 'dropWrong'): void => {
    tidying.current = tidying.current.then(() => tidyNow(kind));
  };
  return { tidy };
}
