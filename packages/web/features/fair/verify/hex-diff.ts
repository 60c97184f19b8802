export type Piece = { readonly text: string; readonly differs: boolean };

const GROUP = 8;

/** Two values in groups of eight characters, with those that are not the same marked. */
export function hexDiff(
  expected: string,
  computed: string,
): { readonly expected: readonly Piece[]; readonly computed: readonly Piece[] } {
  const groups = (text: string): string[] => text.match(/.{1,8}/gs) ?? [];
  const of = (text: string, other: string): Piece[] =>
    groups(text).map((group, at) => ({
      text: group,
      differs: group !== other.slice(at * GROUP, (at + 1) * GROUP),
    }));
  return { expected: of(expected, computed), computed: of(computed, expected) };
}
