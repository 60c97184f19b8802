import type { Manifest } from '../../../frame/manifest.ts';

/** Deposits that an agent pays for a direct member: asked for where one deposits, answered in the window of the team. */
export const agentDeposit: Manifest = {
  name: 'agent-deposit',
  slots: [{ at: 'deposit', load: () => import('./AskAgent.tsx') }],
  window: () => import('./window.ts'),
};
