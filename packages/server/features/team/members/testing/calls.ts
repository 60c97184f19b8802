import type { membersHttp } from '@fairlot/wire/team/members';
import type { CallRow, CallRows, FeatureCalls } from '#testing/calls';

/** Nobody has it. */
const PlayerId = 2_000_000_000;
const SPAN = { From: 0, To: 4_000_000_000_000 } as const;

/** Those above read of a member, and nobody else does. */
const ABOVE = {
  stranger: 'NO_SUCH_MEMBER',
  holder: 'parent',
  relations: { grandparent: 'OK', parent: 'OK' },
  readers: ['grandparent', 'parent'],
} as const satisfies Partial<CallRow>;

/** What an agent above reads of a member, and nobody else. */
const ofMember = (more: object): CallRow => ({
  who: 'agent',
  sample: { PlayerId, ...more },
  ofOwner: ({ playerId }) => ({ PlayerId: Number(playerId), ...more }),
  ...ABOVE,
});

const membersCalls: CallRows<typeof membersHttp> = {
  getMembers: {
    who: 'agent',
    sample: { Head: PlayerId, Count: 10 },
    ofOwner: ({ playerId }) => ({ Head: Number(playerId), Count: 10 }),
    ...ABOVE,
  },
  getMember: ofMember({}),
  noteMember: ofMember({ Note: 'seen' }),
  // None of them was stopped: nothing changes.
  stopMemberLinks: {
    ...ofMember({ IsStopped: false }),
    relations: { grandparent: 'NOT_DIRECT', parent: 'OK' },
  },
  // Above what anybody has: nothing is made.
  openAccount: {
    who: 'agent',
    sample: {
      UserName: 'opened01',
      Password: 'maple-lantern-58',
      Kind: 'player',
      PrizeGroup: 2000,
    },
  },
  getOpening: { who: 'agent', sample: {} },
  getMemberBets: ofMember({ PageSize: 10 }),
  getMemberBetSums: ofMember({}),
  getMemberCashFlow: ofMember({ ...SPAN, PageSize: 10 }),
  getMemberCashFlowSums: ofMember(SPAN),
  getMemberProfit: ofMember({ ...SPAN, By: 'day' }),
};

export const calls: FeatureCalls = { http: membersCalls };
