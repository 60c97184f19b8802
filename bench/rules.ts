import { invariant } from '@fairlot/rules/core/invariant';
import { findPlay } from '@fairlot/rules/play/index';
import type { Play } from '@fairlot/rules/play/play';
import { carsOf, judging } from './judging.ts';
import { lessIsBetter, type Bench } from './line.ts';

const LINES = 100_000;
/** Milliseconds that reading so many typed notes may take. */
const BOUND_MS = 150;

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

/** Orders of arrival of six cars, not in the order in which they are written in the end. */
function carsOf100k(): string {
  const notes = carsOf(LINES);
  const lines = notes.map((_, k) =>
    (notes[(k * 48_271) % LINES] ?? []).map((car) => String(car).padStart(2, '0')).join(),
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

/** Reads an entry, and the selection that it makes. */
function readingMs(code: string, raw: string): number {
  const play = playOf(code);
  return medianMs(() => {
    const report = play.report?.(raw);
    invariant(report?.valid === LINES, 'every line is read');
    invariant(play.parse(report.content).ok, 'and makes a bet');
  });
}

export const run: Bench = async (emit) => {
  for (const line of judging()) emit(line);
  const raw = entryOf100k();
  const digits = readingMs('ssc.star5.directText', raw);
  const common = { bench: 'rules', unit: 'ms' } as const;
  const bound = { ...common, against: 'the bound', theirs: BOUND_MS };
  const note = 'ours also checks the selection that it makes';
  emit(lessIsBetter({ ...bound, case: 'parse-100k', ours: digits, note: `five digits; ${note}` }));
  const cars = readingMs('pk10.front6.directText', carsOf100k());
  emit(lessIsBetter({ ...bound, case: 'parse-100k-cars', ours: cars, note: `six cars; ${note}` }));
  const theirs = medianMs(() => splitAndTest(raw));
  const against = 'split, test, set, sort';
  emit(lessIsBetter({ ...common, case: 'parse-100k-split', ours: digits, against, theirs, note }));
};
