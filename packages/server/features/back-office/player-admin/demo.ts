import { invariant } from '@fairlot/rules/core/invariant';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import type { DemoStep } from '#platform/demo';
import { DEMO_NOTE } from './demo-text.ts';

/** Operators read on `player2` that its first bets are the demo's. */
export const demoPlayerNote: DemoStep = {
  name: 'player-note',
  run: async ({ operators: [operator] }) => {
    const { Rows } = await operator.call(playerAdminConsole.getPlayers, {
      Search: 'player2',
      Count: 1,
    });
    const PlayerId = Rows[0]?.PlayerId;
    invariant(PlayerId !== undefined, 'the demo has player2');
    const { Notes } = await operator.call(playerAdminConsole.getPlayer, { PlayerId });
    if (Notes.length > 0) return;
    const note = { PlayerId, Text: DEMO_NOTE, IsPinned: true };
    await operator.call(playerAdminConsole.addPlayerNote, note);
  },
};
