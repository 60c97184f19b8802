import type { Feature } from '#platform/feature';
import { payLimits } from '../agent-deposit/index.ts';
import { transferConsoleRoutes } from './console.ts';
import { transferRoutes } from './http.ts';
import { payLimit } from './pay-limit.ts';
import { reverseAct } from './reverse.ts';
import { transferInvariants } from './store-audit.ts';

export { signedTerm } from './signed-term.ts';

/** Money that a player hands down to the own line (product 4.5). */
export const transfer: Feature = {
  name: 'transfer',
  http: transferRoutes,
  console: transferConsoleRoutes,
  twoPersonActs: [reverseAct],
  invariants: transferInvariants,
  provide: ({ ports }) => ports.add(payLimits, payLimit),
};
