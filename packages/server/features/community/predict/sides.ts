import { playsOf } from '@fairlot/rules/play/index';
import { twoSidedOf, type TwoSided } from '@fairlot/rules/play/trend/two-sided';
import type { Bilingual } from '@fairlot/rules/core/text';

/** One side of a play of which only one can come. */
export type Side = { readonly pair: TwoSided; readonly at: 0 | 1; readonly name: Bilingual };

const pairs = new Map<string, readonly TwoSided[]>();

function pairsOf(family: string): readonly TwoSided[] {
  const known = pairs.get(family) ?? twoSidedOf(playsOf(family));
  pairs.set(family, known);
  return known;
}

/** The side of a play of a family by their codes; undefined for one that there is not. */
export function sideOf(family: string, play: string, option: string): Side | undefined {
  for (const pair of pairsOf(family)) {
    const at = pair.sides.indexOf(option);
    if (pair.play.code === play && at !== -1) {
      return { pair, at: at as 0 | 1, name: pair.names[at as 0 | 1] };
    }
  }
  return undefined;
}
