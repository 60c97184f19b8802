import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Form } from '@fairlot/ui/form';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import {
  missingOf,
  NOBODY,
  OWNER_FIELDS,
  OwnerFields,
  ownerOf,
  type Owner,
} from '../profile/index.ts';
import { PASSKEYS } from './text.ts';
import styles from './passkey.module.css';

type Remove = {
  readonly id: string;
  readonly name: string;
  readonly isCodeAsked: boolean;
  readonly done: () => void;
  readonly back: () => void;
};

/** One is taken away; it takes the same proof as adding one. */
export function RemoveForm({ id, name, isCodeAsked, done, back }: Remove) {
  const words = useWords(PASSKEYS);
  const form = useContractForm<typeof passkeyHttp.removePasskey, Owner>(passkeyHttp.removePasskey, {
    initial: NOBODY,
    names: { Password: 'password', Code: 'code' },
    check: (owner) => missingOf(owner, isCodeAsked),
    input: (owner) => ({ Id: id, ...ownerOf(owner, isCodeAsked) }),
    fields: OWNER_FIELDS,
    unreachable: PASSKEYS.unreachable,
    done: () => {
      showToast({ kind: 'done', text: PASSKEYS.removed });
      done();
    },
  });
  return (
    <div data-remove>
      <p className={styles['about']}>{words.removeAbout(name)}</p>
      <Form form={form} send={words.remove} isDangerous>
        <OwnerFields
          values={form.values}
          fault={form.fault}
          change={form.change}
          isCodeAsked={isCodeAsked}
        />
      </Form>
      <Button className={styles['back']} onClick={back}>
        {words.back}
      </Button>
    </div>
  );
}
