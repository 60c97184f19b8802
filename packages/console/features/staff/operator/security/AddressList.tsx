import { useState } from 'react';
import inline from '@fairlot/ui/inline.module.css';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { ActForm } from '../act-form/ActForm.tsx';
import { NOTHING, type ActValues } from '../act-form/check.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import { useMay } from '../me/use-me.ts';
import styles from './security.module.css';
import { LISTS, text } from './text.ts';

type Values = ActValues & { readonly address: string };
/** Which of the two lists: who is kept out, or who comes in whatever else keeps him out. */
type List = keyof typeof LISTS;
type DialogProps = { list: List; known: string | undefined; onClose: () => void };

/** What the forms of both lists have in common; `input` is that of the list's own call. */
const formOf = ({ known, onClose }: Omit<DialogProps, 'list'>) => ({
  initial: { ...NOTHING, address: known ?? '' },
  check: ({ address }: Values) => (address.trim() === '' ? { address: text.addressMissing } : {}),
  fields: {
    NOT_AN_ADDRESS: 'address',
    TOO_WIDE: 'address',
    LIST_FULL: 'address',
    NOTHING_NEW: 'address',
    OWN_ADDRESS: 'address',
  } as const,
  done: () => {
    showToast({ kind: 'done', text: text.saved });
    void refetch(operatorHttp.getSecurity);
    onClose();
  },
});

const typedOf = ({ address, reason }: Values) => ({
  Address: address.trim(),
  Reason: reason.trim(),
});

function useListForm({ list, known, onClose }: DialogProps) {
  const shared = formOf({ known, onClose });
  const isNew = known === undefined;
  const blocked = useActForm<typeof operatorHttp.changeBlocked, Values>(
    operatorHttp.changeBlocked,
    { ...shared, input: (values) => ({ ...typedOf(values), IsBlocked: isNew }) },
  );
  const allowed = useActForm<typeof operatorHttp.changeAllowed, Values>(
    operatorHttp.changeAllowed,
    { ...shared, input: (values) => ({ ...typedOf(values), IsAllowed: isNew }) },
  );
  return list === 'blocked' ? blocked : allowed;
}

/** Puts what is typed on a list, or takes off it what is given. */
function AddressDialog({ list, known, onClose }: DialogProps) {
  const words = useWords(text);
  const ofList = useWords(LISTS[list]);
  const form = useListForm({ list, known, onClose });
  return (
    <Dialog isOpen onClose={onClose} title={known ? ofList.dropOf(known) : ofList.put}>
      <ActForm form={form} send={known ? ofList.drop : ofList.putSend} onCancel={onClose}>
        {known !== undefined && form.fault('address') !== undefined && (
          <p role="alert" className={styles['faults']}>
            {form.fault('address')}
          </p>
        )}
        {known === undefined && (
          <Field label={words.address} hint={words.addressHint} error={form.fault('address')}>
            {(control) => (
              <TextInput
                {...control}
                size="large"
                autoComplete="off"
                maxLength={64}
                value={form.values.address}
                onText={(address) => form.change('address', address)}
              />
            )}
          </Field>
        )}
      </ActForm>
    </Dialog>
  );
}

type Props = {
  readonly list: List;
  readonly addresses: readonly string[];
  /** Where whoever looks comes from. */
  readonly yours?: string;
};

/** Addresses that players do not come from, or come from whatever else keeps them out. */
export function AddressList({ list, addresses, yours }: Props) {
  const words = useWords(text);
  const ofList = useWords(LISTS[list]);
  const mayChange = useMay('site.addresses.change');
  const [dialog, setDialog] = useState<{ readonly known: string | undefined }>();
  return (
    <section className={styles['panel']} aria-labelledby={`${list}-title`}>
      <div className={styles['head']}>
        <h2 id={`${list}-title`}>{ofList.title}</h2>
        {mayChange && (
          <Button size="small" onClick={() => setDialog({ known: undefined })}>
            {ofList.put}
          </Button>
        )}
      </div>
      <p className={styles['line']}>{ofList.note}</p>
      {yours !== undefined && <p className={styles['line']}>{words.yours(yours)}</p>}
      {addresses.length === 0 && <p className={styles['line']}>{ofList.nobody}</p>}
      <ul className={styles['list']}>
        {addresses.map((address) => (
          <li key={address}>
            <span className={inline['num']}>{address}</span>
            {mayChange && (
              <Button
                size="small"
                look="quiet"
                aria-label={ofList.dropOf(address)}
                onClick={() => setDialog({ known: address })}
              >
                {ofList.drop}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog && (
        <AddressDialog list={list} known={dialog.known} onClose={() => setDialog(undefined)} />
      )}
    </section>
  );
}
