import { useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { AuthenticatorCode } from '../../auth/login/index.ts';
import type { Fund } from './fund.ts';
import { PAYEE } from './text.ts';

type Fields = {
  readonly values: Fund;
  readonly fault: (field: keyof Fund) => string | undefined;
  readonly change: (field: keyof Fund, typed: string) => void;
  readonly isCodeAsked: boolean;
};

/** The fund password, and a code where one is asked. */
export function FundFields({ values, fault, change, isCodeAsked }: Fields) {
  const words = useWords(PAYEE);
  return (
    <>
      <Field label={words.fund} error={fault('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            autoComplete="off"
            value={values.password}
            onText={(typed) => change('password', typed)}
          />
        )}
      </Field>
      {isCodeAsked && (
        <AuthenticatorCode
          error={fault('code')}
          value={values.code}
          onText={(typed) => change('code', typed)}
        />
      )}
    </>
  );
}
