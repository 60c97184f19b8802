import { useState } from 'react';
import inline from '@fairlot/ui/inline.module.css';
import { useCall } from '@fairlot/shell';
import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { canUsePasskeys } from '@fairlot/shell/passkey/device';
import { AddForm, RemoveForm } from './forms.tsx';
import styles from './passkeys.module.css';
import { text } from './text.ts';

type Passkey = Output<typeof operatorHttp.getPasskeys>['Rows'][number];

function useSource(): ListSource<Passkey> {
  const { data, isError, refetch } = useCall(operatorHttp.getPasskeys, undefined);
  const value = data?.ok ? data.value : undefined;
  return {
    rows: value?.Rows,
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: undefined,
  };
}

function useColumns(onRemove: (passkey: Passkey) => void): readonly Column<Passkey>[] {
  const words = useWords(text);
  return [
    { id: 'name', head: words.name, className: styles['strong'], cell: ({ Name }) => Name },
    {
      id: 'where',
      head: words.where,
      cell: ({ IsBackedUp }) => <Badge>{IsBackedUp ? words.kept : words.onDevice}</Badge>,
    },
    {
      id: 'created',
      head: words.created,
      className: inline['num'],
      cell: ({ CreatedAt }) => formatMoment(CreatedAt),
    },
    {
      id: 'used',
      head: words.used,
      className: inline['num'],
      cell: ({ UsedAt }) => (UsedAt === null ? words.never : formatMoment(UsedAt)),
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (passkey) => (
        <Button
          size="small"
          aria-label={words.removeOf(passkey.Name)}
          onClick={() => onRemove(passkey)}
        >
          {words.remove}
        </Button>
      ),
    },
  ];
}

function Rows({ onRemove }: { readonly onRemove: (passkey: Passkey) => void }) {
  const words = useWords(text);
  const columns = useColumns(onRemove);
  return (
    <DataList<Passkey>
      label={words.title}
      source={useSource()}
      keyOf={({ Id }) => Id}
      columns={columns}
      renderCard={cardOf(columns, [
        ['name', 'where'],
        [{ headed: 'created' }],
        [{ headed: 'used' }, 'actions'],
      ])}
      empty={{ title: words.none }}
    />
  );
}

/** The passkeys of whoever is signed in: to add one, and to take one away. */
export default function PasskeysPage() {
  const words = useWords(text);
  const [act, setAct] = useState<'add' | Passkey>();
  const close = () => setAct(undefined);
  return (
    <section className={styles['panel']} aria-labelledby="passkeys-title">
      <div className={styles['head']}>
        <h1 id="passkeys-title" className={styles['title']}>
          {words.title}
        </h1>
        {canUsePasskeys() && (
          <Button look="primary" onClick={() => setAct('add')}>
            {words.add}
          </Button>
        )}
      </div>
      <p className={styles['note']}>{canUsePasskeys() ? words.why : words.unable}</p>
      <Rows onRemove={setAct} />
      {act === 'add' && (
        <Dialog isOpen onClose={close} title={words.add}>
          <AddForm onDone={close} onCancel={close} />
        </Dialog>
      )}
      {typeof act === 'object' && (
        <Dialog isOpen onClose={close} title={words.removeOf(act.Name)}>
          <RemoveForm id={act.Id} onDone={close} onCancel={close} />
        </Dialog>
      )}
    </section>
  );
}
