/**
 * Games in the order of a player, with one of them at a place or taken away (null): 0 is the first, too far
 * behind is the last.
 */
export function placed(
  gameIds: readonly number[],
  gameId: number,
  at: number | null,
): readonly number[] {
  const others = gameIds.filter((id) => id !== gameId);
  return at === null ? others : [...others.slice(0, at), gameId, ...others.slice(at)];
}
