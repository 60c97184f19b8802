import type { MouseEvent } from 'react';
import { shortIssue, useWords } from '@fairlot/ui';
import { Button, IconButton } from '@fairlot/ui/button';
import type { RowState } from '@fairlot/ui/list';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { useServerNow } from '@fairlot/shell';
import { useWhose } from '../list/whose.ts';
import { BET_STATE } from './filters.ts';
import { isCancellable } from './record-view.ts';
import { BET } from './text.ts';
import { useCancel } from './use-cancel.ts';
import styles from './bet-record.module.css';

/** Takes the bet back while it is open, and opens its detail. */
export function BetActions(props: RowState & { row: BetRecord }) {
  const { row, isOpen, toggle, detailId } = props;
  const words = useWords(BET);
  const isOwn = useWhose() === undefined;
  return (
    <span className={styles['actions']}>
      {isOwn && row.State === BET_STATE.BET && <CancelButton row={row} />}
      <IconButton
        icon={isOpen ? 'down' : 'right'}
        label={`${isOpen ? words.shut : words.open} ${shortIssue(row.SerialNumber)}`}
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
      />
    </span>
  );
}

function CancelButton({ row }: { row: BetRecord }) {
  const words = useWords(BET);
  const { cancel, isSending } = useCancel(row);
  if (!isCancellable(row, useServerNow())) return null;
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    void cancel();
  };
  return (
    <Button size="small" isBusy={isSending} onClick={press}>
      {words.cancel}
    </Button>
  );
}
