import { features } from '../features/index.ts';
import { ledgerInvariants, sourceInvariant } from '#ledger';
import type { Invariant } from '#platform/feature';
import { sealInvariant } from './seal.ts';

/** All that must hold of the rows of an installation, by the keys and copies of its data folder. */
export const allInvariants = (dataFolder: string): readonly Invariant[] => [
  ...ledgerInvariants,
  sourceInvariant,
  sealInvariant(dataFolder),
  ...features.flatMap((feature) => feature.invariants ?? []),
];
