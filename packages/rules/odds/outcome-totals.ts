import { type Money, ZERO } from '../core/money.ts';
import {
  countClasses,
  joinDecidedBy,
  lookOf,
  MOST_CLASSES,
  touchedBy,
  type Look,
} from '../play/outcome/look.ts';
import { drawClasses } from '../play/outcome/partition.ts';
import { drawsAt, outcomesAt, zonesOf } from '../play/outcome/space.ts';
import type { DecidedBy, Draw, Hits, Play, Selection } from '../play/play.ts';
import { mostPrizeAt } from './most-prize.ts';
import { cutAt, payoutOf } from './prize.ts';

/** The parts of a bet that decide its payout. */
export type OutcomeLine = {
  readonly play: Play;
  readonly selection: Selection;
  /** As the bet froze them. */
  readonly odds: readonly bigint[];
  readonly unitStake: Money;
  /** Cap of its payout; null or undefined if it has none. */
  readonly mostPrize?: bigint | null | undefined;
  /** Number of equal bets; 1 by default. */
  readonly bets?: number | undefined;
};

/** Lines of one selection, which are judged as one. */
export type JudgedLine<L extends OutcomeLine = OutcomeLine> = {
  readonly play: Play;
  readonly selection: Selection;
  readonly lines: readonly L[];
  /** Undefined if its notes do not tell. */
  readonly look: Look | undefined;
  /** Upper bound of what counts of their payout, in thousandths. */
  readonly most: number;
  /** What counts of their payout by a verdict, in thousandths. */
  readonly pays: (hits: Hits) => number;
};

/** Payout totals of lines over the draws of a space, in thousandths. */
export type OutcomeTotals = {
  readonly least: number;
  readonly most: number;
  /** The smallest weighted payout sum. */
  readonly leastWeighed: number;
};

/** What of a payout counts: all of it, or the prize without stakes that a tie gives back. */
export type Counting = 'payout' | 'prize';

/** Verdicts between two pauses of a generator. */
const PIECE = 500;

/** Returns an upper bound of what counts of the payout of a bet, in thousandths. */
export const mostCounted = (line: OutcomeLine, counting: Counting): bigint =>
  counting === 'prize' ? mostPrizeOf(line) : mostPayout(line);

function mostPrizeOf({ play, selection, odds, unitStake, mostPrize }: OutcomeLine): bigint {
  const prize = mostPrizeAt(play, selection, odds, unitStake);
  return cutAt({ prize, refund: ZERO }, mostPrize ?? null).prize;
}

function mostPayout(line: OutcomeLine): bigint {
  const { play, selection, unitStake } = line;
  const most = mostPrizeOf(line);
  const canTie = play.tiersOf(selection).some((tier) => (play.tiers[tier]?.ties ?? 0n) > 0n);
  if (!canTie) return most;
  const notes = play.count(selection);
  const stake = unitStake * BigInt(notes);
  // Some notes may tie while others win.
  if (notes > 1) return most + stake;
  return most > stake ? most : stake;
}

/**
 * Groups lines by their selection, in an order that is the same whatever order they come in: sums of floating-point
 * numbers and bounds of work depend on it. Pauses after each, as long ones take a while to read.
 */
export function* judgedLines<L extends OutcomeLine>(
  lines: readonly L[],
  counting: Counting = 'payout',
): Generator<void, readonly JudgedLine<L>[]> {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const key = `${line.play.form} ${line.play.format(line.selection)}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
    yield;
  }
  const judged: JudgedLine<L>[] = [];
  const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [, own] of sorted) {
    const { play, selection } = own[0]!;
    const most = own.reduce(
      (sum, line) => sum + Number(mostCounted(line, counting)) * (line.bets ?? 1),
      0,
    );
    const look = lookOf(play, selection);
    const pays = payerOf(play, selection, own, counting);
    judged.push({ play, selection, lines: own, look, most, pays });
    yield;
  }
  return judged;
}

function payerOf(
  play: Play,
  selection: Selection,
  lines: readonly OutcomeLine[],
  counting: Counting,
): (hits: Hits) => number {
  const able = play.tiersOf(selection);
  const known = new Map<string, number>();
  return ({ tiers, refunds }) => {
    const own = able.map((tier) => tiers[tier]!);
    if ((refunds === 0 || counting === 'prize') && own.every((hits) => hits === 0)) return 0;
    const key = `${own.join()}/${refunds}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (const { odds, unitStake, mostPrize, bets = 1 } of lines) {
      const paid = payoutOf(play, { tiers: own, refunds }, odds, unitStake);
      const { prize, refund } = cutAt(paid, mostPrize ?? null);
      sum += Number(counting === 'prize' ? prize : prize + refund) * bets;
    }
    known.set(key, sum);
    return sum;
  };
}

/** Splits lines into independent sets. */
export function independentSets<J extends JudgedLine>(lines: readonly J[]): readonly J[][] {
  type Set_ = { touched: Set<string>; lines: J[] };
  let sets: Set_[] = [];
  for (const line of lines) {
    const touched = line.look ? touchedBy(line.play, line.look) : ['?'];
    // An unknown look may depend on everything.
    const isJoined = (set: Set_): boolean =>
      !line.look || set.touched.has('?') || touched.some((each) => set.touched.has(each));
    const joined = sets.filter(isJoined);
    const whole: Set_ = {
      touched: new Set([...touched, ...joined.flatMap((set) => [...set.touched])]),
      lines: [...joined.flatMap((set) => set.lines), line],
    };
    sets = [...sets.filter((set) => !joined.includes(set)), whole];
  }
  return sets.map((set) => set.lines);
}

/** The draws that distinguish lines, and the number of verdicts to add them up. */
export type Space = (
  | { readonly kind: 'places'; readonly at: readonly number[] }
  | { readonly kind: 'classes'; readonly by: DecidedBy }
) & { readonly classes: number; readonly work: number };

/** The space of dependent lines. Returns undefined if it has more than `MOST_CLASSES` classes, or is not known. */
export function spaceOf(lines: readonly JudgedLine[]): Space | undefined {
  const [first] = lines;
  if (!first) return undefined;
  // Beyond, a number no longer tells thousandths apart.
  if (lines.reduce((sum, { most }) => sum + most, 0) > Number.MAX_SAFE_INTEGER) return undefined;
  const { play } = first;
  const looks = lines.flatMap(({ look }) => look ?? []);
  if (looks.length < lines.length) return undefined;
  const at = looks.flatMap((look) => (look.kind === 'places' ? look.at : []));
  const bys = looks.flatMap((look) => (look.kind === 'classes' ? look.by : []));
  if (bys.length === 0) {
    const all = [...new Set(at)].toSorted((a, b) => a - b);
    const classes = outcomesAt(play, all);
    if (classes > MOST_CLASSES) return undefined;
    const work = looks.reduce(
      (sum, look) => sum + (look.kind === 'places' ? outcomesAt(play, look.at) : 0),
      0,
    );
    return { kind: 'places', at: all, classes, work };
  }
  const by = bys.length === looks.length ? joinDecidedBy(bys) : undefined;
  if (!by) return undefined;
  const classes = countClasses(zonesOf(play), by);
  if (classes > MOST_CLASSES) return undefined;
  return { kind: 'classes', by, classes, work: classes * lines.length };
}

/**
 * Adds up the payouts of lines for every draw of a space. `weights` follows the order of the lines; the default is 1.
 * Pauses often, so that its caller can let others work.
 */
export function* totalsOf(
  lines: readonly JudgedLine[],
  space: Space,
  weights?: readonly number[],
): Generator<void, OutcomeTotals> {
  const weighed = lines.map((line, i) => ({ line, weight: weights?.[i] ?? 1 }));
  return space.kind === 'places'
    ? yield* totalsAt(weighed, space.at)
    : yield* totalsOfClasses(weighed, space.by);
}

/** Yields one draw of each class of a look with the number of draws in it. */
export function* drawsOf(play: Play, look: Look): Generator<{ draw: Draw; ways: number }> {
  if (look.kind === 'places') {
    for (const draw of drawsAt(play, look.at)) yield { draw, ways: 1 };
  } else {
    for (const { draw, ways } of drawClasses(zonesOf(play), look.by)) {
      yield { draw, ways: Number(ways) };
    }
  }
}

type Weighed = { readonly line: JudgedLine; readonly weight: number };

function createTotals() {
  let [least, most, leastWeighed] = [Infinity, -Infinity, Infinity];
  return {
    add(paid: number, worth: number): void {
      if (paid < least) least = paid;
      if (paid > most) most = paid;
      if (worth < leastWeighed) leastWeighed = worth;
    },
    end: (): OutcomeTotals => ({ least, most, leastWeighed }),
  };
}

/** Payouts of lines on the same positions, by the numbers at these positions. */
type Table = {
  readonly indexOf: (draw: Draw) => number;
  readonly paid: Float64Array;
  readonly worth: Float64Array;
};

function* totalsAt(
  lines: readonly Weighed[],
  at: readonly number[],
): Generator<void, OutcomeTotals> {
  const { play } = lines[0]!.line;
  const byPlaces = new Map<string, { at: readonly number[]; lines: Weighed[] }>();
  for (const each of lines) {
    const own = each.line.look?.kind === 'places' ? each.line.look.at : at;
    const group = byPlaces.get(own.join());
    if (group) group.lines.push(each);
    else byPlaces.set(own.join(), { at: own, lines: [each] });
  }
  const tables: Table[] = [];
  let direct: readonly Weighed[] = [];
  for (const group of byPlaces.values()) {
    // Lines on all positions are judged in the loop.
    if (group.at.length === at.length) direct = group.lines;
    else tables.push(yield* tableOf(play, group.at, group.lines));
  }
  const totals = createTotals();
  let done = 0;
  for (const draw of drawsAt(play, at)) {
    let [paid, worth] = [0, 0];
    for (const table of tables) {
      const index = table.indexOf(draw);
      paid += table.paid[index]!;
      worth += table.worth[index]!;
    }
    for (const { line, weight } of direct) {
      const own = line.pays(line.play.hits(line.selection, draw));
      paid += own;
      worth += own * weight;
      done += 1;
      if (done % PIECE === 0) yield;
    }
    totals.add(paid, worth);
    done += 1;
    if (done % PIECE === 0) yield;
  }
  return totals.end();
}

function* tableOf(
  play: Play,
  at: readonly number[],
  lines: readonly Weighed[],
): Generator<void, Table> {
  const balls = zonesOf(play).flatMap((zone) =>
    Array.from({ length: zone.count + (zone.special ? 1 : 0) }, () => zone),
  );
  const sizes = at.map((place) => balls[place]!.to - balls[place]!.from + 1);
  const indexOf = (draw: Draw): number => {
    let index = 0;
    for (let i = 0; i < at.length; i += 1) {
      index = index * sizes[i]! + draw[at[i]!]! - balls[at[i]!]!.from;
    }
    return index;
  };
  const size = sizes.reduce((product, own) => product * own, 1);
  const [paid, worth] = [new Float64Array(size), new Float64Array(size)];
  let done = 0;
  for (const draw of drawsAt(play, at)) {
    const index = indexOf(draw);
    for (const { line, weight } of lines) {
      const own = line.pays(line.play.hits(line.selection, draw));
      paid[index]! += own;
      worth[index]! += own * weight;
      done += 1;
      if (done % PIECE === 0) yield;
    }
  }
  return { indexOf, paid, worth };
}

function* totalsOfClasses(
  lines: readonly Weighed[],
  by: DecidedBy,
): Generator<void, OutcomeTotals> {
  const { play } = lines[0]!.line;
  const totals = createTotals();
  let done = 0;
  for (const { draw } of drawClasses(zonesOf(play), by)) {
    let [paid, worth] = [0, 0];
    for (const { line, weight } of lines) {
      const own = line.pays(line.play.hits(line.selection, draw));
      paid += own;
      worth += own * weight;
      done += 1;
      if (done % PIECE === 0) yield;
    }
    totals.add(paid, worth);
  }
  return totals.end();
}

/** Returns the mean payout of a line. */
export function* meanPayout(line: JudgedLine): Generator<void, number> {
  if (!line.look) return 0;
  let [sum, all, done] = [0, 0, 0];
  for (const { draw, ways } of drawsOf(line.play, line.look)) {
    sum += line.pays(line.play.hits(line.selection, draw)) * ways;
    all += ways;
    done += 1;
    if (done % PIECE === 0) yield;
  }
  return sum / all;
}
