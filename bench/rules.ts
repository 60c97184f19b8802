import { invariant } from '@fairlot/rules/core/invariant';
import { findPlay } from '@fairlot/rules/play/index';
import type { Draw, Play, Selection } from '@fairlot/rules/play/play';
import { lessIsBetter, moreIsBetter, type Bench } from './line.ts';

/** What players bet on a five-digit game, roughly as often: multiple picks, typed entries, positions. */
const PICKS: readonly (readonly [code: string, content: string])[] = [
  ['ssc.fixed', '1,3,5||0,2,4||6,7,8,9'],
  ['ssc.star5.direct', '0,1,2,3|4,5,6|7,8,9|0,1,2|3,4,5'],
  ['ssc.back3.direct', '0,1,2,3,4|5,6,7,8|1,3,5,7'],
  ['ssc.back3.g6', '0,2,4,6,8,9'],
  ['ssc.front3.any1', '1,5'],
  ['ssc.ren3.direct', '1,2|3,4|5,6|7,8|9,0'],
  ['ssc.back2.bsoe', '大,单|小,双'],
  ['ssc.star5.g60', '1,2|3,4,5,6'],
];
const SECONDS = 1.5;
const LINES = 100_000;

type Bet = { readonly play: Play; readonly selection: Selection; readonly notes: number };

const playOf = (code: string): Play => {
  const play = findPlay(code);
  invariant(play, `the play ${code} exists`);
  return play;
};

function bets(): Bet[] {
  const typed = Array.from({ length: 500 }, (_, k) =>
    String((k * 7919) % 100_000).padStart(5, '0'),
  );
  const all = [...PICKS, ['ssc.star5.directText', typed.join(' ')] as const];
  return all.map(([code, content]) => {
    const play = playOf(code);
    const parsed = play.parse(content);
    invariant(parsed.ok, `${code} reads ${content.slice(0, 40)}`);
    return { play, selection: parsed.value, notes: play.count(parsed.value) };
  });
}

const drawAt = (turn: number): Draw => {
  const number = (turn * 48_271) % 100_000;
  return [10_000, 1_000, 100, 10, 1].map((unit) => Math.floor(number / unit) % 10);
};

/** Lines judged a second by a judge that goes through the bets draw after draw. */
function linesPerSecond(all: readonly Bet[], judge: (bet: Bet, draw: Draw) => number): number {
  let lines = 0;
  let wins = 0;
  const began = performance.now();
  for (let turn = 1; performance.now() - began < SECONDS * 1_000; turn += 1) {
    const draw = drawAt(turn);
    for (const bet of all) {
      wins += judge(bet, draw);
      lines += bet.notes;
    }
  }
  invariant(wins > 0, 'something wins');
  return lines / ((performance.now() - began) / 1_000);
}

const byRule = ({ play, selection }: Bet, draw: Draw): number =>
  play.hits(selection, draw).tiers.reduce((sum, hits) => sum + hits, 0);

/** The obvious way: every note on its own. */
function byNote({ play, selection }: Bet, draw: Draw): number {
  let wins = 0;
  for (const note of play.singles(selection)) if (note.judge(draw) >= 0) wins += 1;
  return wins;
}

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
  const all = bets();
  emit(
    moreIsBetter({
      bench: 'rules',
      case: 'judge-lines',
      ours: linesPerSecond(all, byRule),
      against: 'one note at a time',
      theirs: linesPerSecond(all, byNote),
      unit: 'lines/s',
      note: 'goal 5,000,000 on one core',
    }),
  );
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
