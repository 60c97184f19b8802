import { mills, ZERO, type Money } from '../core/money.ts';

/** When a schedule ends before its last issue; null: never by that. Money is above zero. */
export type Stops = {
  /** At the first prize. */
  readonly win: boolean;
  /** As soon as it has brought so much more than it cost. */
  readonly earn: Money | null;
  /** As soon as it has cost so much more than it brought. */
  readonly loss: Money | null;
};

export type Stop = 'WIN' | 'EARN' | 'LOSS';

/** What the issues that ended so far cost and brought. `net`: prizes and what a tie gave back, less the stakes. */
export type Standing = { readonly net: bigint; readonly hasWon: boolean };

/** Asked after every issue that ended (plays.md section 7.6). */
export function stopAfter({ win, earn, loss }: Stops, { net, hasWon }: Standing): Stop | undefined {
  if (win && hasWon) return 'WIN';
  if (earn !== null && net >= earn) return 'EARN';
  if (loss !== null && -net >= loss) return 'LOSS';
  return undefined;
}

/** Plans that stake more after what was lost are started with a limit to the loss (decision 0076). */
export const needsStopLoss = (multiples: readonly number[]): boolean =>
  multiples.some((multiple, at) => at > 0 && multiple > multiples[at - 1]!);

/**
 * No course of the draws loses more. A stop of loss is asked after an issue: what that issue costs may come
 * on top of a loss that was just below it.
 */
export function worstLoss(costs: readonly Money[], { win, loss }: Stops): Money {
  let worst = ZERO;
  let before = 0n;
  for (const cost of costs) {
    // Where the first prize ends it, only an unbroken row of losses goes on.
    const held = loss !== null && before >= loss ? loss - 1n : before;
    if (win && loss !== null && before >= loss) break;
    const after = held + cost;
    if (after > worst) worst = mills(after);
    before += cost;
  }
  return worst;
}
