import type { Look } from '../play/outcome/look.ts';
import { someDraws } from '../play/outcome/space.ts';
import type { Play } from '../play/play.ts';
import {
  drawsOf,
  independentSets,
  type JudgedLine,
  judgedLines,
  meanPayout,
  type OutcomeLine,
  spaceOf,
  totalsOf,
} from './outcome-totals.ts';
import { isWideShare, type TurnoverSide, WIDE } from './turnover.ts';

/** A won or lost bet, as it counts towards turnover. */
export type TurnoverLine = OutcomeLine & {
  /** Sum of all equal bets without refunds of ties, in thousandths. */
  readonly stake: bigint;
  readonly side: TurnoverSide;
};

/**
 * Counted turnover of a player in an issue: `stake` less the stakes that cover too much (`wide`) and the opposite bets
 * (`opposed`).
 */
export type CountedTurnover = {
  readonly stake: bigint;
  readonly wide: bigint;
  readonly opposed: bigint;
};

type Line = JudgedLine<TurnoverLine>;

const stakeOf = (lines: readonly Line[]): bigint =>
  lines.reduce((sum, line) => line.lines.reduce((own, { stake }) => own + stake, sum), 0n);

/** Lines of one selection cover as much as each other. */
const isWide = (line: Line): boolean => line.lines[0]?.side === WIDE;

/** Limit of verdicts for one player in one issue. */
export const MOST_WORK = 1_000_000;

/**
 * Counts the turnover of one player in one issue. Each independent set of bets counts on its own: its stakes less the
 * certain part (`certainPart`) and less bets that cover too much. Pauses often, so that its caller can let others
 * work.
 */
export function* countTurnover(
  lines: readonly TurnoverLine[],
  mostWork = MOST_WORK,
): Generator<void, CountedTurnover> {
  let [stake, wide, opposed] = [0n, 0n, 0n];
  const left = { work: mostWork };
  for (const set of independentSets(yield* judgedLines(lines))) {
    const narrow = set.filter((line) => !isWide(line));
    const counts = stakeOf(narrow);
    stake += stakeOf(set);
    wide += stakeOf(set) - counts;
    if (counts === 0n || set.length === 1) continue;
    const certain = [
      opposedPairs(narrow),
      yield* certainPart(narrow, left),
      yield* joinedPart(narrow, left),
    ];
    if (narrow.length < set.length) {
      // Stakes that a wide bet makes certain are no risk of the other bets either.
      const risk = stakeOf(set) - (yield* certainPart(set, left));
      certain.push(risk < counts ? counts - risk : 0n);
    }
    opposed += certain.reduce((one, other) => (other > one ? other : one));
  }
  return { stake, wide, opposed };
}

/** The same at once. */
export function countedTurnover(
  lines: readonly TurnoverLine[],
  mostWork?: number,
): CountedTurnover {
  const counting = countTurnover(lines, mostWork);
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
  }
}

/** Returns the opposed stakes of two sides of one play: all but the difference. */
function opposedPairs(lines: readonly Line[]): bigint {
  const pairs = new Map<string, { sum: bigint; difference: bigint }>();
  for (const { play, side, stake } of lines.flatMap((line) => line.lines)) {
    if (side === null || side === WIDE) continue;
    const key = `${play.code} ${Math.abs(side)}`;
    const pair = pairs.get(key) ?? { sum: 0n, difference: 0n };
    pair.sum += stake;
    pair.difference += side > 0 ? stake : -stake;
    pairs.set(key, pair);
  }
  return [...pairs.values()].reduce((all, { sum, difference }) => {
    return all + sum - (difference < 0n ? -difference : difference);
  }, 0n);
}

/** Upper bound of the share of draws that pay a line. */
function paidShare({ play, selection }: Line): number {
  if (play.isParlay) return 1;
  const able = play.tiersOf(selection).map((tier) => play.tiers[tier]!);
  const paid = able.reduce((sum, { wins, ties }) => sum + wins + ties, 0n);
  const notes = play.options.length > 0 ? 1 : play.count(selection);
  return Math.min(1, (notes * Number(paid)) / Number(play.outcomes));
}

const paidShares = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + paidShare(line), 0);

/** For rounding. */
const NEARLY_ALL = 0.999_999;

/** Sampled draws before a full evaluation; they settle most sets. */
const TRIED = 64;

const paysAt = (line: Line, draw: readonly number[]): boolean =>
  line.pays(line.play.hits(line.selection, draw)) > 0;

/** Returns true if one of a few draws pays none of the lines. */
function somePaysNone(lines: readonly Line[]): boolean {
  const [{ play } = {}] = lines;
  if (!play) return true;
  for (const draw of someDraws(play, TRIED)) {
    if (!lines.some((line) => paysAt(line, draw))) return true;
  }
  return false;
}

/** Lines that may be in a bundle that covers too much: a few draws show which others they exclude. */
function mayJoin(lines: readonly Line[]): readonly Line[] {
  const [{ play } = {}] = lines;
  if (!play || lines.length < 2) return [];
  const draws = [...someDraws(play, TRIED)];
  const paid = lines.map((line) => draws.map((draw) => paysAt(line, draw)));
  return lines.filter((line, i) => {
    const others = lines.filter(
      (_, j) => j !== i && !draws.some((_draw, n) => paid[i]![n] && paid[j]![n]),
    );
    return others.length > 0 && isWideShare(paidShares([line, ...others]));
  });
}

/**
 * Returns the part of the stakes whose result is certain. The value of a bet at a draw is payout x stake / mean
 * payout, which is the stake on average. The least value over all draws is certain: twice the smaller stake of two
 * equal sides, and nothing if a draw pays none. The uncertain rest is also at most the difference between the largest
 * and the smallest payout. Lines with too many draws to evaluate together are evaluated in smaller sets.
 */
function* certainPart(lines: readonly Line[], left: { work: number }): Generator<void, bigint> {
  if (paidShares(lines) < NEARLY_ALL || somePaysNone(lines)) return 0n;
  const space = spaceOf(lines);
  if (!space) {
    const parts = partsThatFit(lines);
    let certain = 0n;
    if (parts.length > 1) for (const part of parts) certain += yield* certainPart(part, left);
    return certain;
  }
  left.work -= 2 * space.work + space.classes;
  if (left.work < 0) return 0n;
  const weights: number[] = [];
  for (const line of lines) {
    const mean = yield* meanPayout(line);
    weights.push(mean > 0 ? Number(stakeOf([line])) / mean : 0);
  }
  const { least, most, leastWeighed } = yield* totalsOf(lines, space, weights);
  if (least === 0) return 0n;
  const stake = stakeOf(lines);
  const certain = BigInt(Math.round(leastWeighed));
  const same = stake - BigInt(most - least);
  const part = same > certain ? same : certain;
  return part > stake ? stake : part;
}

const keyOfLook = (look: Look): string =>
  look.kind === 'places' ? look.at.join() : JSON.stringify(look.by);

/** Groups lines by the positions that they look at. */
function byLook(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    if (!line.look) continue;
    const key = keyOfLook(line.look);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Splits lines into sets small enough to evaluate, lines on the fewest positions first. */
function partsThatFit(lines: readonly Line[]): readonly (readonly Line[])[] {
  const known = byLook(lines).flatMap((group) => {
    const space = spaceOf(group);
    return space ? [{ group, classes: space.classes }] : [];
  });
  const parts: Line[][] = [];
  for (const { group } of known.toSorted((a, b) => a.classes - b.classes)) {
    const last = parts.at(-1);
    if (last && spaceOf([...last, ...group])) last.push(...group);
    else parts.push([...group]);
  }
  return parts;
}

/** Mutually exclusive lines on the same positions, judged as one bet. */
type Bundle = { readonly lines: Line[]; readonly paid: Float64Array };

/** Bundles of lines that look at the same. */
const MOST_BUNDLES = 4;
const PIECE = 500;

/**
 * Returns the part of the stakes that covers too much together, although no bet does alone. Mutually exclusive bets on
 * the same positions are judged as one bet with all their notes. The stake behind the payout of a wide share of the
 * draws counts as wide.
 */
function* joinedPart(lines: readonly Line[], left: { work: number }): Generator<void, bigint> {
  let joined = 0n;
  for (const all of byLook(lines)) {
    const group = isWideShare(paidShares(all)) ? mayJoin(all) : [];
    const space = spaceOf(group);
    const [{ play, look } = {}] = group;
    if (!space || !play || !look) continue;
    left.work -= space.classes * group.length;
    if (left.work < 0) return joined;
    const bundles: Bundle[] = [];
    for (const line of group) yield* putInto(bundles, line, look, space.classes);
    for (const bundle of bundles) {
      if (bundle.lines.length > 1) joined += yield* widePart(bundle, play, look);
    }
  }
  return joined;
}

function* putInto(
  bundles: Bundle[],
  line: Line,
  look: Look,
  classes: number,
): Generator<void, void> {
  const paid = new Float64Array(classes);
  let at = 0;
  for (const { draw } of drawsOf(line.play, look)) {
    paid[at] = line.pays(line.play.hits(line.selection, draw));
    at += 1;
    if (at % PIECE === 0) yield;
  }
  const bundle = bundles.find((each) => paid.every((own, i) => own === 0 || each.paid[i] === 0));
  if (bundle) {
    bundle.lines.push(line);
    paid.forEach((own, i) => (bundle.paid[i]! += own));
  } else if (bundles.length < MOST_BUNDLES) bundles.push({ lines: [line], paid });
}

/** Stakes x mean payout, capped at the level that a wide share of the draws reaches, / mean payout. */
function* widePart({ lines, paid }: Bundle, play: Play, look: Look): Generator<void, bigint> {
  const levels = new Map<number, number>();
  let at = 0;
  let all = 0;
  for (const { ways } of drawsOf(play, look)) {
    levels.set(paid[at]!, (levels.get(paid[at]!) ?? 0) + ways);
    all += ways;
    at += 1;
    if (at % PIECE === 0) yield;
  }
  let reached = 0;
  let level = 0;
  for (const [own, ways] of [...levels].toSorted(([a], [b]) => b - a)) {
    reached += ways / all;
    if (!isWideShare(reached)) continue;
    level = own;
    break;
  }
  if (level === 0) return 0n;
  let [below, whole] = [0, 0];
  for (const [own, ways] of levels) {
    below += Math.min(own, level) * (ways / all);
    whole += own * (ways / all);
  }
  // Millionths: a mean of floating-point numbers says no more.
  return (stakeOf(lines) * BigInt(Math.round((below / whole) * 1e6))) / 1_000_000n;
}
