import { useEffect, useState } from 'react';
import type { ProposalReader } from '../../../../registry/load-proposals.ts';
import { useRegistry } from '../../../../registry/registry.ts';

/** `loaded`: how proposals are shown. `retry`: loading failed. Neither: it still loads. */
export type ProposalReading = {
  readonly loaded?: ProposalReader;
  readonly retry?: () => void;
};

/** Loads the proposal views of all features while `isOn`. */
export function useProposalReader(isOn = true): ProposalReading {
  const { loadProposals } = useRegistry();
  const [reading, setReading] = useState<ProposalReading>({});
  useEffect(() => {
    const load = (): void => {
      setReading({});
      loadProposals().then(
        (loaded) => setReading({ loaded }),
        (error: unknown) => {
          reportError(error);
          setReading({ retry: load });
        },
      );
    };
    if (isOn) load();
  }, [loadProposals, isOn]);
  return reading;
}
