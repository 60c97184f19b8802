import { useRef } from 'react';
import { useWords } from '@fairlot/ui';
import { PasskeyButton } from '@fairlot/shell/passkey/PasskeyButton';
import { text as passkeyText } from '../by-passkey/text.ts';
import { proveHere } from '../by-passkey/use-passkey.ts';
import { Field, TextInput } from '@fairlot/ui/field';
import { OneTimeCode } from './OneTimeCode.tsx';
import { text } from './text.ts';

type Part = {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onText: (value: string) => void;
};

function LongText(props: Part & { readonly label: string; readonly hint: string }) {
  const { label, hint, value, fault, onText } = props;
  return (
    <Field label={label} hint={hint} error={fault}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={500}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  );
}

/** Why it is done. */
export function ReasonField({ isRead = false, ...part }: Part & { readonly isRead?: boolean }) {
  const words = useWords(text);
  return isRead ? (
    <LongText label={words.reasonRead} hint={words.reasonReadHint} {...part} />
  ) : (
    <LongText label={words.reason} hint={words.reasonHint} {...part} />
  );
}

/** A note for operators that the player never sees. */
export function NoteField(part: Part) {
  const words = useWords(text);
  return <LongText label={words.note} hint={words.noteHint} {...part} />;
}

/** The code of the authenticator, once the server has asked for it; or a passkey in its place. */
export function CodeField({ value, fault, onText }: Part) {
  const words = useWords(text);
  const passkeyWords = useWords(passkeyText);
  const here = useRef<HTMLDivElement>(null);
  if (fault === undefined && value === '') return null;
  const prove = async () => {
    const form = here.current?.closest('form');
    const why = await proveHere();
    if (why) return why;
    // Proven for five minutes: what was asked for is sent again, without a code.
    onText('');
    requestAnimationFrame(() => form?.requestSubmit());
    return undefined;
  };
  return (
    <div ref={here}>
      <OneTimeCode
        label={words.code}
        hint={words.codeHint}
        fault={fault}
        value={value}
        onText={onText}
      />
      <PasskeyButton label={passkeyWords.prove} onPress={prove} />
    </div>
  );
}
