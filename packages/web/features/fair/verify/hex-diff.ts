export type Piece = { readonly text: string; readonly differs: boolean };

const GROUP = 8;

/** A value in groups of eight characters, with those marked that are not the same in the other. */
const pieces = (text: string, other: string): Piece[] =>
  (text.match(/.{1,8}/gs) ?? []).map((group, at) => ({
    text: group,
    differs: group !== other.slice(at * GROUP, (at + 1) * GROUP),
  }));

/** What was published and what was computed, each marked where it is not the other. */
export const hexDiff = (
  expected: string,
  computed: string,
): { readonly expected: readonly Piece[]; readonly computed: readonly Piece[] } => ({
  expected: pieces(expected, computed),
  computed: pieces(computed, expected),
});
