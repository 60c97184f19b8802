/**
 * Picks a side, or takes the pick back. The other side of its pair is no pick then: both together always lose
 * something. `keys`: all sides of the pad, pair after pair.
 */
export function withSide(
  picks: ReadonlySet<string>,
  keys: readonly string[],
  key: string,
): ReadonlySet<string> {
  const other = keys[keys.indexOf(key) ^ 1];
  const next = new Set([...picks].filter((picked) => picked !== other));
  if (!next.delete(key)) next.add(key);
  return next;
}
