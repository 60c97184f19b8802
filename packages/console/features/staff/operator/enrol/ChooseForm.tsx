import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { grant, navigate } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { Form, type Faults, type FormState } from '@fairlot/ui/form';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { foldCode } from '@fairlot/rules/core/typed-text';
import { OneTimeCode } from '../act-form/OneTimeCode.tsx';
import { AuthenticatorKey, type Offer } from './AuthenticatorKey.tsx';
import { FAULTS, text } from './text.ts';

type Chosen = { readonly password: string; readonly again: string; readonly totp: string };
type Invitation = { readonly token: string; readonly code: string; readonly offer: Offer };

const BLANK: Chosen = { password: '', again: '', totp: '' };

function faultsOf({ offer }: Invitation, { password, again, totp }: Chosen): Faults<Chosen> {
  const rule = brokenPasswordRule(password, { account: offer.Name });
  return {
    ...(rule && { password: rule.text }),
    ...(again !== password && { again: FAULTS.again }),
    ...(!/^\d{6}$/.test(foldCode(totp)) && { totp: FAULTS.totp }),
  };
}

/** A password and an authenticator; the console opens with them. */
export function ChooseForm({ invitation }: { readonly invitation: Invitation }) {
  const words = useWords(text);
  const { token, code, offer } = invitation;
  const form = useContractForm<typeof operatorHttp.enrol, Chosen>(operatorHttp.enrol, {
    initial: BLANK,
    names: { Password: 'password', Totp: 'totp' },
    check: (chosen) => faultsOf(invitation, chosen),
    input: ({ password, totp }) => ({
      Token: token,
      Code: code,
      Password: password,
      Totp: foldCode(totp),
    }),
    fields: { PASSWORD_RULE: 'password', NEW_CODE_WRONG: 'totp' },
    unreachable: FAULTS.noAnswer,
    done: (granted) => {
      grant(granted);
      navigate.to('/', { replace: true });
    },
  });
  return (
    <Form form={form} send={words.enrol}>
      <AuthenticatorKey offer={offer} />
      <Fields form={form} name={offer.Name} />
    </Form>
  );
}

function Fields(props: { readonly form: FormState<Chosen>; readonly name: string }) {
  const { form, name } = props;
  const { values, change, fault } = form;
  const words = useWords(text);
  const secret = (field: 'password' | 'again') => ({
    size: 'large' as const,
    autoComplete: 'new-password',
    value: values[field],
    onText: (typed: string) => change(field, typed),
  });
  return (
    <>
      <OneTimeCode
        label={words.totp}
        hint={words.totpHint}
        fault={fault('totp')}
        value={values.totp}
        onText={(next) => change('totp', next)}
      />
      {/* A password manager saves the password under this name. */}
      <input hidden readOnly autoComplete="username" value={name} />
      <Field label={words.password} error={fault('password')} hint={words.passwordHint}>
        {(control) => <PasswordInput {...control} {...secret('password')} />}
      </Field>
      <Field label={words.again} error={fault('again')}>
        {(control) => <PasswordInput {...control} {...secret('again')} />}
      </Field>
    </>
  );
}
