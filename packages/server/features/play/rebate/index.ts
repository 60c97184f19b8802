import type { Feature } from '#platform/feature';
import { rebateInvariants } from './store-audit.ts';

export { ownRebates } from './own-rebates.ts';
export { payAgain } from './pay-again.ts';
export { payAgents } from './pay-agents.ts';

export const rebate: Feature = { name: 'rebate', invariants: rebateInvariants };
