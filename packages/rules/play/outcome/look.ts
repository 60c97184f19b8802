import { everywhere, outcomesAt, zonesOf } from './space.ts';
import type { DrawZone } from '../draw-shape.ts';
import type { DecidedBy, Play, Selection, ZoneDecidedBy } from '../play.ts';

/** Most outcomes or classes of an exact result; larger spaces get a bound. A million, and 16 ** 5. */
export const MOST_CLASSES = 2 ** 20;

/** Notes of a selection that are examined for their look. */
const MOST_NOTES = 5_000;

/** The part of a draw that decides a selection: some positions, or the class of the whole draw. */
export type Look =
  | { readonly kind: 'places'; readonly at: readonly number[] }
  | { readonly kind: 'classes'; readonly by: DecidedBy };

/** Finds the part of a draw that decides a selection. Returns undefined if its notes do not tell. */
export function lookOf(play: Play, selection: Selection): Look | undefined {
  const all = everywhere(play);
  const isSmall = outcomesAt(play, all) <= MOST_CLASSES;
  const most = (play.at ?? all).length;
  const places = new Set<number>();
  const bys = new Set<DecidedBy>();
  let isWhole = false;
  for (const single of play.singles(selection)) {
    const at = single.at ?? play.at;
    if (!at && isSmall) return { kind: 'places', at: all };
    if (at && !isWhole) {
      for (const place of at) places.add(place);
      if (places.size === most) break;
      continue;
    }
    isWhole = true;
    if (!single.decidedBy || bys.size >= MOST_NOTES) return undefined;
    bys.add(single.decidedBy);
  }
  if (!isWhole) return { kind: 'places', at: [...places].toSorted((a, b) => a - b) };
  // Notes that look at positions and notes that look at whole draws have no classes in common.
  if (places.size > 0) return undefined;
  const by = joinDecidedBy([...bys]);
  return by && { kind: 'classes', by };
}

/** Combines the classes of several notes. Returns undefined if no known class fits all. */
export function joinDecidedBy(all: readonly DecidedBy[]): DecidedBy | undefined {
  const [first] = all;
  if (first?.kind !== 'zones') {
    return joinZone(all.flatMap((by) => (by.kind === 'zones' ? [] : by)));
  }
  const zones = first.zones.map((_, i) =>
    joinZone(all.flatMap((by) => (by.kind === 'zones' ? by.zones[i]! : []))),
  );
  const known = zones.filter((zone) => zone !== undefined);
  return known.length === zones.length ? { kind: 'zones', zones: known } : undefined;
}

const isSame = (one: ZoneDecidedBy, other: ZoneDecidedBy): boolean =>
  one === other ||
  (one.kind === 'sum' && other.kind === 'sum') ||
  (one.kind === 'decimals' && other.kind === 'decimals' && one.count === other.count);

/** The same of one zone. */
function joinZone(all: readonly ZoneDecidedBy[]): ZoneDecidedBy | undefined {
  const [first] = all;
  if (first === undefined || all.every((by) => isSame(by, first))) return first;
  const digits = all.flatMap((by) => (by.kind === 'digits' ? by : []));
  if (digits.length === all.length) {
    const of = (digits[0]?.of ?? []).map((_, place) => [
      ...new Set(digits.flatMap((by) => by.of[place]!)),
    ]);
    return { kind: 'digits', of };
  }
  const places = all.flatMap((by) => (by.kind === 'places' ? by : []));
  if (places.length === all.length) {
    return { kind: 'places', of: [...new Set(places.flatMap(({ of }) => of))] };
  }
  const groups = all.map(groupsOf);
  const known = groups.filter((each) => each !== undefined);
  return known.length === all.length ? joinGroups(known) : undefined;
}

type Groups = Extract<ZoneDecidedBy, { kind: 'groups' }>;

/** Numbers and counts as groups; nothing else is one. */
function groupsOf(by: ZoneDecidedBy): Groups | undefined {
  switch (by.kind) {
    case 'groups':
      return by;
    case 'numbers':
      return { kind: 'groups', of: by.of.map((number) => [number]), special: 'apart' };
    case 'count':
      return { kind: 'groups', of: [by.of], special: 'alike' };
    default:
      return undefined;
  }
}

/** Numbers that are in the same groups of every note are alike to all of them. */
function joinGroups(all: readonly Groups[]): Groups {
  const groups = all.flatMap(({ of }) => of);
  const memberOf = new Map<number, number[]>();
  for (const [i, group] of groups.entries()) {
    for (const number of group) {
      const own = memberOf.get(number);
      if (own) own.push(i);
      else memberOf.set(number, [i]);
    }
  }
  const atoms = new Map<string, number[]>();
  for (const [number, of] of memberOf) {
    const key = of.join();
    atoms.set(key, [...(atoms.get(key) ?? []), number]);
  }
  const [{ special } = { special: 'apart' as const }] = all;
  // Told apart it says the most: each of the other two follows from it.
  const isOne = all.every((each) => each.special === special);
  return { kind: 'groups', of: [...atoms.values()], special: isOne ? special : 'apart' };
}

/** How many classes there are at most. */
export function countClasses(zones: readonly DrawZone[], by: DecidedBy): number {
  if (by.kind !== 'zones') return countZone(zones[0]!, by);
  return by.zones.reduce((product, own, i) => product * countZone(zones[i]!, own), 1);
}

function countZone(zone: DrawZone, by: ZoneDecidedBy): number {
  const numbers = zone.to - zone.from + 1;
  switch (by.kind) {
    case 'sum':
      return (zone.count + 1) * zone.to + 1;
    case 'decimals':
      return 9 * by.count + 1;
    case 'digits':
      return by.of.reduce((all, of) => all * Math.min(numbers, of.length + 1), 1);
    case 'places':
      return (zone.count + 1) ** by.of.length;
    case 'count':
      return zone.count + 2;
    case 'numbers':
    case 'groups': {
      const named = by.kind === 'groups' ? by.of.map(({ length }) => length) : by.of.map(() => 1);
      const rest = numbers - named.reduce((sum, size) => sum + size, 0);
      const isApart = zone.special && (by.kind !== 'groups' || by.special === 'apart');
      const drawn = zone.count + (zone.special && !isApart ? 1 : 0);
      return countWays([...named, rest], drawn) * (isApart ? named.length + 1 : 1);
    }
  }
}

/** In how many ways so many numbers can fall on groups of these sizes. */
function countWays(sizes: readonly number[], drawn: number): number {
  let ways = Array.from({ length: drawn + 1 }, (_, i) => Number(i === 0));
  for (const size of sizes) {
    ways = ways.map((_, sum) => {
      let all = 0;
      for (let own = 0; own <= Math.min(size, sum); own += 1) all += ways[sum - own]!;
      return all;
    });
  }
  return ways[drawn]!;
}

/** The zones that a look depends on. Looks without a shared zone are independent. */
export function touchedBy(play: Play, look: Look): readonly string[] {
  const zones = zonesOf(play);
  let start = 0;
  return zones.flatMap((zone, i) => {
    const places = Array.from(
      { length: zone.count + (zone.special ? 1 : 0) },
      (_, ball) => start + ball,
    );
    start += places.length;
    const isLooked =
      look.kind === 'places' ? places.some((place) => look.at.includes(place)) : true;
    if (!isLooked) return [];
    // Where no number repeats, each ball depends on the others.
    if (!zone.repeats) return [`zone ${i}`];
    const own = look.kind === 'places' ? places.filter((place) => look.at.includes(place)) : places;
    return own.map((place) => `place ${place}`);
  });
}
