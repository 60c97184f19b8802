import { useState } from 'react';
import { refetch, useCall } from '@fairlot/shell';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { removalConsole } from '@fairlot/wire/team/removal';
import { ActForm, NOTHING, useActForm } from '../../staff/operator/act-form/index.ts';
import { useMay, usePage } from '../../staff/operator/index.ts';
import styles from './removal.module.css';
import { text } from './text.ts';

type Of = { readonly playerId: number };
type Removal = NonNullable<Output<typeof removalConsole.getRemoval>['Removal']>;

function RestoreDialog({
  playerId,
  name,
  onClose,
}: Of & { readonly name: string; readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm(removalConsole.restoreRemoved, {
    initial: NOTHING,
    input: ({ reason }) => ({ PlayerId: playerId, Reason: reason.trim() }),
    done: () => {
      showToast({ kind: 'done', text: text.done });
      void refetch(removalConsole.getRemoval);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.restoreOf(name)}>
      <p className={styles['note']}>{words.restoreNote}</p>
      <ActForm form={form} send={words.restore} hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}

function Note({
  removal,
  playerId,
  nowMs,
}: Of & { readonly removal: Removal; readonly nowMs: number }) {
  const words = useWords(text);
  const mayRestore = useMay('team.removals.restore');
  const [isOpen, setOpen] = useState(false);
  const { UserName, AgentName, RemovedTimeStamp, UndoUntil, NameFreeFrom } = removal;
  return (
    <div className={styles['removed']} role="note" data-removed>
      <p className={styles['line']}>
        {words.removed(UserName, AgentName, formatMoment(RemovedTimeStamp))}{' '}
        {words.until(formatMoment(UndoUntil), formatMoment(NameFreeFrom))}
      </p>
      {mayRestore && nowMs <= UndoUntil && (
        <Button onClick={() => setOpen(true)}>{words.restore}</Button>
      )}
      {isOpen && (
        <RestoreDialog playerId={playerId} name={UserName} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

/** Says that an account is deleted, by whom, and how long it can be restored; nothing of other accounts. */
export function Removed({ playerId }: Of) {
  const { data } = useCall(
    removalConsole.getRemoval,
    { PlayerId: playerId },
    usePage('manage.players', removalConsole.getRemoval),
  );
  if (!data?.ok || data.value.Removal === null) return null;
  return <Note removal={data.value.Removal} playerId={playerId} nowMs={data.value.DateTimeNow} />;
}
