import { useEffect, useRef } from 'react';
import { useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { OWN } from './own-text.ts';
import { PasswordRules } from './password/PasswordRules.tsx';

type Own = {
  readonly account: string;
  /** The one that he was handed. */
  readonly password: string;
  readonly value: string;
  readonly onText: (typed: string) => void;
};

/** A password of one's own in place of one that was handed over; whoever is asked writes it at once. */
export default function OwnField({ account, password, value, onText }: Own) {
  const words = useWords(OWN);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={words.own} hint={words.aboutOwn}>
      {(control) => (
        <>
          <PasswordInput
            {...control}
            ref={input}
            size="large"
            autoComplete="new-password"
            value={value}
            onText={onText}
          />
          <PasswordRules password={value} account={account} defaultPassword={password} />
        </>
      )}
    </Field>
  );
}
