import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { withdrawConsole } from '@fairlot/wire/money/withdraw';
import type { Platform } from '#platform/feature';
import { type Call, routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { claim, letGo, noteMemo, takeOver } from './review/claim.ts';
import { proposeOutcome } from './payout/outcome.ts';
import { pay, payByHand } from './payout/pay.ts';
import { viewTarget } from './payout/view-target.ts';
import { askNow, sendAgain } from './payout/provider-acts.ts';
import { getQueue, getQueueCounts, getQueued } from './review/queue.ts';
import { approve, reject, returnFailed, split } from './review/review.ts';
import { readWithdrawal } from './request/store.ts';

type Which = { readonly PlayerId: number; readonly Id: string };
type SeenInput = Which & {
  readonly Hash: string;
  readonly Reason: string;
  readonly Note?: string | undefined;
};
const keyOf = ({ PlayerId, Id: id }: Which) => ({ playerId: BigInt(PlayerId), id });
const seenOf = (input: SeenInput) => ({
  ...keyOf(input),
  hash: input.Hash,
  reason: input.Reason,
  note: input.Note,
});
const nothing = <E>(done: Result<unknown, E>): Result<null, E> => (done.ok ? ok(null) : done);

/** The queue of withdrawals at the console (product 3.4). */
export const withdrawConsoleRoutes = (platform: Platform) => {
  const { db, settings } = platform;
  const { dataFolder } = settings;
  /** A code of the operator that is at most five minutes old, before what moves money. */
  const proven = async <T, E>(
    call: Call,
    code: string | undefined,
    work: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | { readonly code: 'CODE_NEEDED' | 'CODE_WRONG' }>> => {
    const fault = await prove({ db, dataFolder }, call.operator, code);
    return fault ? refused({ code: fault }) : work();
  };
  const until = <E>(done: Result<number, E>) => (done.ok ? ok({ ClaimedUntil: done.value }) : done);
  return routes(withdrawConsole, {
    getQueue: (asked, { operator }) => getQueue(db, operator.operatorId, asked),
    getQueueCounts: () => getQueueCounts(db),
    getQueued: (which, { operator }) => getQueued(platform, operator.operatorId, keyOf(which)),
    claim: async (which, call) => until(await claim(db, actorOf(call), keyOf(which))),
    takeOver: async (input, call) =>
      until(await takeOver(db, actorOf(call), keyOf(input), input.Reason)),
    letGo: async (which, call) => nothing(await letGo(db, actorOf(call), keyOf(which))),
    noteWithdrawal: async (input, call) =>
      nothing(await noteMemo(db, actorOf(call), keyOf(input), input.Memo)),
    approve: (input, call) =>
      proven(call, input.Code, async () => {
        const done = await approve(platform, actorOf(call), seenOf(input));
        if (!done.ok) return done;
        const row = await readWithdrawal(db, keyOf(input));
        return ok({ IsApproved: row !== undefined && row.approved_ms !== null });
      }),
    reject: (input, call) =>
      proven(call, input.Code, async () => nothing(await reject(db, actorOf(call), seenOf(input)))),
    split: (input, call) =>
      proven(call, input.Code, async () =>
        nothing(await split(db, actorOf(call), seenOf(input), input.Parts)),
      ),
    pay: (input, call) =>
      proven(call, input.Code, async () =>
        nothing(await pay(platform, actorOf(call), seenOf(input), input.Provider)),
      ),
    viewTarget: async (input, call) => {
      const seen = { ...keyOf(input), hash: input.Hash };
      const done = await viewTarget(platform, actorOf(call), seen);
      return done.ok ? ok({ Number: done.value.number, Holder: done.value.holder ?? null }) : done;
    },
    payByHand: (input, call) =>
      proven(call, input.Code, async () => {
        const how = { fromBank: input.FromBank, receipt: input.Receipt };
        return nothing(await payByHand(platform, actorOf(call), seenOf(input), how));
      }),
    askProvider: async (input, call) =>
      nothing(await askNow(platform, actorOf(call), keyOf(input), input.Reason)),
    sendAgain: (input, call) =>
      proven(call, input.Code, async () =>
        nothing(await sendAgain(platform, actorOf(call), keyOf(input), input.Reason)),
      ),
    returnFailed: (input, call) =>
      proven(call, input.Code, async () =>
        nothing(await returnFailed(db, actorOf(call), seenOf(input))),
      ),
    proposeOutcome: (input, call) =>
      proven(call, input.Code, async () => {
        const outcome = { isPaid: input.IsPaid, evidence: input.Evidence };
        const made = await proposeOutcome(db, actorOf(call), seenOf(input), outcome);
        return made.ok ? ok(presentProposal(made.value)) : made;
      }),
  });
};
