/** What the server freezes of a move that operators make. */
export const FROZEN_MOVE = {
  'team.moves.make': [
    { parent: 'agent01' },
    {
      player: '7',
      userName: 'alice',
      from: '3',
      to: '5',
      toName: 'agent02',
      about: { accounts: 51 },
    },
  ],
} as const;
