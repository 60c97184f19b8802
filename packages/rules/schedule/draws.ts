import type { DrawShape, DrawZone } from '../play/draw-shape.ts';
import type { Draw } from '../play/play.ts';

/** The draws of a shape, all of one chance. */
const HEX_DIGIT = { from: 0, to: 15, repeats: true, ordered: true } as const;

const zonesOf = (shape: DrawShape): readonly DrawZone[] =>
  shape.kind === 'zones' ? shape.zones : [{ ...HEX_DIGIT, count: shape.count }];

const ballsOf = ({ count, special }: DrawZone): number => count + (special ? 1 : 0);

/** How many there are. */
export function drawsIn(shape: DrawShape): bigint {
  let all = 1n;
  for (const zone of zonesOf(shape)) {
    const size = BigInt(zone.to - zone.from + 1);
    for (let ball = 0n; ball < BigInt(ballsOf(zone)); ball += 1n) {
      all *= zone.repeats ? size : size - ball;
    }
    if (!zone.ordered && !zone.repeats) {
      for (let ball = 2n; ball <= BigInt(zone.count); ball += 1n) all /= ball;
    }
  }
  return all;
}

/** Numbers that come in any order and may repeat: each order of them is a draw of its own to chance. */
const isSorted = ({ ordered, repeats }: DrawZone): boolean => !ordered && repeats;

function inOrder(zones: readonly DrawZone[], draw: readonly number[]): Draw {
  const sorted = [...draw];
  let at = 0;
  for (const zone of zones) {
    if (isSorted(zone)) ascend(sorted, at, at + zone.count);
    at += ballsOf(zone);
  }
  return sorted;
}

/** Every draw as often as it comes; the array handed out may be the same each time. */
export function* allDraws(shape: DrawShape): Generator<Draw> {
  const zones = zonesOf(shape);
  const draw: number[] = [];
  function* from(index: number, ball: number): Generator<Draw> {
    const zone = zones[index];
    if (!zone) {
      yield zones.some(isSorted) ? inOrder(zones, draw) : draw;
      return;
    }
    if (ball === ballsOf(zone)) {
      yield* from(index + 1, 0);
      return;
    }
    const begin = draw.length - ball;
    const isAscending = !zone.ordered && !zone.repeats && ball > 0 && ball < zone.count;
    const first = isAscending ? draw[draw.length - 1]! + 1 : zone.from;
    for (let number = first; number <= zone.to; number += 1) {
      if (!zone.repeats && draw.indexOf(number, begin) >= 0) continue;
      draw.push(number);
      yield* from(index, ball + 1);
      draw.pop();
    }
  }
  yield* from(0, 0);
}

/** One draw by lot, written into `draw`. */
export function randomDraw(shape: DrawShape, random: () => number, draw: number[]): Draw {
  let at = 0;
  for (const zone of zonesOf(shape)) {
    const begin = at;
    const size = zone.to - zone.from + 1;
    for (const end = at + ballsOf(zone); at < end; at += 1) {
      do draw[at] = zone.from + Math.floor(random() * size);
      while (!zone.repeats && isThere(draw, begin, at));
    }
    if (!zone.ordered) ascend(draw, begin, begin + zone.count);
  }
  return draw;
}

function isThere(draw: readonly number[], begin: number, at: number): boolean {
  for (let other = begin; other < at; other += 1) if (draw[other] === draw[at]) return true;
  return false;
}

function ascend(draw: number[], begin: number, end: number): void {
  const sorted = draw.slice(begin, end).toSorted((a, b) => a - b);
  sorted.forEach((number, i) => (draw[begin + i] = number));
}
