import type { Bilingual } from '@fairlot/rules/core/text';
import type { ListedPlay } from '@fairlot/rules/play/play';
import { twoSidedOf, type TwoSided } from '@fairlot/rules/play/trend/two-sided';

/** An option that a pad offers with one press. */
export type Side = { readonly play: ListedPlay; readonly option: string; readonly name: Bilingual };

const isPair = (pair: TwoSided, first: string): boolean => pair.sides[0] === first;

/** The first pair of a kind, of the play that has the first pair of all where that has one. */
const firstOf = (pairs: readonly TwoSided[], first: string): TwoSided | undefined =>
  pairs.find((pair) => isPair(pair, first) && pair.play === pairs[0]?.play) ??
  pairs.find((pair) => isPair(pair, first));

/** Big, small, odd, even, dragon, tiger of a family, or what it has of them; in this order. */
export function sidesOf(plays: readonly ListedPlay[]): readonly Side[] {
  const pairs = twoSidedOf(plays);
  const duel = firstOf(pairs, 'dragon') ?? firstOf(pairs, 'banker');
  const panel = [firstOf(pairs, 'big'), firstOf(pairs, 'odd'), duel];
  return panel.flatMap((pair) =>
    pair ? pair.sides.map((option, at) => sideOf(pair, option, pair.names[at as 0 | 1])) : [],
  );
}

const sideOf = ({ play }: TwoSided, option: string, name: Bilingual): Side => ({
  play,
  option,
  name,
});

/** What a pick is kept by. */
export const keyOf = ({ play, option }: Side): string => `${play.code} ${option}`;
