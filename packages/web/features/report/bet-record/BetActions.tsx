import type { MouseEvent } from 'react';
import { Icon, shortIssue, useWords } from '@fairlot/ui';
import type { BetRecord } from '@fairlot/wire/bet';
import { useServerNow } from '../../../session/index.ts';
import { BET_STATE } from './filters.ts';
import { isCancellable } from './record-view.ts';
import { BET } from './text.ts';
import { useCancel } from './use-cancel.ts';

/** Takes the bet back while it is open, and opens its detail. */
export function BetActions(props: { row: BetRecord; isOpen: boolean; toggle: () => void }) {
  const { row, isOpen, toggle } = props;
  const words = useWords(BET);
  const label = `${isOpen ? words.shut : words.open} ${shortIssue(row.SerialNumber)}`;
  return (
    <span className="row rp-act">
      {row.State === BET_STATE.BET && <CancelButton row={row} />}
      <button
        type="button"
        className="icb"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `bet-${row.Id}` : undefined}
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
      >
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
      </button>
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
    <button type="button" className="btn btn-s" disabled={isSending} onClick={press}>
      {words.cancel}
    </button>
  );
}
