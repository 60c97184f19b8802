import { useCallback, useEffect, useState } from 'react';
import { localNow } from '@fairlot/shell';
import { remembered } from './remembered.ts';
import { runVerify } from './run-verify.ts';
import type { VerifyAnswer, VerifyJob } from './verify-job.ts';

type Ask = VerifyJob extends infer J
  ? J extends VerifyJob
    ? Omit<J, 'remembered'>
    : never
  : never;

export type Proof = VerifyAnswer & { readonly ms: number };

/** A proof, or nothing yet; `again` where the code that computes one did not come. */
export type Computed = { readonly proof?: Proof; readonly again?: () => void };

/**
 * Computes a proof whenever what is asked changes (hand over the same object for the same question).
 * What this device knows is held against it, and grows by what held.
 */
export function useVerify(ask: Ask | undefined): Computed {
  const [proof, setProof] = useState<{ ask: Ask; answer: Proof }>();
  const [missed, setMissed] = useState<Ask>();
  const again = useCallback(() => setMissed(undefined), []);
  useEffect(() => {
    if (!ask || missed === ask) return undefined;
    let isCurrent = true;
    const startedAt = localNow();
    const take = (answer: VerifyAnswer): void => {
      if (!isCurrent) return;
      if (ask.kind === 'issue') remembered.set(answer.remembered);
      setProof({ ask, answer: { ...answer, ms: localNow() - startedAt } });
    };
    const miss = (): void => {
      if (isCurrent) setMissed(ask);
    };
    void runVerify({ ...ask, remembered: remembered.get() }).then(take, miss);
    return () => {
      isCurrent = false;
    };
  }, [ask, missed]);
  if (ask && missed === ask) return { again };
  return ask && proof?.ask.kind === ask.kind ? { proof: proof.answer } : {};
}
