import type { Manifest } from '../../../frame/manifest.ts';

export { openRaiseRebate, type RaisedMember } from './raised.ts';

/** Raising the prize group of a direct member. */
export const prizeGroup: Manifest = {
  name: 'prize-group',
  slots: [{ at: 'overlay', load: () => import('./RaiseHost.tsx') }],
};
