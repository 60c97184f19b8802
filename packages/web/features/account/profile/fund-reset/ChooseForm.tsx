import { isContactCode } from '@fairlot/rules/check/contact';
import { profileHttp } from '@fairlot/wire/account/profile';
import { brokenPasswordRule } from '@fairlot/rules/check/password';
import { filled, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form, type FormState } from '@fairlot/ui/form';
import { refetch, useCall } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { usePlayer } from '../../../../session/index.ts';
import { AuthenticatorCode, PasswordRules, useWeakList } from '../../../auth/login/index.ts';
import { OWNER } from '../owner/owner-text.ts';
import type { Sent } from './SendForm.tsx';
import { FUND_RESET } from './text.ts';
import styles from '../account.module.css';

type Values = {
  readonly sent: string;
  readonly next: string;
  readonly again: string;
  readonly code: string;
};

/** At which field a refusal stands. */
const FIELDS: { readonly [code: string]: keyof Values } = {
  SENT_WRONG: 'sent',
  SENT_EXPIRED: 'sent',
  TOO_SIMPLE: 'next',
  SAME_AS_OLD: 'next',
  RULE: 'next',
  SAME_AS_OTHER: 'next',
  CONFIRM_DIFFERS: 'again',
  CODE_NEEDED: 'code',
  CODE_WRONG: 'code',
};

type Part = { readonly sent: Sent; readonly again: () => void; readonly close: () => void };

function useChoice({ sent, close }: Pick<Part, 'sent' | 'close'>, context: Context) {
  const { isCodeAsked } = context;
  return useContractForm<typeof profileHttp.resetFundPassword, Values>(
    profileHttp.resetFundPassword,
    {
      initial: { sent: '', next: '', again: '', code: '' },
      names: { Sent: 'sent', NewPassword: 'next', ConfirmPassword: 'again', Code: 'code' },
      check: ({ sent: typed, next, again, code }) => {
        const rule = brokenPasswordRule(next, { ...context, otherPassword: sent.password });
        const nextIs = next === '' ? FUND_RESET.needNext : rule?.text;
        return {
          ...(!isContactCode(typed) && { sent: FUND_RESET.needCode }),
          ...(nextIs && { next: nextIs }),
          ...(next !== again && { again: FUND_RESET.mismatch }),
          ...(isCodeAsked && code.trim() === '' && { code: OWNER.needCode }),
        };
      },
      input: ({ sent: typed, next, again, code }) => ({
        Kind: sent.kind,
        Sent: typed.trim(),
        NewPassword: next,
        ConfirmPassword: again,
        Password: sent.password,
        ...(isCodeAsked && { Code: code.trim() }),
      }),
      fields: FIELDS,
      unreachable: FUND_RESET.unreachable,
      done: ({ RestHours }) => {
        showToast({ kind: 'done', text: filled(FUND_RESET.done, RestHours), ms: 8_000 });
        void refetch(profileHttp.getSecurityCenterData);
        close();
      },
    },
  );
}

type Context = {
  readonly account: string;
  readonly isWeak: (password: string) => boolean;
  readonly isCodeAsked: boolean;
};

/** The code that came, and the password that takes the place of the forgotten one. */
export function ChooseForm({ sent, again, close }: Part) {
  const words = useWords(FUND_RESET);
  const isWeak = useWeakList();
  const account = usePlayer()?.UserName ?? '';
  const { data } = useCall(profileHttp.getSecurityCenterData, undefined);
  const hasAuthenticator =
    data?.Rows.some(({ Key, IsDone }) => Key === 'authenticator' && IsDone) ?? false;
  const isCodeAsked = hasAuthenticator || (data?.IsCodeAsked ?? false);
  const context = { account, isWeak, isCodeAsked };
  const form = useChoice({ sent, close }, context);
  return (
    <>
      <p className={styles['about']} role="status">
        {words.sent(sent.masked)}
      </p>
      <Form form={form} send={words.save}>
        <Field label={words.code} error={form.fault('sent')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={32}
              value={form.values.sent}
              onText={(typed) => form.change('sent', typed)}
            />
          )}
        </Field>
        <NewOne form={form} context={{ ...context, otherPassword: sent.password }} />
        {isCodeAsked && (
          <AuthenticatorCode
            error={form.fault('code')}
            value={form.values.code}
            onText={(typed) => form.change('code', typed)}
          />
        )}
      </Form>
      <Button className={styles['after']} onClick={again}>
        {words.resend}
      </Button>
    </>
  );
}

type New = {
  readonly form: FormState<Values>;
  readonly context: Context & { readonly otherPassword: string };
};

function NewOne({ form, context: { isCodeAsked: _, ...context } }: New) {
  const words = useWords(FUND_RESET);
  const secret = (field: 'next' | 'again') => ({
    size: 'large' as const,
    autoComplete: 'new-password',
    value: form.values[field],
    onText: (typed: string) => form.change(field, typed),
  });
  return (
    <>
      <Field
        label={words.next}
        error={form.fault('next')}
        after={<PasswordRules password={form.values.next} {...context} />}
      >
        {(control) => <PasswordInput {...control} {...secret('next')} />}
      </Field>
      <Field label={words.again} error={form.fault('again')}>
        {(control) => <PasswordInput {...control} {...secret('again')} />}
      </Field>
    </>
  );
}
