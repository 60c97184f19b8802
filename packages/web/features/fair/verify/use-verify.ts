import { useEffect, useState } from 'react';
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

/**
 * Computes a proof whenever what is asked changes (hand over the same object for the same question).
 * What this device knows is held against it, and grows by what held.
 */
export function useVerify(ask: Ask | undefined): Proof | undefined {
  const [proof, setProof] = useState<{ ask: Ask; answer: Proof }>();
  useEffect(() => {
    if (!ask) return undefined;
    let isCurrent = true;
    const startedAt = localNow();
    void runVerify({ ...ask, remembered: remembered.get() }).then((answer) => {
      if (!isCurrent) return;
      if (ask.kind === 'issue') remembered.set(answer.remembered);
      setProof({ ask, answer: { ...answer, ms: localNow() - startedAt } });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask]);
  return ask && proof?.ask.kind === ask.kind ? proof.answer : undefined;
}
