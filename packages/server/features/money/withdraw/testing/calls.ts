import type { withdrawConsole, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { startAt } = CALLS;
/** Of nobody. */
const Id = '018f3c5a-0000-7000-8000-00000000dead';
const PlayerId = 9_000_000_000_000_000;
const Hash = 'ab'.repeat(32);
const Reason = 'no such withdrawal';
const seen = { PlayerId, Id, Hash, Reason, Code: '000000' };

const withdrawCalls: CallRows<typeof withdrawHttp> = {
  getWithdrawData: { who: 'player' },
  request: {
    who: 'player',
    sample: { IntentId: CALLS.intent, PayeeId: 1, Amount: 100, FundPassword: 'not-it' },
    ofOwner: ({ withdrawIntent, payee }) => ({
      IntentId: withdrawIntent,
      PayeeId: payee,
      Amount: 100,
      FundPassword: 'not-it',
    }),
    secret: ({ withdrawal }) => withdrawal,
    stranger: 'NO_CARD',
  },
  getRecords: {
    who: 'player',
    sample: { From: startAt - 60_000, To: startAt, State: 'WAITING', No: 'W1', PageSize: 20 },
    ofOwner: ({ withdrawal }) => ({
      From: startAt - 3_600_000,
      To: startAt + 3_600_000,
      Before: withdrawal,
      PageSize: 20,
    }),
  },
  getRecord: {
    who: 'player',
    sample: { Id },
    ofOwner: ({ withdrawal }) => ({ Id: withdrawal }),
    secret: ({ withdrawal }) => withdrawal,
    stranger: 'NO_SUCH_WITHDRAWAL',
  },
};

const withdrawConsoleCalls: CallRows<typeof withdrawConsole> = {
  getQueue: {
    who: 'withdraw.queue.read',
    sample: {
      Tab: 'open',
      Search: 'tester',
      Kind: 'card',
      Risk: 'BIG',
      From: startAt - 60_000,
      To: startAt,
      Least: 1,
      Most: 100,
      Count: 20,
    },
  },
  getQueueCounts: { who: 'withdraw.queue.read' },
  getQueued: { who: 'withdraw.queue.read', sample: { PlayerId, Id } },
  claim: { who: 'withdraw.queue.claim', sample: { PlayerId, Id } },
  takeOver: { who: 'withdraw.queue.takeover', sample: { PlayerId, Id, Reason } },
  letGo: { who: 'withdraw.queue.claim', sample: { PlayerId, Id } },
  noteWithdrawal: { who: 'withdraw.queue.claim', sample: { PlayerId, Id, Memo: 'called him' } },
  approve: { who: 'withdraw.queue.review', sample: seen },
  reject: { who: 'withdraw.queue.review', sample: seen },
  split: { who: 'withdraw.queue.review', sample: { ...seen, Parts: [50, 50] } },
  pay: { who: 'withdraw.queue.pay', sample: { ...seen, Provider: 'sandbox' } },
  viewTarget: { who: 'withdraw.queue.pay', sample: { PlayerId, Id, Hash } },
  payByHand: {
    who: 'withdraw.queue.pay',
    sample: { ...seen, FromBank: 'ICBC 6222', Receipt: '20261126-1' },
  },
  askProvider: { who: 'withdraw.queue.pay', sample: { PlayerId, Id, Reason } },
  sendAgain: { who: 'withdraw.queue.pay', sample: { PlayerId, Id, Reason, Code: '000000' } },
  returnFailed: { who: 'withdraw.queue.pay', sample: seen },
  proposeOutcome: {
    who: 'withdraw.queue.settle',
    sample: { ...seen, IsPaid: true, Evidence: 'line 7' },
  },
};

export const calls: FeatureCalls = { http: withdrawCalls, console: withdrawConsoleCalls };
