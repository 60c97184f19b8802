/** What a player has read of the announcements, by their numbers in the order in which they appeared. */
export type Marks = {
  /** Everything up to this one is read, but what must be ticked. */
  readonly upto: bigint;
  /** What is read behind it. */
  readonly beyond: readonly bigint[];
  /** What must be ticked, and is. */
  readonly ticked: readonly bigint[];
};

/** Single marks that are kept of a player, and ticks; what must be ticked is never so many at a time. */
export const MOST_BEYOND = 500;
const MOST_TICKED = 100;

const inOrder = (seqs: readonly bigint[]): bigint[] =>
  [...new Set(seqs)].toSorted((a, b) => Number(a - b));

/**
 * One more is read. Where there is no room for another mark, whatever was passed over before the oldest of them
 * counts as read: who read five hundred that came after it will not go back.
 */
export function withRead(marks: Marks, seq: bigint): Marks {
  if (seq <= marks.upto || marks.beyond.includes(seq)) return marks;
  const beyond = inOrder([...marks.beyond, seq]);
  const [oldest] = beyond;
  if (beyond.length <= MOST_BEYOND || oldest === undefined) return { ...marks, beyond };
  return { ...marks, upto: oldest, beyond: beyond.slice(1) };
}

/** Everything up to one is read. */
export const withAllRead = (marks: Marks, upto: bigint): Marks =>
  upto <= marks.upto ? marks : { ...marks, upto, beyond: marks.beyond.filter((seq) => seq > upto) };

/** One is ticked; of the others those are kept that are still to be ticked by somebody. */
export const withTick = (marks: Marks, seq: bigint, asked: ReadonlySet<bigint>): Marks => ({
  ...marks,
  ticked: inOrder([...marks.ticked.filter((each) => asked.has(each)), seq]).slice(-MOST_TICKED),
});

export const isRead = (
  { upto, beyond, ticked }: Marks,
  { seq, mustRead }: { readonly seq: bigint; readonly mustRead: boolean },
): boolean => (mustRead ? ticked.includes(seq) : seq <= upto || beyond.includes(seq));
