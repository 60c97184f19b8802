import { useEffect, type RefObject } from 'react';
import { useWords } from '@fairlot/ui';
import { AuthenticatorCode, type Typed } from './AuthenticatorCode.tsx';
import { CODE } from './text.ts';

type Asked = Typed & { readonly input: RefObject<HTMLInputElement | null> };

/** The code that is asked for after the password; whoever is asked writes it at once. */
export function CodeField({ input, ...typed }: Asked) {
  const words = useWords(CODE);
  useEffect(() => input.current?.focus(), [input]);
  return <AuthenticatorCode {...typed} input={input} label={words.code} hint={words.about} />;
}
