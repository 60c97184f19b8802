import { useState, type FormEvent } from 'react';
import { isLinkCode, readLinkCode } from '@fairlot/rules/check/register';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { navigate } from '@fairlot/shell';
import { REGISTER } from './register-text.ts';
import styles from './register.module.css';

/** Where a link leads that is known by its code; the way after the registration stays in the fragment. */
export const toLink = (code: string, how: { readonly replace?: boolean } = {}): void =>
  navigate.to(`/Register/${encodeURIComponent(code)}${location.hash}`, how);

/** The code of a link that was told and not pressed: the same page with it. */
export function LinkCode({ isNeeded }: { readonly isNeeded: boolean }) {
  const words = useWords(REGISTER);
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = readLinkCode(typed);
    if (isLinkCode(code)) toLink(code);
    else setBad(true);
  };
  return (
    <form className={styles['code']} noValidate onSubmit={onSubmit}>
      {isNeeded && <p>{words.linkNeeded}</p>}
      <Field
        label={isNeeded ? words.haveCode : words.haveCodeOptional}
        error={isBad ? words.badCode : undefined}
      >
        {(control) => (
          <div className={styles['coded']}>
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={32}
              value={typed}
              onText={(text) => {
                setBad(false);
                setTyped(text);
              }}
            />
            <Button size="large" type="submit" disabled={typed.trim() === ''}>
              {words.goCode}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
