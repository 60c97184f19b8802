import type { Outcome } from './chances.ts';
import { randomOf } from './random.ts';
import type { Stops } from './stops.ts';

/** A schedule to be played through: what each issue costs, and what its draw may bring; thousandths. */
export type Course = {
  readonly costs: readonly number[];
  /** By issue: what each outcome changes, and whether it is a win. */
  readonly steps: readonly (readonly Step[])[];
  readonly stops: { readonly win: boolean; readonly earn: number; readonly loss: number };
  /** A net of so little is ruin: what the stop of loss allows, or all that was set aside. */
  readonly ruinAt: number;
};
export type Step = { readonly chance: number; readonly net: number; readonly isWin: boolean };

export function courseOf(
  cost: bigint,
  multiples: readonly number[],
  outcomes: readonly Outcome[],
  stops: Stops,
): Course {
  const known = new Map<number, readonly Step[]>();
  const stepsAt = (multiple: number): readonly Step[] => {
    const before = known.get(multiple);
    if (before) return before;
    const steps = outcomes.map(({ chance, back }) => {
      const { prize, refund } = back(multiple);
      const net = Number(prize + refund - cost * BigInt(multiple));
      return { chance, net, isWin: prize > 0n };
    });
    known.set(multiple, steps);
    return steps;
  };
  const costs = multiples.map((multiple) => Number(cost * BigInt(multiple)));
  const total = costs.reduce((sum, each) => sum + each, 0);
  const loss = stops.loss === null ? Infinity : Number(stops.loss);
  return {
    costs,
    steps: multiples.map(stepsAt),
    stops: { win: stops.win, earn: stops.earn === null ? Infinity : Number(stops.earn), loss },
    ruinAt: -Math.min(total, loss),
  };
}

/** Whether it ends here, as `stopAfter` has it. */
const isStopped = ({ win, earn, loss }: Course['stops'], net: number, isWin: boolean): boolean =>
  (win && isWin) || net >= earn || -net >= loss;

/** What becomes of a plan: chances of one, money in thousandths. */
export type Forecast = {
  /** That it ends with more than it began with. */
  readonly ahead: number;
  /** That it ends by its stop of loss, or with everything lost that was set aside. */
  readonly ruin: number;
  /** Of all ends, wins and losses. */
  readonly mean: number;
  /** Of the ends that lose something; 0 where none does. */
  readonly meanLoss: number;
  readonly worstLoss: number;
};

export type Bin = { readonly from: number; readonly to: number; readonly share: number };

export const PATHS = 10_000;
const BINS = 24;

/** Plays the plan so many times; the same seed brings the same. */
export function simulate(
  course: Course,
  seed: number,
  paths = PATHS,
): Forecast & { readonly bins: readonly Bin[] } {
  const random = randomOf(seed);
  const ends = Array.from({ length: paths }, () => playOnce(course, random));
  const ended = forecastOf(
    course,
    ends.map((net) => [net, 1 / paths] as const),
  );
  return { ...ended, bins: binsOf(ends) };
}

function playOnce({ steps, stops }: Course, random: () => number): number {
  let net = 0;
  for (const issue of steps) {
    const step = pick(issue, random());
    net += step.net;
    if (isStopped(stops, net, step.isWin)) break;
  }
  return net;
}

function pick(steps: readonly Step[], at: number): Step {
  let left = at;
  for (const step of steps) {
    left -= step.chance;
    if (left < 0) return step;
  }
  return steps[steps.length - 1]!;
}

/** So many different sums are kept apart at once. */
const MOST_SUMS = 20_000;

/** The same as a sum over all courses; undefined where these are too many to be told apart. */
export function forecast(course: Course): Forecast | undefined {
  let going = new Map([[0, 1]]);
  const ended = new Map<number, number>();
  const add = (sums: Map<number, number>, net: number, chance: number): void =>
    void sums.set(net, (sums.get(net) ?? 0) + chance);
  for (const issue of course.steps) {
    const next = new Map<number, number>();
    for (const [net, chance] of going) {
      for (const step of issue) {
        const after = net + step.net;
        const isEnd = isStopped(course.stops, after, step.isWin);
        add(isEnd ? ended : next, after, chance * step.chance);
      }
    }
    if (next.size + ended.size > MOST_SUMS) return undefined;
    going = next;
  }
  for (const [net, chance] of going) add(ended, net, chance);
  return forecastOf(course, [...ended]);
}

function forecastOf(
  { ruinAt }: Course,
  ends: readonly (readonly [net: number, chance: number])[],
): Forecast {
  let ahead = 0;
  let ruin = 0;
  let mean = 0;
  let losses = 0;
  let behind = 0;
  let worst = 0;
  for (const [net, chance] of ends) {
    if (net > 0) ahead += chance;
    if (net <= ruinAt) ruin += chance;
    mean += net * chance;
    if (net >= 0) continue;
    behind += chance;
    losses -= net * chance;
    worst = Math.max(worst, -net);
  }
  return { ahead, ruin, mean, meanLoss: behind > 0 ? losses / behind : 0, worstLoss: worst };
}

function binsOf(ends: readonly number[]): readonly Bin[] {
  const least = ends.reduce((a, b) => Math.min(a, b), 0);
  const most = ends.reduce((a, b) => Math.max(a, b), 0);
  const width = Math.max(1, (most - least) / BINS);
  const counts = Array.from({ length: BINS }, () => 0);
  for (const net of ends) {
    counts[Math.min(BINS - 1, Math.floor((net - least) / width))]! += 1;
  }
  return counts.map((count, at) => ({
    from: least + at * width,
    to: least + (at + 1) * width,
    share: count / ends.length,
  }));
}

/** The chance that none of so many issues wins anything. */
export const allLose = (outcomes: readonly Outcome[], issues: number): number =>
  outcomes.reduce((sum, { chance, back }) => (back(1).prize > 0n ? sum : sum + chance), 0) **
  issues;
