import { useState } from 'react';
import type { Input, Output } from '@fairlot/wire/core';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { showToast, useWords } from '@fairlot/ui';
import { Form } from '@fairlot/ui/form';
import { Tabs } from '@fairlot/ui/tabs';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import {
  missingOf,
  NOBODY,
  OWNER_FIELDS,
  OwnerFields,
  ownerOf,
  type Owner,
} from '../profile/index.ts';
import { FACTOR } from './text.ts';
import styles from './factor.module.css';

type Manage = {
  /** Recovery codes that are left. */
  readonly left: number;
  readonly show: (codes: readonly string[]) => void;
  readonly ended: () => void;
};
type Change = typeof authenticatorHttp.renewRecovery | typeof authenticatorHttp.removeAuthenticator;

/** What can be done with one that is on: each takes the password and a code. */
export function ManagePart({ left, show, ended }: Manage) {
  const words = useWords(FACTOR);
  const [what, choose] = useState<'renew' | 'off'>('renew');
  const removed = () => {
    showToast({ kind: 'done', text: FACTOR.isOff });
    ended();
  };
  const renew = (
    <BothForm
      endpoint={authenticatorHttp.renewRecovery}
      about={`${words.left(left)} · ${words.renewAbout}`}
      send={words.renew}
      done={({ RecoveryCodes }) => show(RecoveryCodes)}
    />
  );
  const off = (
    <BothForm
      endpoint={authenticatorHttp.removeAuthenticator}
      about={words.offAbout}
      send={words.turnOff}
      isDangerous
      done={removed}
    />
  );
  return (
    <Tabs
      label={words.what}
      value={what}
      onChoose={choose}
      tabs={[
        { value: 'renew', label: words.codesTitle, content: renew },
        { value: 'off', label: words.turnOff, content: off },
      ]}
    />
  );
}

type Both<E extends Change> = {
  readonly endpoint: E;
  readonly about: string;
  readonly send: string;
  readonly isDangerous?: boolean;
  readonly done: (value: Output<E>) => void;
};

function BothForm<E extends Change>({ endpoint, about, send, isDangerous, done }: Both<E>) {
  const form = useContractForm<E, Owner>(endpoint, {
    initial: NOBODY,
    names: { Password: 'password', Code: 'code' } as never,
    check: (owner) => missingOf(owner, true),
    input: (owner) => ownerOf(owner, true) as Input<E>,
    fields: OWNER_FIELDS,
    unreachable: FACTOR.unreachable,
    done,
  });
  return (
    <>
      <p className={styles['about']}>{about}</p>
      <Form form={form} send={send} {...(isDangerous && { isDangerous })}>
        <OwnerFields values={form.values} fault={form.fault} change={form.change} isCodeAsked />
      </Form>
    </>
  );
}
