/** When a follow plan ends before its time; thousandths, above zero, null: never by that. */
export type FollowStops = {
  /** As soon as prizes come to so much, whatever was staked for them. */
  readonly win: bigint | null;
  /** As soon as it brought so much more than it cost. */
  readonly earn: bigint | null;
  /** As soon as it cost so much more than it brought. */
  readonly loss: bigint;
};

/** What the orders that ended cost and brought. */
export type FollowSums = {
  readonly stake: bigint;
  readonly prize: bigint;
  /** What came back of stakes: ties, and issues and bets that were cancelled. */
  readonly refund: bigint;
};

/** Asked once an issue, after all bets of the issue have ended; a loss is named before what was won. */
export function followStop(
  { win, earn, loss }: FollowStops,
  { stake, prize, refund }: FollowSums,
): 'WIN' | 'EARN' | 'LOSS' | undefined {
  const net = prize + refund - stake;
  if (-net >= loss) return 'LOSS';
  if (earn !== null && net >= earn) return 'EARN';
  if (win !== null && prize >= win) return 'WIN';
  return undefined;
}
