import { checkPhrase } from '@fairlot/rules/check/account';
import { profileHttp } from '@fairlot/wire/account/profile';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { refetch, useCall } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { missingPassword, OwnPassword, PASSWORD_FIELDS } from './owner/OwnerFields.tsx';
import { ACCOUNT } from './text.ts';
import styles from './account.module.css';

type Values = { readonly phrase: string; readonly password: string };

const FIELDS: { readonly [code: string]: keyof Values } = {
  ...PASSWORD_FIELDS,
  PHRASE_FORM: 'phrase',
};

/** Sets the phrase by which the player knows this site again; it shows the present one, to him alone. */
export default function PhraseForm({ close }: { close: () => void }) {
  const { data } = useCall(profileHttp.getProfile, undefined, { staleTime: 0 });
  if (!data?.ok) return null;
  return <Fields phrase={data.value.Phrase} close={close} />;
}

function Fields({ phrase, close }: { phrase: string; close: () => void }) {
  const words = useWords(ACCOUNT);
  const form = useContractForm<typeof profileHttp.setPhrase, Values>(profileHttp.setPhrase, {
    initial: { phrase, password: '' },
    names: { Phrase: 'phrase', Password: 'password' },
    check: (values) => ({
      ...(values.phrase.trim() !== '' &&
        checkPhrase(values.phrase) === undefined && { phrase: ACCOUNT.badPhrase }),
      ...missingPassword(values),
    }),
    input: (values) => ({ Phrase: values.phrase, Password: values.password }),
    fields: FIELDS,
    unreachable: ACCOUNT.unreachable,
    done: ({ Phrase }) => {
      showToast({ kind: 'done', text: Phrase === '' ? ACCOUNT.phraseGone : ACCOUNT.phraseSaved });
      void refetch(profileHttp.getProfile);
      void refetch(profileHttp.getSecurityCenterData);
      close();
    },
  });
  const { values, change, fault } = form;
  return (
    <div className={styles['form']} data-phrase>
      <Form form={form} send={words.keep}>
        <Field label={words.phrase} hint={words.phraseHint} error={fault('phrase')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={40}
              value={values.phrase}
              onText={(typed) => change('phrase', typed)}
            />
          )}
        </Field>
        <OwnPassword
          error={fault('password')}
          value={values.password}
          onText={(typed) => change('password', typed)}
        />
      </Form>
    </div>
  );
}
