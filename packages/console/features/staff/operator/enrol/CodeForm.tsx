import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Offer } from './AuthenticatorKey.tsx';
import { FAULTS, text } from './text.ts';

const LETTERS = 16;
const lettersOf = (code: string): string => code.normalize('NFKC').replaceAll(/[^a-z0-9]/gi, '');

/** Asks for the code of the invitation. */
export function CodeForm(props: {
  readonly token: string;
  readonly onOpened: (code: string, offer: Offer) => void;
}) {
  const { token, onOpened } = props;
  const words = useWords(text);
  const form = useContractForm<typeof operatorHttp.openInvitation, { code: string }>(
    operatorHttp.openInvitation,
    {
      initial: { code: '' },
      names: { Code: 'code' },
      check: ({ code }) => (lettersOf(code).length === LETTERS ? {} : { code: FAULTS.code }),
      input: ({ code }) => ({ Token: token, Code: code.trim() }),
      fields: { INVITATION_CODE_WRONG: 'code' },
      unreachable: FAULTS.noAnswer,
      done: (offer) => onOpened(form.values.code.trim(), offer),
    },
  );
  return (
    <Form form={form} send={words.next}>
      <Field label={words.code} hint={words.codeHint} error={form.fault('code')}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={form.values.code}
            onText={(typed) => form.change('code', typed)}
          />
        )}
      </Field>
    </Form>
  );
}
