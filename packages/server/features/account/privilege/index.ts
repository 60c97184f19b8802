import type { Feature } from '#platform/feature';
import { endFlags } from './end-flags.ts';
import { privilegeRoutes } from './http.ts';
import { bonusWalletOf } from './privileges.ts';

export { bonusWalletOf } from './privileges.ts';
export { type FlagEnd, forgetEnd, listEnds } from './store.ts';
export { flagByProgram, unflagByProgram } from './program-flag.ts';
export { setFlag, type FlagChange, type FlagFault } from './set-flag.ts';

/** State flags of players, and what they may by them. */
export const privilege: Feature = {
  name: 'privilege',
  http: privilegeRoutes,
  ports: [bonusWalletOf],
  jobs: ({ db }) => [
    {
      name: 'privilege.ends',
      everyMs: 1_000,
      run: async () => ((await endFlags(db)) > 0 ? 'worked' : 'idle'),
    },
  ],
};
