import { isLine } from '@fairlot/rules/lottery/game';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { PASSKEY_NAME } from '@fairlot/wire/auth/credentials';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { PASSKEYS } from './text.ts';
import styles from './passkey.module.css';

type Rename = {
  readonly id: string;
  readonly name: string;
  readonly done: () => void;
  readonly back: () => void;
};

/** One gets another name: no password, for a name opens nothing. */
export function RenameForm({ id, name, done, back }: Rename) {
  const words = useWords(PASSKEYS);
  const form = useContractForm<typeof passkeyHttp.renamePasskey, { name: string }>(
    passkeyHttp.renamePasskey,
    {
      initial: { name },
      names: { Name: 'name' },
      check: (values) =>
        isLine(values.name.trim(), PASSKEY_NAME) ? {} : { name: PASSKEYS.needName },
      input: (values) => ({ Id: id, Name: values.name.trim() }),
      fields: {},
      unreachable: PASSKEYS.unreachable,
      done: () => {
        showToast({ kind: 'done', text: PASSKEYS.renamed });
        done();
      },
    },
  );
  return (
    <div data-rename>
      <Form form={form} send={words.save}>
        <Field label={words.name} hint={words.nameHint} error={form.fault('name')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={PASSKEY_NAME}
              value={form.values.name}
              onText={(typed) => form.change('name', typed)}
            />
          )}
        </Field>
      </Form>
      <Button className={styles['back']} onClick={back}>
        {words.back}
      </Button>
    </div>
  );
}
