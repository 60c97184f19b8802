import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Field, FieldError, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form, type FormState } from '@fairlot/ui/form';
import { Link } from '@fairlot/shell';
import type { RegisterForm as Values } from './check-form.ts';
import { NAME } from '../entry/name-input.ts';
import { PasswordRules } from '../password/PasswordRules.tsx';
import { TermsAgreement } from '../terms/terms-forms.ts';
import { REGISTER } from './register-text.ts';
import { text } from '../entry/text.ts';
import { useRegister, type RegisterPlan } from './use-register.ts';
import { MoreFields } from './MoreFields.tsx';
import styles from '../entry/entry.module.css';
import { classes } from '@fairlot/ui/class-names';

/** The form of a new account; the focus goes to the first field that is refused. */
export function RegisterForm({ plan }: { readonly plan: RegisterPlan }) {
  const words = useWords(text);
  const own = useWords(REGISTER);
  const form = useRegister(plan);
  const { values, change, fault } = form;
  return (
    <Form
      form={form}
      send={words.register}
      alerts={fault('agree') && <FieldError>{fault('agree')}</FieldError>}
      after={
        <Link
          className={classes(buttonClass(), styles['other'])}
          to={`/Login${location.hash}`}
          replace
        >
          {own.haveAccount}
        </Link>
      }
    >
      <Names form={form} />
      <MoreFields form={form} needs={plan.needs} />
      <TermsAgreement
        isAgreed={values.agree}
        agreedVersion={values.terms}
        isBad={fault('agree') !== undefined}
        onChange={(isAgreed, version) => {
          change('terms', version);
          change('agree', isAgreed);
        }}
      />
    </Form>
  );
}

type Part = { readonly form: FormState<Values> };

function Names({ form: { values, change, fault } }: Part) {
  const words = useWords(text);
  const own = useWords(REGISTER);
  const secret = (field: 'password' | 'again') => ({
    size: 'large' as const,
    autoComplete: 'new-password',
    value: values[field],
    onText: (typed: string) => change(field, typed),
  });
  return (
    <>
      <Field label={words.account} error={fault('account')} hint={own.accountHint}>
        {(control) => (
          <TextInput
            {...control}
            {...NAME}
            autoComplete="username"
            value={values.account}
            onText={(typed) => change('account', typed)}
          />
        )}
      </Field>
      <Field
        label={words.password}
        error={fault('password')}
        after={<PasswordRules password={values.password} account={values.account.trim()} />}
      >
        {(control) => <PasswordInput {...control} {...secret('password')} />}
      </Field>
      <Field label={own.passwordAgain} error={fault('again')}>
        {(control) => <PasswordInput {...control} {...secret('again')} />}
      </Field>
    </>
  );
}
