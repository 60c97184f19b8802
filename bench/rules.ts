import { invariant } from '@fairlot/rules/core/invariant';
import { findPlay } from '@fairlot/rules/play/index';
import type { Play } from '@fairlot/rules/play/play';
import { judging } from './judging.ts';
import { lessIsBetter, type Bench } from './line.ts';

const LINES = 100_000;

const playOf = (code: string): Play => {
  const play = findPlay(code)?.on(0);
  invariant(play, `the play ${code} exists`);
  return play;
};

function entryOf100k(): string {
  const lines = Array.from({ length: LINES }, (_, k) =>
    String((k * 48_271) % 100_000).padStart(5, '0'),
  );
  return lines.join('\n');
}

/** The usual way to read an entry: split, test each line, drop the repeated ones, sort. */
function splitAndTest(raw: string): number {
  const valid = raw.split(/[\s,;]+/).filter((line) => /^\d{5}$/.test(line));
  return [...new Set(valid)].toSorted().join(' ').length;
}

/** Milliseconds of the median of some runs. */
function medianMs(work: () => void): number {
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}

export const run: Bench = async (emit) => {
  for (const line of judging()) emit(line);
  const raw = entryOf100k();
  const play = playOf('ssc.star5.directText');
  const read = (): void => {
    const report = play.report?.(raw);
    invariant(report?.valid === LINES, 'every line is read');
    invariant(play.parse(report.content).ok, 'and makes a bet');
  };
  emit(
    lessIsBetter({
      bench: 'rules',
      case: 'parse-100k',
      ours: medianMs(read),
      against: 'split, test, set, sort',
      theirs: medianMs(() => splitAndTest(raw)),
      unit: 'ms',
      note: 'goal 150 ms; ours also checks the selection that it makes',
    }),
  );
};
