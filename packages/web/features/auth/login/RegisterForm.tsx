import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button, buttonClass } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, FieldError, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form, type FormState } from '@fairlot/ui/form';
import { Link } from '@fairlot/shell';
import type { RegisterForm as Values } from './check-form.ts';
import { NAME } from './name-input.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { TermsDialog, useTerms } from '../../account/terms/index.ts';
import { REGISTER } from './register-text.ts';
import { text } from './text.ts';
import { useRegister, type RegisterPlan } from './use-register.ts';
import { MoreFields } from './MoreFields.tsx';
import styles from './entry.module.css';
import { classes } from '@fairlot/ui/class-names';

/** The form of a new account; the focus goes to the first field that is refused. */
export function RegisterForm({ plan }: { readonly plan: RegisterPlan }) {
  const words = useWords(text);
  const own = useWords(REGISTER);
  const form = useRegister(plan);
  const { fault } = form;
  return (
    <Form
      form={form}
      send={words.register}
      alerts={fault('agree') && <FieldError>{fault('agree')}</FieldError>}
      after={
        <Link className={classes(buttonClass(), styles['other'])} to="/Login">
          {own.haveAccount}
        </Link>
      }
    >
      <Names form={form} />
      <MoreFields form={form} needs={plan.needs} />
      <Agreement form={form} />
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

/** Which version he agrees to; the text opens over the form, so that nothing typed is lost. */
function Agreement({ form: { values, change, fault } }: Part) {
  const words = useWords(REGISTER);
  const { terms } = useTerms();
  const version = terms?.Version ?? 0;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['agree']}>
      <Checkbox
        // What was published since is something else than what he agreed to; 0: he was shown no version.
        isOn={values.agree && (values.terms === 0 || values.terms === version)}
        isBad={fault('agree') !== undefined}
        onChange={(isOn) => {
          change('terms', version);
          change('agree', isOn);
        }}
      >
        {version > 0 ? words.agreeVersion(version) : words.agree}
      </Checkbox>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.readAgreement}
      </Button>
      <TermsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
