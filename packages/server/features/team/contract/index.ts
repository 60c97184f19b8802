import type { Feature } from '#platform/feature';
import { openBetween } from '../move/index.ts';

/** There are no contracts yet, so nothing is ever open between two accounts. */
export const contract: Feature = {
  name: 'contract',
  provide: ({ ports }) =>
    ports.fill(openBetween, async () => ({ isContractOpen: false, isBillOpen: false })),
};
