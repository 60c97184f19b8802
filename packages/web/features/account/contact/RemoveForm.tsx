import { contactHttp } from '@fairlot/wire/account/contact';
import { useWords } from '@fairlot/ui';
import { Form } from '@fairlot/ui/form';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { missingPassword, OwnPassword, PASSWORD_FIELDS } from '../profile/index.ts';
import type { Kind } from './BindForm.tsx';
import { CONTACT } from './text.ts';
import styles from './contact.module.css';

/** Takes email or phone away, by the password. */
export function RemoveForm({ kind, done }: { readonly kind: Kind; readonly done: () => void }) {
  const words = useWords(CONTACT);
  const form = useContractForm<typeof contactHttp.removeContact, { readonly password: string }>(
    contactHttp.removeContact,
    {
      initial: { password: '' },
      names: { Password: 'password' },
      check: missingPassword,
      input: ({ password }) => ({ Kind: kind, Password: password }),
      fields: PASSWORD_FIELDS,
      unreachable: CONTACT.unreachable,
      done,
    },
  );
  return (
    <>
      <p className={styles['about']}>{words.removeAbout}</p>
      <Form form={form} send={words.remove} isDangerous>
        <OwnPassword
          error={form.fault('password')}
          value={form.values.password}
          onText={(typed) => form.change('password', typed)}
        />
      </Form>
    </>
  );
}
