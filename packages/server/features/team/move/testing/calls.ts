import type { moveConsole, moveHttp } from '@fairlot/wire/team/move';
import type { CallRows, FeatureCalls } from '#testing/calls';

const Reason = 'only a try';

const http: CallRows<typeof moveHttp> = {
  moveMember: {
    who: 'agent',
    sample: { UserName: 'nobody1', Target: 'nobody2' },
    // The child of the owner is theirs to move, and nobody else's.
    ofOwner: () => ({ UserName: 'agent03', Target: 'nobody2' }),
    stranger: 'NOT_DIRECT',
  },
  // Whose members moved.
  getMoves: { who: 'agent', sample: { Count: 10 }, readers: ['parent', 'formerParent'] },
};

const console: CallRows<typeof moveConsole> = {
  getDeskMoves: {
    who: 'agent.moves.read',
    sample: { State: 'waiting', Search: 'tester', Before: 7, Count: 20 },
  },
  decideMove: { who: 'agent.moves.decide', sample: { Id: 2_000_000, IsApproved: true, Reason } },
  proposeMove: {
    who: 'agent.moves.make',
    sample: { UserName: 'nobody1', Target: 'nobody2', Reason },
  },
};

export const calls: FeatureCalls = { http, console };
