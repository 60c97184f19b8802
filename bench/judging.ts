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
  /** What is stored of it. */
  readonly content: string;
  readonly notes: number;
  /** The winning notes of a draw, each looked at. */
  readonly loop: (draw: Draw) => number;
  /** Draws of its family that look random. */
  readonly drawAt: (turn: number) => Draw;
};

const SECONDS = 1.5;

const digitsOf = (pools: readonly (readonly number[])[]): number[] =>
  pools.reduce<number[]>(
    (notes, pool) => notes.flatMap((note) => pool.map((digit) => note * 10 + digit)),
    [0],
  );

const numberOf = (digits: Draw, base = 10): number =>
  digits.reduce((sum, digit) => sum * base + digit, 0);

/** How many of the notes are one number. */
function countEqual(notes: Int32Array, key: number): number {
  let wins = 0;
  for (let i = 0; i < notes.length; i += 1) if (notes[i] === key) wins += 1;
  return wins;
}

const digitsAt = (turn: number): Draw => {
  const number = (turn * 48_271) % 100_000;
  return [10_000, 1_000, 100, 10, 1].map((unit) => Math.floor(number / unit) % 10);
};

/** Some different numbers of 1 to `numbers`, others at each turn. */
function drawnAt(turn: number, numbers: number, count: number): Draw {
  const left = Array.from({ length: numbers }, (_, i) => i + 1);
  let state = (turn * 48_271) % 2_147_483_647;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return left.splice(state % left.length, 1)[0] ?? 0;
  });
}

/** 2026, of which animals and the like would be. */
const DRAWN_AT = Date.UTC(2026, 5, 1);

function betOn(
  code: string,
  content: string,
  notes: number,
  more: Pick<Bet, 'loop' | 'drawAt'>,
): Bet {
  const play = findPlay(code)?.on(DRAWN_AT);
  invariant(play, `the play ${code} exists`);
  const parsed = play.parse(content);
  invariant(parsed.ok, `${code} reads ${content.slice(0, 40)}`);
  invariant(play.count(parsed.value) === notes, `${code} has ${notes} notes`);
  return { play, selection: parsed.value, content, notes, ...more };
}

/** A bet whose notes are numbers; `keyOf`: what a note that wins by this draw looks like. */
function keyed(
  code: string,
  content: string,
  all: readonly number[],
  keyOf: (draw: Draw) => number,
  drawAt: Bet['drawAt'] = digitsAt,
): Bet {
  const notes = Int32Array.from(all);
  return betOn(code, content, notes.length, {
    loop: (draw) => countEqual(notes, keyOf(draw)),
    drawAt,
  });
}

/** Pools of digits by position, their notes all combinations. */
function pooled(code: string, pools: readonly (readonly number[])[], from: number): Bet {
  const content = pools.map((pool) => pool.join(',')).join('|');
  return keyed(code, content, digitsOf(pools), (draw) => numberOf(draw.slice(from)));
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
    return keyed('ssc.back3.g6', pool.join(','), notes, (draw) =>
      numberOf(draw.slice(2).toSorted((a, b) => a - b)),
    );
  },
];

/** Numbers that were typed, each a note. */
function typed(count: number): Bet {
  const notes = Array.from({ length: count }, (_, k) => (k * 7919) % 100_000);
  const content = notes.map((note) => String(note).padStart(5, '0')).join(' ');
  return keyed('ssc.star5.directText', content, notes, numberOf);
}

/** Orders of the first six of ten cars that were typed. */
function typedCars(count: number): Bet {
  const notes = carsOf(count);
  const content = notes
    .map((note) => note.map((car) => String(car).padStart(2, '0')).join())
    .join(' ');
  const keys = notes.map((note) => numberOf(note, 11));
  return keyed(
    'pk10.front6.directText',
    content,
    keys,
    (draw) => numberOf(draw.slice(0, 6), 11),
    (turn) => drawnAt(turn, 10, 10),
  );
}

/** So many orders of six of ten cars. */
export function carsOf(count: number): number[][] {
  const found: number[][] = [];
  const add = (note: readonly number[]): void => {
    if (found.length === count) return;
    if (note.length === 6) return void found.push([...note]);
    for (let car = 1; car <= 10; car += 1) if (!note.includes(car)) add([...note, car]);
  };
  add([]);
  return found;
}

/** Four of the regular numbers of Mark Six, of 41 that were picked: 101,270 notes. */
function linked(): Bet {
  const picked = Array.from({ length: 41 }, (_, i) => i + 1);
  const notes: number[] = [];
  for (let a = 1; a <= 41; a += 1) {
    for (let b = a + 1; b <= 41; b += 1) {
      for (let c = b + 1; c <= 41; c += 1) {
        for (let d = c + 1; d <= 41; d += 1) notes.push(a, b, c, d);
      }
    }
  }
  const numbers = Uint8Array.from(notes);
  const drawn = new Uint8Array(50);
  const content = picked.map((number) => String(number).padStart(2, '0')).join();
  return betOn('lhc.lm.e4', content, numbers.length / 4, {
    drawAt: (turn) => drawnAt(turn, 49, 7),
    loop: (draw) => {
      drawn.fill(0);
      for (const number of draw.slice(0, 6)) drawn[number] = 1;
      let wins = 0;
      for (let i = 0; i < numbers.length; i += 4) {
        const two = drawn[numbers[i] ?? 0]! & drawn[numbers[i + 1] ?? 0]!;
        wins += two & drawn[numbers[i + 2] ?? 0]! & drawn[numbers[i + 3] ?? 0]!;
      }
      return wins;
    },
  });
}

const winsOf = (play: Play, selection: Selection, draw: Draw): number =>
  play.hits(selection, draw).tiers.reduce((sum, hits) => sum + hits, 0);

const byRule = ({ play, selection }: Bet, draw: Draw): number => winsOf(play, selection, draw);

/** As settlement does it: what is stored is read first. */
function fromText({ play, content }: Bet, draw: Draw): number {
  const parsed = play.parse(content);
  return parsed.ok ? winsOf(play, parsed.value, draw) : 0;
}

type Judge = (bet: Bet, draw: Draw) => number;

const byLoop: Judge = ({ loop }, draw) => loop(draw);

function perSecond(bets: readonly Bet[], judge: Judge): number {
  let judged = 0;
  const began = performance.now();
  for (let turn = 1; performance.now() - began < SECONDS * 1_000; turn += 1) {
    for (const bet of bets) judge(bet, bet.drawAt(turn));
    judged += bets.length;
  }
  return judged / ((performance.now() - began) / 1_000);
}

function check(bets: readonly Bet[], turns: number): void {
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const bet of bets) {
      const draw = bet.drawAt(turn);
      invariant(byRule(bet, draw) === byLoop(bet, draw), 'the same wins');
    }
  }
}

const AGAINST = 'a plain loop of integers over the same notes';

function compare(name: string, bets: readonly Bet[], note: string): Line {
  check(bets, 2_000);
  return moreIsBetter({
    bench: 'rules',
    case: name,
    ours: perSecond(bets, byRule),
    against: AGAINST,
    theirs: perSecond(bets, byLoop),
    unit: 'selections/s',
    note,
  });
}

/** Large selections, in notes a second: as they lie in memory, and read from their text each time. */
function compareLarge(bets: readonly Bet[], of: string): Line[] {
  check(bets, 100);
  const notes = bets.reduce((sum, bet) => sum + bet.notes, 0) / bets.length;
  const theirs = perSecond(bets, byLoop) * notes;
  const line = (name: string, judge: Judge, note: string): Line =>
    moreIsBetter({
      bench: 'rules',
      case: name,
      ours: perSecond(bets, judge) * notes,
      against: AGAINST,
      theirs,
      unit: 'notes/s',
      note: `${of}; ${note}`,
    });
  return [
    line('judge-typed', byRule, 'goal 0.8 of the loop and 5 million notes/s; found by search'),
    line('judge-typed-read', fromText, 'ours reads the stored text first, theirs has numbers'),
  ];
}

const LARGE = 100_000;

export function judging(): readonly Line[] {
  const large = [typed(LARGE), typedCars(LARGE), linked()];
  const of = large.map(({ play }) => play.code).join(', ');
  return [
    compare(
      'judge-pooled',
      POOLED.map((make) => make()),
      '20 to 324 notes each',
    ),
    compare('judge-typed-500', [typed(500)], '500 notes each'),
    compare('judge-typed-20k', [typed(20_000)], '20,000 notes each'),
    ...compareLarge(large, of),
  ];
}
