import inline from '@fairlot/ui/inline.module.css';
import { Link } from '@tanstack/react-router';
import { formatMoment, formatMoney, useLanguage, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Column } from '@fairlot/ui/list';
import { subtractMoney } from '@fairlot/rules/core/money';
import type { QueueRow } from '@fairlot/wire/money/deposit';
import { KeyButton, useMay } from '../../staff/operator/index.ts';
import { ClaimActs, Claimer, isOthers } from './Claim.tsx';
import { waitOf } from './filter.ts';
import { PayerCell } from './Payer.tsx';
import styles from './deposit.module.css';
import { CLAIM, text } from './text.ts';
import { REVERSAL } from './text-reversal.ts';

export type Chosen = 'confirm' | 'cancel' | 'ask' | 'proofs' | 'payer' | 'reverse';
/** What an operator does with one order; undefined where he may do nothing. */
export type Choose = ((what: Chosen, row: QueueRow) => void) | undefined;

export function PlayerLink({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(id) }}>
      {name}
    </Link>
  );
}

function Acts({ row, choose }: { readonly row: QueueRow; readonly choose: Choose }) {
  const words = useWords(text);
  const its = useWords(REVERSAL);
  const isOpen = row.EndedTimeStamp === null;
  // What another looks into is only looked at.
  const isFree = !isOthers(row);
  const mayView = useMay('deposit.proofs.view');
  const looks = mayView && choose && (row.Proofs > 0 || row.Payer !== null) && (
    <>
      {row.Payer !== null && (
        <KeyButton letter="Y" onPress={() => choose('payer', row)}>
          {words.payer}
        </KeyButton>
      )}
      {row.Proofs > 0 && (
        <KeyButton letter="P" onPress={() => choose('proofs', row)}>
          {words.proofs(row.Proofs)}
        </KeyButton>
      )}
    </>
  );
  const mayReverse = useMay('deposit.orders.reverse');
  if (choose && !isOpen && row.State === 'CONFIRM' && row.Reversed === null && mayReverse)
    return (
      <span className={styles['acts']}>
        {looks}
        <KeyButton letter="V" onPress={() => choose('reverse', row)}>
          {its.reverse}
        </KeyButton>
      </span>
    );
  if (!choose || (!isOpen && row.State === 'CONFIRM')) return looks || null;
  return (
    <span className={styles['acts']}>
      {looks}
      {isOpen && <ClaimActs row={row} of={{ OrderNo: row.OrderNo }} />}
      {isOpen && isFree && (
        <>
          <KeyButton letter="A" onPress={() => choose('confirm', row)}>
            {words.confirm}
          </KeyButton>
          <KeyButton letter="R" onPress={() => choose('cancel', row)}>
            {words.cancel}
          </KeyButton>
        </>
      )}
      <KeyButton letter="Q" onPress={() => choose('ask', row)}>
        {words.ask}
      </KeyButton>
    </span>
  );
}

/** What was said of it; of one that was taken back that, how much of it was there and what is owed. */
function Note({ row: { Note: note, Reversed } }: { readonly row: QueueRow }) {
  const words = useWords(REVERSAL);
  if (!Reversed) return note || '–';
  const { Amount, Owed, IsChargedBack, Note: reason } = Reversed;
  return (
    <>
      <Badge tone="time">{IsChargedBack ? words.chargedBack : words.reversed}</Badge>{' '}
      {words.takenBack(formatMoney(subtractMoney(Amount, Owed)), formatMoney(Owed))} {reason}
    </>
  );
}

const moneyColumns = (words: {
  readonly amount: string;
  readonly paid: string;
  readonly fee: string;
}): readonly Column<QueueRow>[] => [
  {
    id: 'amount',
    head: words.amount,
    isNumber: true,
    width: 10,
    cell: (row) => formatMoney(row.Amount),
  },
  {
    id: 'paid',
    head: words.paid,
    isNumber: true,
    width: 10,
    cell: (row) => (row.PaidAmount === null ? '–' : formatMoney(row.PaidAmount)),
  },
  {
    id: 'fee',
    head: words.fee,
    isNumber: true,
    width: 12,
    cell: (row) => `${formatMoney(row.Fee)} / ${formatMoney(row.Bonus)}`,
  },
];

/** Columns of the queue; who waits for long is marked where `nowMs` is told. */
export function useColumns(choose: Choose, nowMs: number | undefined): readonly Column<QueueRow>[] {
  const words = useWords(text);
  const { claimed } = useWords(CLAIM);
  const isZh = useLanguage() === 'zh';
  const waits = ({ TimeStamp, EndedTimeStamp }: QueueRow) =>
    EndedTimeStamp === null && nowMs !== undefined ? waitOf(TimeStamp, nowMs) : 'calm';
  return [
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
      width: 14,
      cell: (row) => (
        <>
          <PlayerLink id={row.PlayerId} name={row.UserName} />{' '}
          {row.IsFirst && <Badge tone="accent">{words.first}</Badge>}
        </>
      ),
    },
    {
      id: 'channel',
      head: words.channel,
      width: 12,
      cell: (row) => (isZh ? row.ChannelName : row.ChannelNameEn),
    },
    { id: 'payer', head: words.payer, width: 16, cell: (row) => <PayerCell row={row} /> },
    ...moneyColumns(words),
    {
      id: 'made',
      head: words.made,
      width: 15,
      className: inline['num'],
      cell: (row) => (
        <span className={styles['waits']} data-wait={waits(row)}>
          {formatMoment(row.TimeStamp)}
          {row.AskedTimeStamp !== null && ` · ${words.asked}`}
        </span>
      ),
    },
    {
      id: 'ended',
      head: words.ended,
      width: 13,
      className: inline['num'],
      cell: (row) => (row.EndedTimeStamp === null ? '–' : formatMoment(row.EndedTimeStamp)),
    },
    { id: 'claimed', head: claimed, width: 10, cell: (row) => <Claimer row={row} /> },
    { id: 'note', head: words.note, width: 12, cell: (row) => <Note row={row} /> },
    { id: 'acts', head: words.acts, width: 18, cell: (row) => <Acts row={row} choose={choose} /> },
  ];
}
