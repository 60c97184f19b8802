import type { Manifest } from '../../../registry/manifest.ts';

export { GroupDialog } from './GroupDialog.tsx';
export { PlayerGroup } from './PlayerGroup.tsx';
export { QuotaDialog } from './QuotaDialog.tsx';

/** Prize groups of players and quotas of agents. */
export const prizeGroup: Manifest = {
  name: 'prize-group',
  proposals: () => import('./proposals.ts'),
};
