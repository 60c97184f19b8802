import type { transferConsole, transferHttp } from '@fairlot/wire/team/transfer';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { startAt } = CALLS;
/** Of nobody. */
const Id = '018f3c5a-0000-7000-8000-00000000dead';

const send = {
  IntentId: CALLS.intent,
  Type: 'DEPOSIT',
  Amount: 100,
  Note: 'for a start',
  FundPassword: 'not-it',
} as const;

export const transferCalls: CallRows<typeof transferHttp> = {
  getTransferData: { who: 'player' },
  findMembers: { who: 'player', sample: { Search: 'nobody' } },
  getTarget: {
    who: 'player',
    sample: { UserName: 'nobody-here' },
    ofOwner: ({ member }) => ({ UserName: member }),
    secret: ({ member }) => member,
    stranger: 'WRONG_ACCOUNT',
    relations: { grandparent: 'NOT_DIRECT', parent: 'NOT_DIRECT' },
  },
  transfer: {
    who: 'player',
    sample: { ...send, UserName: 'nobody-here' },
    ofOwner: ({ member, transferIntent }) => ({
      ...send,
      IntentId: transferIntent,
      UserName: member,
    }),
    secret: ({ transfer }) => transfer,
    stranger: 'WRONG_ACCOUNT',
    relations: { grandparent: 'NOT_DIRECT', parent: 'NOT_DIRECT' },
  },
  getRecords: {
    who: 'player',
    sample: { From: startAt - 60_000, To: startAt, Direction: 'in', Before: Id, PageSize: 20 },
    ofOwner: ({ transfer }) => ({
      From: startAt - 3_600_000,
      To: startAt + 3_600_000,
      Before: transfer,
      PageSize: 20,
    }),
  },
};

const transferConsoleCalls: CallRows<typeof transferConsole> = {
  getTransfers: {
    who: 'transfer.records.read',
    sample: {
      Search: 'tester',
      Type: 'DEPOSIT',
      IsReversed: false,
      Least: 1,
      From: startAt - 60_000,
      To: startAt,
      Before: Id,
      Count: 20,
    },
  },
  getTransfer: { who: 'transfer.records.read', sample: { Id } },
  proposeReversal: {
    who: 'transfer.records.reverse',
    sample: { Id, Reason: 'no such transfer', Code: '000000' },
  },
};

export const calls: FeatureCalls = { http: transferCalls, console: transferConsoleCalls };
