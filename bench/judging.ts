import { invariant } from '@fairlot/rules/core/invariant';
import { findPlay } from '@fairlot/rules/play/index';
import type { Draw, Play, Selection } from '@fairlot/rules/play/play';
import { moreIsBetter, type Line } from './line.ts';

/**
 * Selections judged a second, draw after draw: by the rules, and by a plain loop of integers over
 * the same notes, each written out as a number before the clock runs. The wins must be the same.
 */
type Bet = {
  readonly play: Play;
  readonly selection: Selection;
  readonly notes: Int32Array;
  /** What a note that wins by this draw looks like. */
  readonly keyOf: (draw: Draw) => number;
};

const SECONDS = 1.5;

const digitsOf = (pools: readonly (readonly number[])[]): number[] =>
  pools.reduce<number[]>(
    (notes, pool) => notes.flatMap((note) => pool.map((digit) => note * 10 + digit)),
    [0],
  );

const numberOf = (digits: Draw): number => digits.reduce((sum, digit) => sum * 10 + digit, 0);

function betOn(code: string, content: string, notes: readonly number[], keyOf: Bet['keyOf']): Bet {
  const play = findPlay(code)?.on(0);
  invariant(play, `the play ${code} exists`);
  const parsed = play.parse(content);
  invariant(parsed.ok, `${code} reads ${content.slice(0, 40)}`);
  invariant(play.count(parsed.value) === notes.length, `${code} has ${notes.length} notes`);
  return { play, selection: parsed.value, notes: Int32Array.from(notes), keyOf };
}

/** Pools of digits by position, their notes all combinations. */
function pooled(code: string, pools: readonly (readonly number[])[], from: number): Bet {
  const content = pools.map((pool) => pool.join(',')).join('|');
  return betOn(code, content, digitsOf(pools), (draw) => numberOf(draw.slice(from)));
}

const POOLED: readonly (() => Bet)[] = [
  () =>
    pooled(
      'ssc.star5.direct',
      [
        [0, 1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
        [0, 1, 2],
        [3, 4, 5],
      ],
      0,
    ),
  () =>
    pooled(
      'ssc.back3.direct',
      [
        [0, 1, 2, 3, 4],
        [5, 6, 7, 8],
        [1, 3, 5, 7],
      ],
      2,
    ),
  // Three different digits of six, in any order: a note is its digits in order.
  () => {
    const pool = [0, 2, 4, 6, 8, 9];
    const notes = pool.flatMap((a) =>
      pool.flatMap((b) => pool.flatMap((c) => (a < b && b < c ? [a * 100 + b * 10 + c] : []))),
    );
    return betOn('ssc.back3.g6', pool.join(','), notes, (draw) =>
      numberOf(draw.slice(2).toSorted((a, b) => a - b)),
    );
  },
];

/** Numbers that were typed, each a note. */
function typed(count: number): Bet {
  const notes = Array.from({ length: count }, (_, k) => (k * 7919) % 100_000);
  const content = notes.map((note) => String(note).padStart(5, '0')).join(' ');
  return betOn('ssc.star5.directText', content, notes, numberOf);
}

const drawAt = (turn: number): Draw => {
  const number = (turn * 48_271) % 100_000;
  return [10_000, 1_000, 100, 10, 1].map((unit) => Math.floor(number / unit) % 10);
};

const byRule = ({ play, selection }: Bet, draw: Draw): number =>
  play.hits(selection, draw).tiers.reduce((sum, hits) => sum + hits, 0);

function byLoop({ notes, keyOf }: Bet, draw: Draw): number {
  const key = keyOf(draw);
  let wins = 0;
  for (let i = 0; i < notes.length; i += 1) if (notes[i] === key) wins += 1;
  return wins;
}

function perSecond(bets: readonly Bet[], judge: (bet: Bet, draw: Draw) => number): number {
  let judged = 0;
  const began = performance.now();
  for (let turn = 1; performance.now() - began < SECONDS * 1_000; turn += 1) {
    const draw = drawAt(turn);
    for (const bet of bets) judge(bet, draw);
    judged += bets.length;
  }
  return judged / ((performance.now() - began) / 1_000);
}

function compare(name: string, bets: readonly Bet[], notes: string): Line {
  for (let turn = 1; turn <= 2_000; turn += 1) {
    const draw = drawAt(turn);
    for (const bet of bets) invariant(byRule(bet, draw) === byLoop(bet, draw), 'the same wins');
  }
  return moreIsBetter({
    bench: 'rules',
    case: name,
    ours: perSecond(bets, byRule),
    against: 'a plain loop of integers over the same notes',
    theirs: perSecond(bets, byLoop),
    unit: 'selections/s',
    note: notes,
  });
}

export const judging = (): readonly Line[] => [
  compare(
    'judge-pooled',
    POOLED.map((make) => make()),
    '20 to 324 notes each',
  ),
  compare('judge-typed', [typed(500)], '500 notes each'),
  compare('judge-typed-20k', [typed(20_000)], '20,000 notes each'),
];
