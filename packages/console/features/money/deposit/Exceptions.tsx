import inline from '@fairlot/ui/inline.module.css';
import { formatMoment, formatMoney, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Column } from '@fairlot/ui/list';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { QueuePage } from '../../../queue/QueuePage.tsx';
import { KeyButton, useMay } from '../../staff/operator/index.ts';
import { ClaimActs, Claimer, isOthers } from './Claim.tsx';
import { PlayerLink } from './columns.tsx';
import { DecideDialog, type Exception } from './DecideDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import styles from './deposit.module.css';
import { CLAIM, KINDS, STATES, text } from './text.ts';
import { useOpenFilter } from './use-open-filter.tsx';

type Open = ((row: Exception) => void) | undefined;

function ActOn(props: { readonly row: Exception; readonly decide: Open; readonly settle: Open }) {
  const { row, decide, settle } = props;
  const words = useWords(text);
  const isOpen = row.State === 'open';
  const open = isOpen ? decide : row.State === 'refunding' ? settle : undefined;
  if (!isOpen && row.State !== 'refunding') return null;
  return (
    <span className={styles['acts']}>
      <ClaimActs row={row} of={{ Exception: row.Id }} />
      {open && !isOthers(row) && (
        <KeyButton letter={isOpen ? 'D' : 'E'} onPress={() => open(row)}>
          {isOpen ? words.decide : words.end}
        </KeyButton>
      )}
    </span>
  );
}

function useColumns(): (choose: (row: Exception) => void) => readonly Column<Exception>[] {
  const mayDecide = useMay('deposit.exceptions.resolve');
  const maySettle = useMay('deposit.exceptions.settle');
  const words = useWords(text);
  const { claimed } = useWords(CLAIM);
  const say = useSay();
  return (choose) => [
    {
      id: 'payment',
      head: words.payment,
      width: 18,
      className: inline['mono'],
      cell: (row) => row.PayId,
    },
    {
      id: 'kind',
      head: words.kind,
      width: 12,
      cell: (row) => <Badge tone="time">{say(KINDS[row.Kind])}</Badge>,
    },
    {
      id: 'sum',
      head: words.sum,
      isNumber: true,
      width: 10,
      cell: (row) => formatMoney(row.Amount),
    },
    {
      id: 'order',
      head: words.order,
      width: 18,
      className: inline['mono'],
      cell: (row) => row.OrderNo,
    },
    {
      id: 'player',
      head: words.player,
      width: 12,
      cell: (row) =>
        row.PlayerId === null ? (
          words.none
        ) : (
          <PlayerLink id={row.PlayerId} name={row.UserName ?? ''} />
        ),
    },
    {
      id: 'found',
      head: words.found,
      width: 13,
      className: inline['num'],
      cell: (row) => formatMoment(row.FoundTimeStamp),
    },
    { id: 'state', head: words.state, width: 10, cell: (row) => say(STATES[row.State]) },
    { id: 'claimed', head: claimed, width: 10, cell: (row) => <Claimer row={row} /> },
    { id: 'note', head: words.note, width: 14, cell: (row) => row.Reason || '–' },
    {
      id: 'acts',
      head: words.acts,
      width: 14,
      cell: (row) => (
        <ActOn
          row={row}
          decide={mayDecide ? choose : undefined}
          settle={maySettle ? choose : undefined}
        />
      ),
    },
  ];
}

/** Payments that were nobody's when they came. */
export function Exceptions() {
  const words = useWords(text);
  const { isOpen, filters } = useOpenFilter();
  return (
    <QueuePage<typeof depositConsole.getDepositExceptions, Exception>
      label={words.exceptions}
      endpoint={depositConsole.getDepositExceptions}
      topic="deposit.exceptions"
      input={(before, size) => ({ IsOpen: isOpen, Before: before, Count: size })}
      keyOf={({ Id }) => String(Id)}
      columns={useColumns()}
      cards={[
        ['payment', 'kind'],
        ['sum', 'player'],
        ['order'],
        ['found', 'state'],
        ['note', 'claimed'],
        ['acts'],
      ]}
      none={words.noExceptions}
      filters={filters}
      renderDialog={(row, close) =>
        row.State === 'open' ? (
          <DecideDialog row={row} onClose={close} />
        ) : (
          row.State === 'refunding' && <SettleDialog row={row} onClose={close} />
        )
      }
    />
  );
}
