import { filled, formatMoment, showToast, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { DataList, type CardLine, type Column } from '@fairlot/ui/list';
import { refetch, useSend } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { type Removal, removalHttp } from '@fairlot/wire/team/removal';
import styles from './removal.module.css';
import { REMOVAL_TEXT } from './text.ts';

function State({ row }: { readonly row: Removal }) {
  const words = useWords(REMOVAL_TEXT);
  const isRestored = row.RestoredTimeStamp !== null;
  return (
    <Badge tone={isRestored ? 'accent' : 'danger'}>
      {isRestored ? words.isRestored : words.isRemoved}
    </Badge>
  );
}

function Restore({ row }: { readonly row: Removal }) {
  const words = useWords(REMOVAL_TEXT);
  const { send, isSending } = useSend(removalHttp.restoreMember);
  if (!row.MayRestore) return null;
  const press = async () => {
    const answer = await send({ Id: row.Id }).catch(() => undefined);
    if (!answer) showToast({ kind: 'failed', text: REMOVAL_TEXT.unreachable });
    else if (!answer.ok) showToast({ kind: 'failed', text: answer.error.text });
    else showToast({ kind: 'done', text: filled(REMOVAL_TEXT.restored, row.UserName) });
    void refetch(removalHttp.getRemovals);
  };
  return (
    <Button
      size="small"
      aria-label={words.restoreOf(row.UserName)}
      disabled={isSending}
      onClick={() => void press()}
    >
      {words.restore}
    </Button>
  );
}

function useColumns(): readonly Column<Removal>[] {
  const words = useWords(REMOVAL_TEXT);
  return [
    { id: 'member', head: words.member, cell: ({ UserName }) => UserName },
    {
      id: 'removed',
      head: words.removed,
      className: inline['num'],
      cell: ({ RemovedTimeStamp }) => formatMoment(RemovedTimeStamp),
    },
    {
      id: 'until',
      head: words.until,
      className: inline['num'],
      cell: ({ UndoUntil }) => formatMoment(UndoUntil),
    },
    { id: 'state', head: words.state, cell: (row) => <State row={row} /> },
    { id: 'restore', head: words.restore, cell: (row) => <Restore row={row} /> },
  ];
}

function useCard(): (row: Removal) => readonly CardLine[] {
  const words = useWords(REMOVAL_TEXT);
  return (row) => [
    [row.UserName, <State key="state" row={row} />],
    [words.removed, formatMoment(row.RemovedTimeStamp)],
    [words.until, formatMoment(row.UndoUntil)],
    [<Restore key="restore" row={row} />, ''],
  ];
}

/** Members that the agent deleted; those of the last days can be restored. */
export function Removals() {
  const words = useWords(REMOVAL_TEXT);
  const { source } = useCursorList<typeof removalHttp.getRemovals, Removal>(
    removalHttp.getRemovals,
    (Before, Count) => ({ Count, ...(Before !== undefined && { Before }) }),
  );
  return (
    <div className={styles['panel']}>
      <DataList<Removal>
        label={words.list}
        source={source}
        keyOf={({ Id }) => String(Id)}
        columns={useColumns()}
        renderCard={useCard()}
        empty={{ title: words.none }}
      />
    </div>
  );
}
