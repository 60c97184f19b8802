import { useState } from 'react';
import inline from '@fairlot/ui/inline.module.css';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/operator';
import { ActForm } from '../act-form/ActForm.tsx';
import { NOTHING, type ActValues } from '../act-form/check.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import { useMay } from '../me/use-me.ts';
import styles from './security.module.css';
import { text } from './text.ts';

type Values = ActValues & { readonly address: string };

/** Blocks what is typed, or lets in again what is given. */
function BlockDialog({ known, onClose }: { known: string | undefined; onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof operatorHttp.changeBlocked, Values>(operatorHttp.changeBlocked, {
    initial: { ...NOTHING, address: known ?? '' },
    input: ({ address, reason }) => ({
      Address: address.trim(),
      IsBlocked: known === undefined,
      Reason: reason.trim(),
    }),
    check: ({ address }) => (address.trim() === '' ? { address: text.addressMissing } : {}),
    fields: {
      NOT_AN_ADDRESS: 'address',
      TOO_WIDE: 'address',
      LIST_FULL: 'address',
      NOTHING_NEW: 'address',
    },
    done: () => {
      showToast({ kind: 'done', text: words.saved });
      void refetch(operatorHttp.getSecurity);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={known ? words.letInOf(known) : words.block}>
      <ActForm form={form} send={known ? words.letIn : words.blockSend} onCancel={onClose}>
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

type Props = { readonly blocked: readonly string[]; readonly yours: string };

/** Addresses that players do not come from. */
export function Blocked({ blocked, yours }: Props) {
  const words = useWords(text);
  const mayChange = useMay('site.addresses.change');
  const [dialog, setDialog] = useState<{ readonly known: string | undefined }>();
  return (
    <section className={styles['panel']} aria-labelledby="blocked-title">
      <div className={styles['head']}>
        <h2 id="blocked-title">{words.blocked}</h2>
        {mayChange && (
          <Button size="small" onClick={() => setDialog({ known: undefined })}>
            {words.block}
          </Button>
        )}
      </div>
      <p className={styles['line']}>{words.blockedNote}</p>
      <p className={styles['line']}>{words.yours(yours)}</p>
      {blocked.length === 0 && <p className={styles['line']}>{words.nobody}</p>}
      <ul className={styles['list']}>
        {blocked.map((address) => (
          <li key={address}>
            <span className={inline['num']}>{address}</span>
            {mayChange && (
              <Button
                size="small"
                look="quiet"
                aria-label={words.letInOf(address)}
                onClick={() => setDialog({ known: address })}
              >
                {words.letIn}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog && <BlockDialog known={dialog.known} onClose={() => setDialog(undefined)} />}
    </section>
  );
}
