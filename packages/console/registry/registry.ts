import { createContext, useContext } from 'react';
import { proposalLoader, type ProposalReader } from './load-proposals.ts';
import type { Manifest } from './manifest.ts';
import { makeNavigation, type NavGroup } from './navigation.ts';

/** What the features declare, collected once for the frame and for the list of proposals. */
export type Registry = {
  readonly navigation: readonly NavGroup[];
  readonly loadProposals: () => Promise<ProposalReader>;
};

export const makeRegistry = (manifests: readonly Manifest[]): Registry => ({
  navigation: makeNavigation(manifests),
  loadProposals: proposalLoader(manifests),
});

export const RegistryContext = createContext<Registry>(makeRegistry([]));

export const useRegistry = (): Registry => useContext(RegistryContext);
