import { useEffect, useRef, useState } from 'react';
import type { Play } from '@fairlot/rules/play/play';
import type { TextAnswer, TextJob } from './text-report.ts';

type Report = Extract<TextAnswer, { kind: 'report' }>;

/** What is known of the entry: `counting` while the worker has not answered for the newest text. */
export type EntryState = { readonly isCounting: boolean; readonly answer: Report | undefined };

/** Typing pauses this long before the entry is counted. */
const PAUSE_MS = 120;

/** Counts a typed entry in a worker. Only the answer to the newest question counts. */
export function useTextEntry(
  play: Play,
  positions: readonly number[] | undefined,
  odds: readonly number[],
  onState: (state: EntryState) => void,
) {
  const worker = useRef<Worker | undefined>(undefined);
  const raw = useRef('');
  const lastId = useRef(0);
  const [text, setText] = useState('');
  const ticked = positions?.join(',');
  const oddsOf = odds.join(',');

  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    const id = ++lastId.current;
    raw.current = text;
    if (text.trim() === '') {
      onState({ isCounting: false, answer: undefined });
      return undefined;
    }
    onState({ isCounting: true, answer: undefined });
    const timer = setTimeout(
      () => ask(jobOf(id, 'report', text)),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, ticked, oddsOf, play, onState]);

  function jobOf(id: number, kind: TextJob['kind'], entry: string): TextJob {
    const [marks, prices] = [marksOf(ticked), oddsOf.split(',').map(Number)];
    return { id, kind, play: play.code, raw: entry, positions: marks, odds: prices };
  }
  function ask(job: TextJob): void {
    worker.current ??= new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<TextAnswer>) => {
      if (data.id !== lastId.current) return;
      if (data.kind === 'text') setText(data.raw);
      else onState({ isCounting: false, answer: data });
    };
    worker.current.postMessage(job);
  }
  const tidy = (kind: 'dedupe' | 'dropWrong'): void =>
    ask(jobOf(lastId.current, kind, raw.current));
  return { text, setText, tidy };
}

const marksOf = (ticked: string | undefined): number[] | undefined =>
  ticked === undefined ? undefined : ticked.split(',').filter(Boolean).map(Number);
