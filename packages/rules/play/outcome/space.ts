import { invariant } from '../../core/invariant.ts';
import { drawLength, zoneAt, type DrawZone } from '../draw-shape.ts';
import { findFamily } from '../registry.ts';
import type { Play } from '../play.ts';

/** The outcomes of some positions of a draw: how many there are, and a draw for each of them. */
type Drawn = Pick<Play, 'family'>;

/** Returns the zones of a play's family. */
export const zonesOf = (play: Drawn): readonly DrawZone[] => {
  const family = findFamily(play.family);
  invariant(family, `family ${play.family} exists`);
  const { draw } = family;
  if (draw.kind === 'zones') return draw.zones;
  return [{ count: draw.count, from: 0, to: 15, repeats: true, ordered: true }];
};

/** The zone of each ball, its number among those of its zone's pool. */
const ballsOf = (play: Drawn): DrawZone[] => {
  const zones = zonesOf(play);
  const length = drawLength({ kind: 'zones', zones });
  return Array.from({ length }, (_, place) => zoneAt(zones, place)!);
};

/**
 * Yields a draw for every outcome of some positions; other positions hold the remaining numbers in order. Every draw
 * is the same array.
 */
export function* drawsAt(play: Drawn, at: readonly number[]): Generator<number[]> {
  const balls = ballsOf(play);
  // With repetition, positions are independent.
  const draw = balls.map(({ repeats, from }) => (repeats ? from : -1));
  const drawn = new Map(balls.map((zone) => [zone, new Uint8Array(zone.to + 1)]));
  const takenAt = balls.map((zone) => drawn.get(zone)!);
  const others = [...balls.keys()].filter((place) => !at.includes(place) && !balls[place]!.repeats);
  const fill = (): void => {
    const next = new Map<DrawZone, number>();
    for (const place of others) {
      const zone = balls[place]!;
      let number = next.get(zone) ?? zone.from;
      while (takenAt[place]![number]) number += 1;
      draw[place] = number;
      next.set(zone, number + 1);
    }
  };
  const isSet = at.map(() => false);
  for (let depth = 0; depth >= 0;) {
    const place = at[depth];
    if (place === undefined) {
      fill();
      yield draw;
      depth -= 1;
      continue;
    }
    const { from, to, repeats } = balls[place]!;
    const taken = takenAt[place]!;
    let number = from;
    if (isSet[depth]) {
      number = draw[place]! + 1;
      taken[draw[place]!] = 0;
    }
    if (!repeats) while (number <= to && taken[number]) number += 1;
    isSet[depth] = number <= to;
    if (number > to) {
      depth -= 1;
      continue;
    }
    draw[place] = number;
    if (!repeats) taken[number] = 1;
    depth += 1;
  }
}

/** How many outcomes some positions have; beyond 2^53 no longer exact. */
export function outcomesAt(play: Drawn, at: readonly number[]): number {
  const balls = ballsOf(play);
  const taken = new Map<DrawZone, number>();
  let outcomes = 1;
  for (const place of at) {
    const zone = balls[place]!;
    const before = zone.repeats ? 0 : (taken.get(zone) ?? 0);
    outcomes *= zone.to - zone.from + 1 - before;
    taken.set(zone, before + 1);
  }
  return outcomes;
}

/** Every position of a draw of the play's family. */
export const everywhere = (play: Drawn): number[] => [...ballsOf(play).keys()];

/** Random draws, each as likely as the others; the same ones each time. */
export function* someDraws(play: Drawn, count: number): Generator<readonly number[]> {
  let seed = 1;
  const below = (most: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  for (let made = 0; made < count; made += 1) {
    yield zonesOf(play).flatMap((zone) => {
      const numbers = Array.from({ length: zone.to - zone.from + 1 }, (_, i) => zone.from + i);
      const balls = zone.count + (zone.special ? 1 : 0);
      const drawn = Array.from({ length: balls }, () => {
        const at = below(numbers.length);
        return zone.repeats ? numbers[at]! : numbers.splice(at, 1)[0]!;
      });
      if (zone.ordered || zone.repeats) return drawn;
      const regular = drawn.slice(0, zone.count).toSorted((a, b) => a - b);
      return [...regular, ...drawn.slice(zone.count)];
    });
  }
}
