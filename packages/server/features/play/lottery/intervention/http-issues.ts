import { ok, refused } from '@fairlot/rules/core/result';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import { actorOf, presentProposal } from '../../../staff/operator/proposals/index.ts';
import { prove } from '../../../staff/operator/sign-in/index.ts';
import { proposeCancel } from './cancel-fed.ts';
import { enterDraw } from './enter-draw.ts';
import type { IssueName } from './fed-issue.ts';
import { continueIssue, holdIssue } from './hold-issue.ts';
import { getIssue, getIssueMonitor } from './monitor.ts';
import { createMostPayout } from './most-payout.ts';

type Calls = Pick<
  Handlers<typeof lotteryConsole>,
  'getIssueMonitor' | 'getIssue' | 'enterDraw' | 'holdIssue' | 'continueIssue' | 'proposeCancel'
>;

const nameOf = (input: { readonly GameId: number; readonly SerialNumber: number }): IssueName => ({
  gameId: input.GameId,
  serialNumber: input.SerialNumber,
});

/** What operators see of issues and do with them. */
export function issueCalls({ db, announce, settings }: Platform): Calls {
  const { dataFolder } = settings;
  const mostPayout = createMostPayout(db);
  return {
    getIssueMonitor: () => getIssueMonitor(db, mostPayout),
    getIssue: async (input) => {
      const found = await getIssue(db, mostPayout, nameOf(input));
      return found.ok ? found : refused({ code: found.error });
    },
    enterDraw: async (input, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, input.Code);
      if (fault) return refused({ code: fault });
      const wanted = { ...nameOf(input), number: input.Number, evidence: input.Evidence.trim() };
      const done = await enterDraw({ db, announce }, actorOf(call), wanted);
      if (!done.ok) return refused({ code: done.error });
      // Kept all the same: what is void stands in the records.
      if (done.value === 'differs') return refused({ code: 'NUMBERS_DIFFER' });
      return ok({ Outcome: done.value });
    },
    holdIssue: async (input, call) => {
      const done = await holdIssue(db, actorOf(call), nameOf(input), input.Reason);
      return done.ok ? ok({ Step: done.value.step }) : refused({ code: done.error });
    },
    continueIssue: async (input, call) => {
      const done = await continueIssue(db, actorOf(call), nameOf(input), input.Reason);
      return done.ok ? ok({ Step: done.value.step }) : refused({ code: done.error });
    },
    proposeCancel: async (input, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, input.Code);
      if (fault) return refused({ code: fault });
      const made = await proposeCancel(db, actorOf(call), nameOf(input), input.Reason);
      return made.ok ? ok(presentProposal(made.value)) : refused({ code: made.error });
    },
  };
}
