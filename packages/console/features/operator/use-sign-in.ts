import { useState } from 'react';
import { grant, navigate, useSend } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { operatorHttp } from '@fairlot/wire/operator';
import { text } from './text.ts';

export type Claim = { readonly name: string; readonly password: string; readonly code: string };

const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');

/** What is missing in a claim, by field. */
export function useClaimFaults({ name, password, code }: Claim) {
  const words = useWords(text);
  return {
    name: name.trim() === '' ? words.needed : undefined,
    password: password === '' ? words.needed : undefined,
    code: /^\d{6}$/.test(digitsOf(code)) ? undefined : words.codeFault,
  };
}

/** Sends a claim and goes in; `submit` resolves to whether it did. */
export function useSignIn() {
  const words = useWords(text);
  const say = useSay();
  const [fault, setFault] = useState<string>();
  const { send, isSending } = useSend(operatorHttp.signIn);
  const submit = async ({ name, password, code }: Claim): Promise<boolean> => {
    setFault(undefined);
    try {
      const result = await send({ Name: name.trim(), Password: password, Code: digitsOf(code) });
      if (result.ok) {
        grant(result.value);
        navigate.to('/', { replace: true });
      } else setFault(say(result.error.text));
      return result.ok;
    } catch {
      setFault(words.noAnswer);
      return true;
    }
  };
  return { submit, isSending, fault };
}
