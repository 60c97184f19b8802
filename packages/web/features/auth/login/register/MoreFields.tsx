import type { FieldNeeds, RegisterField } from '@fairlot/rules/check/register';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import type { FormState } from '@fairlot/ui/form';
import type { RegisterForm } from './check-form.ts';
import { CodedField } from './CodedField.tsx';
import { REGISTER } from './register-text.ts';

type Part = { readonly form: FormState<RegisterForm>; readonly needs: FieldNeeds };

const PLAIN = [
  { need: 'NickName', field: 'nickname', autoComplete: 'nickname', hint: 'nicknameHint' },
  { need: 'QQ', field: 'qq', autoComplete: 'off', inputMode: 'numeric' },
  { need: 'WeChat', field: 'weChat', autoComplete: 'off' },
  { need: 'RealName', field: 'realName', autoComplete: 'name', hint: 'realNameHint' },
] as const;

const CODED = [
  { need: 'Phone', kind: 'phone' },
  { need: 'Email', kind: 'email' },
] as const;

/** What the site asks for beside name and password; what may be left out says so. */
export function MoreFields({ form, needs }: Part) {
  const words = useWords(REGISTER);
  const { values, change, fault } = form;
  const labelOf = (need: RegisterField, name: string) =>
    needs[need] === 'optional' ? words.optional(name) : name;
  return (
    <>
      {PLAIN.filter(({ need }) => needs[need] !== 'off').map(({ need, field, ...how }) => (
        <Field
          key={field}
          label={labelOf(need, words[field])}
          error={fault(field)}
          {...('hint' in how && { hint: words[how.hint] })}
        >
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              autoComplete={how.autoComplete}
              {...('inputMode' in how && { inputMode: how.inputMode })}
              value={values[field]}
              onText={(typed) => change(field, typed)}
            />
          )}
        </Field>
      ))}
      {CODED.filter(({ need }) => needs[need] !== 'off').map(({ need, kind }) => (
        <CodedField key={kind} kind={kind} label={labelOf(need, words[kind])} form={form} />
      ))}
    </>
  );
}
