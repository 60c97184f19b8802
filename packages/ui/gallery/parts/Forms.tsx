import { useState } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { Field, FieldError, PasswordInput, TextInput } from '../../field/index.ts';
import { Form, useFormOf, type Faults } from '../../form/index.ts';
import { useWords } from '../../index.ts';
import { GALLERY } from '../text.ts';

type Values = {
  readonly account: string;
  readonly password: string;
  readonly again: string;
  readonly isKept: boolean;
};

const INITIAL: Values = { account: '', password: '', again: '', isKept: false };
const TAKEN = 'player1';

function check({ account, password, again, isKept }: Values): Faults<Values> {
  return {
    ...(account.length < 6 && { account: GALLERY.accountHint }),
    ...(password.length < 8 && { password: GALLERY.passwordHint }),
    ...(password !== again && { again: GALLERY.differ }),
    ...(!isKept && { isKept: GALLERY.must }),
  };
}

/** A form whose server knows one name already. */
export function Forms() {
  const words = useWords(GALLERY);
  const [saved, setSaved] = useState('');
  const form = useFormOf<Values>({
    initial: INITIAL,
    check,
    send: ({ account }) => {
      if (account === TAKEN) return Promise.resolve({ account: GALLERY.taken });
      setSaved(account);
      return Promise.resolve(undefined);
    },
  });
  const { values, change, fault } = form;
  return (
    <Form
      form={form}
      send={words.save}
      alerts={fault('isKept') && <FieldError>{fault('isKept')}</FieldError>}
      after={<output>{saved && `${words.saved}: ${saved}`}</output>}
    >
      <Field label={words.account} error={fault('account')} hint={words.accountHint}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            icon="person"
            value={values.account}
            onText={(text) => change('account', text)}
          />
        )}
      </Field>
      <Field label={words.password} error={fault('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            value={values.password}
            onText={(text) => change('password', text)}
          />
        )}
      </Field>
      <Field label={words.again} error={fault('again')}>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            value={values.again}
            onText={(text) => change('again', text)}
          />
        )}
      </Field>
      <Checkbox
        isOn={values.isKept}
        isBad={fault('isKept') !== undefined}
        onChange={(isOn) => change('isKept', isOn)}
      >
        {words.remember}
      </Checkbox>
    </Form>
  );
}
