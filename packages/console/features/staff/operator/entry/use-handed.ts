import { useState } from 'react';
import { callAs } from '@fairlot/shell';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Handed } from './SignInForm.tsx';

/** A login that may choose words of its own: how to call as it, and what it was offered. */
export type HandedLogin = {
  readonly ask: ReturnType<typeof callAs>;
  readonly offer: Output<typeof operatorHttp.offerAuthenticator>;
  /** That he was handed: the new one differs from it. */
  readonly password: string;
};

type State = HandedLogin | 'over' | 'failed' | undefined;

/**
 * Somebody came in with words that he was handed. The token of that login stays on this page: to the rest
 * of the console nobody is signed in yet.
 */
export function useHanded(): readonly [State, (handed: Handed) => Promise<void>] {
  const [state, setState] = useState<State>();
  const take = async ({ token, password }: Handed): Promise<void> => {
    const ask = callAs(token, () => setState('over'));
    const answer = await ask(operatorHttp.offerAuthenticator, undefined).catch(() => undefined);
    setState(answer?.ok ? { ask, offer: answer.value, password } : 'failed');
  };
  return [state, take];
}
