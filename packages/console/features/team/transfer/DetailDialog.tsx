import { Failed, formatMoment, formatMoney, useWords, Waiting } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { transferConsole, type TransferRow } from '@fairlot/wire/team/transfer';
import { useCall } from '@fairlot/shell';
import { text } from './text.ts';
import styles from './transfer.module.css';

type Props = { readonly row: TransferRow; readonly onClose: () => void };
type Detail = Output<typeof transferConsole.getTransfer>;
const WAITING = ['rows'] as const;

/** One transfer with both balances, and how it was reversed. */
export function DetailDialog({ row, onClose }: Props) {
  const words = useWords(text);
  const read = useCall(transferConsole.getTransfer, { Id: row.Id }, { staleTime: 0 });
  const detail = read.data?.ok ? read.data.value : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={words.titleOf(row.No)}>
      {detail ? (
        <Facts detail={detail} />
      ) : read.isError ? (
        <Failed title={words.unread} retry={() => void read.refetch()} />
      ) : (
        <Waiting parts={WAITING} />
      )}
    </Dialog>
  );
}

function Facts({ detail }: { readonly detail: Detail }) {
  const words = useWords(text);
  const { Transfer: row, Reversal: reversal } = detail;
  const rows: readonly (readonly [string, string])[] = [
    [words.at, formatMoment(row.TimeStamp)],
    [words.from, `${row.FromName} (${detail.FromNickName})`],
    [words.to, `${row.ToName} (${detail.ToNickName})`],
    [words.type, words[row.Type]],
    [words.amount, formatMoney(row.Amount)],
    [words.fromBalance, formatMoney(detail.FromBalance)],
    [words.toBalance, formatMoney(detail.ToBalance)],
    [words.required, formatMoney(row.Required)],
    [words.gap, formatMoney(detail.Gap)],
    [words.toAvailable, formatMoney(detail.ToAvailable)],
    [words.note, row.Note || '–'],
    ...(reversal
      ? ([
          [words.reversedAt, formatMoment(reversal.TimeStamp)],
          [words.taken, formatMoney(reversal.Taken)],
          [words.owed, formatMoney(reversal.Owed)],
          [words.madeBy, reversal.MadeBy],
          [words.reason, reversal.Reason],
        ] as const)
      : []),
  ];
  return (
    <dl className={styles['facts']}>
      {rows.map(([term, shown]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
