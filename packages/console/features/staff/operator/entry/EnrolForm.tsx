import { isContactCode } from '@fairlot/rules/check/contact';
import { foldCode } from '@fairlot/rules/core/typed-text';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { grant, navigate } from '@fairlot/shell';
import { schemaFaults } from '@fairlot/shell/form/schema-faults';
import { useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { Form, useFormOf, type Faults, type FormState } from '@fairlot/ui/form';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { OneTimeCode } from '../act-form/OneTimeCode.tsx';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import { FAULTS, text } from './text.ts';
import type { HandedLogin } from './use-handed.ts';

type Chosen = { readonly password: string; readonly again: string; readonly code: string };

const BLANK: Chosen = { password: '', again: '', code: '' };
const NAMES = { Password: 'password', Code: 'code' } as const;
/** Which field a refusal of the server belongs to. */
const FIELDS: Readonly<Record<string, keyof Chosen>> = {
  PASSWORD_RULE: 'password',
  HANDED_PASSWORD: 'password',
  NEW_CODE_WRONG: 'code',
};

const inputOf = ({ password, code }: Chosen) => ({ Password: password, Code: foldCode(code) });

function faultsOf({ offer, password: handed }: HandedLogin, chosen: Chosen): Faults<Chosen> {
  const { password, again, code } = chosen;
  const rule = brokenPasswordRule(password, { account: offer.Name, defaultPassword: handed });
  return {
    ...schemaFaults<typeof operatorHttp.enrol, Chosen>(operatorHttp.enrol, inputOf(chosen), NAMES),
    ...(rule && { password: rule.text }),
    ...(again !== password && { again: FAULTS.again }),
    ...(!isContactCode(code) && { code: FAULTS.code }),
  };
}

function useEnrolForm(login: HandedLogin) {
  return useFormOf<Chosen>({
    initial: BLANK,
    check: (chosen) => faultsOf(login, chosen),
    send: async (chosen) => {
      const answer = await login.ask(operatorHttp.enrol, inputOf(chosen)).catch(() => undefined);
      if (!answer) return { form: FAULTS.noAnswer };
      if (!answer.ok) return { [FIELDS[answer.error.code] ?? 'form']: answer.error.text };
      grant(answer.value);
      navigate.to('/', { replace: true });
      return undefined;
    },
  });
}

/** A password and an authenticator of one's own, in place of those that somebody else has seen. */
export function EnrolForm({ login }: { readonly login: HandedLogin }) {
  const words = useWords(text);
  const form = useEnrolForm(login);
  return (
    <Form form={form} send={words.enrol}>
      <AuthenticatorKey offer={login.offer} />
      <Fields form={form} />
    </Form>
  );
}

function Fields({ form: { values, change, fault } }: { readonly form: FormState<Chosen> }) {
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
        label={words.newCode}
        hint={words.newCodeHint}
        fault={fault('code')}
        value={values.code}
        onText={(next) => change('code', next)}
      />
      <Field label={words.newPassword} error={fault('password')} hint={words.newPasswordHint}>
        {(control) => <PasswordInput {...control} {...secret('password')} />}
      </Field>
      <Field label={words.again} error={fault('again')}>
        {(control) => <PasswordInput {...control} {...secret('again')} />}
      </Field>
    </>
  );
}
