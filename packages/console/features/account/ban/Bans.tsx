import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { FindBox } from '@fairlot/ui/field';
import inline from '@fairlot/ui/inline.module.css';
import type { Column } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import { banConsole, type Ban } from '@fairlot/wire/account/ban';
import { ActForm, NOTHING, useActForm } from '../../staff/operator/act-form/index.ts';
import { KeyButton, useMay } from '../../staff/operator/index.ts';
import { QueuePage } from '../../../queue/QueuePage.tsx';
import styles from './ban.module.css';
import { text } from './text.ts';

function useColumns(): (lift: (row: Ban) => void) => readonly Column<Ban>[] {
  const words = useWords(text);
  const mayChange = useMay('ban.logins.change');
  return (lift) => [
    { id: 'kind', head: words.kind, width: 7, cell: ({ Kind }) => words[Kind] },
    { id: 'what', head: words.what, width: 18, cell: ({ Device, UserName }) => Device || UserName },
    { id: 'player', head: words.seenAt, width: 10, cell: ({ UserName }) => UserName },
    { id: 'why', head: words.why, width: 18, cell: ({ Reason }) => Reason },
    { id: 'by', head: words.by, width: 8, cell: ({ MadeBy }) => MadeBy },
    {
      id: 'at',
      head: words.at,
      width: 12,
      className: inline['num'],
      cell: ({ TimeStamp }) => formatMoment(TimeStamp),
    },
    {
      id: 'until',
      head: words.until,
      width: 12,
      className: inline['num'],
      cell: ({ Until }) => (Until === null ? words.forGood : formatMoment(Until)),
    },
    {
      id: 'acts',
      head: words.acts,
      width: 9,
      cell: (row) =>
        mayChange && (
          <KeyButton letter="L" onPress={() => lift(row)}>
            {words.lift}
          </KeyButton>
        ),
    },
  ];
}

function LiftDialog({ row, onClose }: { readonly row: Ban; readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm(banConsole.liftBan, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: row.Id, Reason: reason.trim() }),
    done: () => {
      showToast({ kind: 'done', text: text.lifted });
      void refetch(banConsole.getBans);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${words.lift} · ${row.Device || row.UserName}`}>
      <ActForm form={form} send={words.lift} onCancel={onClose} hasCode={false} />
    </Dialog>
  );
}

function List() {
  const words = useWords(text);
  const [search, setSearch] = useState<string>();
  return (
    <section className={styles['panel']} aria-labelledby="bans-title">
      <h2 id="bans-title" className={styles['title']}>
        {words.title}
      </h2>
      <p className={styles['note']}>{words.note}</p>
      <QueuePage<typeof banConsole.getBans, Ban>
        label={words.title}
        endpoint={banConsole.getBans}
        topic="ban.logins"
        input={(before, size) => ({ Search: search, Before: before, Count: size })}
        keyOf={({ Id }) => String(Id)}
        columns={useColumns()}
        cards={[
          ['what', 'kind'],
          ['player', 'until'],
          ['why', 'by'],
          ['at', 'acts'],
        ]}
        none={words.empty}
        filters={{
          controls: <FindBox label={words.find} value={search} onFind={setSearch} />,
          chosen: search ?? '',
        }}
        renderDialog={(row, close) => <LiftDialog row={row} onClose={close} />}
      />
    </section>
  );
}

/** Accounts and devices that do not sign in, for whoever may see them. */
export function Bans() {
  return useMay('ban.logins.read') ? <List /> : null;
}
