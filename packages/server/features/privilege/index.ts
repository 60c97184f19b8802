import type { Feature } from '../../platform/feature.ts';
import { privilegeRoutes } from './http.ts';

export { bonusWalletOf } from './privileges.ts';
export { flagByProgram, unflagByProgram } from './program-flag.ts';
export { setFlag, type FlagChange, type FlagFault } from './set-flag.ts';

/** State flags of players, and what they may by them. */
export const privilege: Feature = { name: 'privilege', http: privilegeRoutes };
