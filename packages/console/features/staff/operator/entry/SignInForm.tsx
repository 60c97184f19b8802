import { isContactCode } from '@fairlot/rules/check/contact';
import { foldCode } from '@fairlot/rules/core/typed-text';
import { grant, navigate } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { useWords } from '@fairlot/ui';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form, type Faults } from '@fairlot/ui/form';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { OneTimeCode } from '../act-form/OneTimeCode.tsx';
import { FAULTS, text } from './text.ts';

type Credentials = { readonly name: string; readonly password: string; readonly code: string };

const EMPTY: Credentials = { name: '', password: '', code: '' };

/** Which field of the form one of the contract is made of. */
const NAMES = { Name: 'name', Password: 'password', Code: 'code' } as const;

const check = ({ name, password, code }: Credentials): Faults<Credentials> => ({
  ...(name.trim() === '' && { name: FAULTS.needed }),
  ...(password === '' && { password: FAULTS.needed }),
  ...(!isContactCode(code) && { code: FAULTS.code }),
});

function useSignInForm() {
  const form = useContractForm<typeof operatorHttp.signIn, Credentials>(operatorHttp.signIn, {
    initial: EMPTY,
    names: NAMES,
    check,
    input: ({ name, password, code }) => ({
      Name: name.trim(),
      Password: password,
      Code: foldCode(code),
    }),
    fields: {},
    unreachable: FAULTS.noAnswer,
    // A code is good once.
    refused: () => form.change('code', ''),
    done: (granted) => {
      grant(granted);
      navigate.to('/', { replace: true });
    },
  });
  return form;
}

/** Signing in by password and authenticator; both always. */
export function SignInForm() {
  const words = useWords(text);
  const form = useSignInForm();
  const { name, password, code } = form.values;
  return (
    <Form form={form} send={words.signIn}>
      <Field label={words.name} error={form.fault('name')}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            autoComplete="username"
            maxLength={64}
            value={name}
            onText={(next) => form.change('name', next)}
          />
        )}
      </Field>
      <Field label={words.password} error={form.fault('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            autoComplete="current-password"
            value={password}
            onText={(next) => form.change('password', next)}
          />
        )}
      </Field>
      <OneTimeCode
        label={words.code}
        hint={words.codeHint}
        fault={form.fault('code')}
        value={code}
        onText={(next) => form.change('code', next)}
      />
    </Form>
  );
}
