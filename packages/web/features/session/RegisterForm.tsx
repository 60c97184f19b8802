import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, FieldError, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form, type FormState } from '@fairlot/ui/form';
import { Link } from '@fairlot/shell';
import type { RegisterForm as Values } from './check-form.ts';
import { NAME } from './name-input.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { REGISTER } from './register-text.ts';
import { text } from './text.ts';
import { useRegister, type RegisterPlan } from './use-register.ts';
import { MoreFields } from './MoreFields.tsx';
import styles from './entry.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';

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

function Agreement({ form: { values, change, fault } }: Part) {
  const words = useWords(REGISTER);
  return (
    <div className={styles['agree']}>
      <Checkbox
        isOn={values.agree}
        isBad={fault('agree') !== undefined}
        onChange={(isOn) => change('agree', isOn)}
      >
        {words.agree}
      </Checkbox>
      <a
        className={classes(inline['link'], inline['nw'])}
        href="/Agreement"
        target="_blank"
        rel="noopener"
      >
        {words.readAgreement}
      </a>
    </div>
  );
}
