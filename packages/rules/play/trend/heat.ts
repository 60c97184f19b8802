/** 热 温 冷: what came most often, least often, and what lies between (plays.md section 8.1). */
export type Heat = 'hot' | 'warm' | 'cold';

/** Draws that heat is told by. */
export const HEAT_DRAWS = 20;

/** How often something came, and how many draws ago. */
export type Came = { readonly times: number; readonly missing: number };

/**
 * The heat of each of some: the third that came most often is hot, the third that came least is cold;
 * of those that came as often the one that came later is the hotter.
 */
export function heatOf(all: readonly Came[]): readonly Heat[] {
  const third = Math.floor(all.length / 3);
  const order = [...all.keys()].toSorted(
    (a, b) => all[b]!.times - all[a]!.times || all[a]!.missing - all[b]!.missing,
  );
  const heat: Heat[] = all.map(() => 'warm');
  for (const index of order.slice(0, third)) heat[index] = 'hot';
  for (const index of order.slice(all.length - third)) heat[index] = 'cold';
  return heat;
}
