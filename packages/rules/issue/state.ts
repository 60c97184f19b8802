/** States of an issue (spec section 4), as they travel and as they are stored. */
export const IssueState = { WAITING: 0, WINNUMBERGOT: 1, AWARDED: 2, CANCEL: 3 } as const;
export type IssueState = (typeof IssueState)[keyof typeof IssueState];

const NEXT: { readonly [S in IssueState]: readonly IssueState[] } = {
  [IssueState.WAITING]: [IssueState.WINNUMBERGOT, IssueState.CANCEL],
  [IssueState.WINNUMBERGOT]: [IssueState.AWARDED],
  [IssueState.AWARDED]: [],
  [IssueState.CANCEL]: [],
};

/**
 * Whether an issue may go from one state to another. The specification leaves the transitions
 * open; ours: numbers come once, prizes follow them, and an issue whose numbers are known is
 * never cancelled (a correction is a recorded reversal, not a state).
 */
export const canMove = (from: IssueState, to: IssueState): boolean => NEXT[from].includes(to);

/** Whether nothing more will happen to an issue in this state. */
export const isFinal = (state: IssueState): boolean => NEXT[state].length === 0;
