/** The place of a bet in its issue: by player, then by id. */
export type BetKey = { readonly playerId: bigint; readonly id: string };

/**
 * The bets after `after` (excluded) up to `to` (included). It ends behind the last bet of a player,
 * or inside a player who has too many for one chunk.
 */
export type Range = { readonly after: BetKey; readonly to: BetKey };

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Behind every bet of a player. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
export const FIRST: BetKey = { playerId: 0n, id: FIRST_ID };
export const LAST: BetKey = { playerId: 2n ** 63n - 1n, id: LAST_ID };
export const ALL: Range = { after: FIRST, to: LAST };

/** From the ends of the chunks (but of the last one) to ranges that cover all bets. */
export function rangesOf(ends: readonly BetKey[]): readonly Range[] {
  return [...ends, LAST].map((to, i) => ({ after: ends[i - 1] ?? FIRST, to }));
}

/** Fewer and larger ones that cover the same, each of so many neighbours. */
export const joined = (ranges: readonly Range[], size: number): readonly Range[] =>
  ranges.flatMap(({ after }, i) => {
    const last = i % size === 0 ? (ranges[i + size - 1] ?? ranges.at(-1)) : undefined;
    return last ? [{ after, to: last.to }] : [];
  });

/** The player whose other bets are in the range before, if there is one. */
export const continuedBy = ({ after }: Range): bigint | undefined =>
  after.id === LAST_ID || after.id === FIRST_ID ? undefined : after.playerId;

/** The players whose last bet is in a range, from one to another. */
export const playersEndingIn = (range: Range): { readonly from: bigint; readonly to: bigint } => ({
  from: continuedBy(range) ?? range.after.playerId + 1n,
  to: range.to.id === LAST_ID ? range.to.playerId : range.to.playerId - 1n,
});

/**
 * Ranges that are worked off one after another: those that share a player. His account is locked by
 * one chunk at a time, and the last one finds all others done.
 */
export function chainsOf(ranges: readonly Range[]): readonly (readonly Range[])[] {
  const chains: Range[][] = [];
  for (const range of ranges) {
    const last = chains.at(-1);
    if (last && continuedBy(range) !== undefined) last.push(range);
    else chains.push([range]);
  }
  return chains;
}
