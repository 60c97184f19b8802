export type Piece = { readonly text: string; readonly differs: boolean };

/** Numbers one by one, anything else in groups of eight characters. */
const groupsOf = (text: string): readonly string[] =>
  text.includes(',') ? text.split(',') : (text.match(/.{1,8}/gs) ?? []);

/** A value in groups, with those marked that are not the same in the other. */
function pieces(text: string, other: string): readonly Piece[] {
  const others = groupsOf(other);
  return groupsOf(text).map((group, at) => ({ text: group, differs: group !== others[at] }));
}

/** What was published and what was computed, each marked where it is not the other. */
export const hexDiff = (
  expected: string,
  computed: string,
): { readonly expected: readonly Piece[]; readonly computed: readonly Piece[] } => ({
  expected: pieces(expected, computed),
  computed: pieces(computed, expected),
});
