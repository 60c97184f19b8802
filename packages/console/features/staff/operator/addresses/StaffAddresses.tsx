import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { refetch, useCall } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { ActForm } from '../act-form/ActForm.tsx';
import { codeOf, NOTHING, type ActValues } from '../act-form/check.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import { useMay } from '../me/use-me.ts';
import { usePage } from '../me/use-page.ts';
import styles from './addresses.module.css';
import { text } from './text.ts';

type Known = Output<typeof operatorHttp.getStaffAddresses>;
type Values = ActValues & { readonly list: string };

function AddressDialog({ known, onClose }: { known: Known; onClose: () => void }) {
  const words = useWords(text);
  // What stood there when the dialog was opened: another may change it while this one types.
  const [seen] = useState(known.Addresses);
  const form = useActForm<typeof operatorHttp.changeStaffAddresses, Values>(
    operatorHttp.changeStaffAddresses,
    {
      initial: { ...NOTHING, list: known.Addresses.join(' ') },
      input: ({ list, reason, code }) => ({
        Addresses: list.split(/[\s,]+/).filter((each) => each !== ''),
        Seen: [...seen],
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: {
        NOT_AN_ADDRESS: 'list',
        LOCKS_YOU_OUT: 'list',
        NOTHING_NEW: 'list',
        LIST_CHANGED: 'list',
      },
      done: () => {
        showToast({ kind: 'done', text: text.saved });
        void refetch(operatorHttp.getStaffAddresses);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <p className={styles['note']}>{words.yours(known.Yours)}</p>
      <ActForm form={form} send={words.save} onCancel={onClose}>
        <Field label={words.list} hint={words.listHint} error={form.fault('list')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              value={form.values.list}
              onText={(list) => form.change('list', list)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

/** Where operators may come from; an empty list is anywhere. */
export function StaffAddresses() {
  const words = useWords(text);
  const [isOpen, open] = useState(false);
  const enabled = useMay('operator.addresses.read');
  const mayChange = useMay('operator.addresses.change');
  const { data } = useCall(operatorHttp.getStaffAddresses, undefined, {
    enabled,
    ...usePage('operator.addresses', operatorHttp.getStaffAddresses),
  });
  const known = data?.ok ? data.value : undefined;
  if (!known) return null;
  return (
    <section className={styles['strip']} aria-labelledby="addresses-title">
      <h2 id="addresses-title" className={styles['title']}>
        {words.title}
      </h2>
      <span className={classes(inline['num'], styles['list'])}>
        {known.Addresses.join(' ') || words.any}
      </span>
      {mayChange && (
        <Button size="small" onClick={() => open(true)}>
          {words.change}
        </Button>
      )}
      {isOpen && <AddressDialog known={known} onClose={() => open(false)} />}
    </section>
  );
}
