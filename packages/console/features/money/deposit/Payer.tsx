import { useEffect, useState } from 'react';
import { call } from '@fairlot/shell';
import { Failed, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Dialog } from '@fairlot/ui/modal';
import { depositConsole, type Payer, type QueueRow } from '@fairlot/wire/money/deposit';
import { Restated } from '../../staff/operator/act-form/index.ts';
import styles from './deposit.module.css';
import { text } from './text.ts';

/** Whether a name is that of the player: a difference is the one that has a colour. */
function Compared({ isSame }: { readonly isSame: boolean | null }) {
  const words = useWords(text);
  if (isSame === null) return <Badge>{words.noName}</Badge>;
  return isSame ? <Badge>{words.sameName}</Badge> : <Badge tone="danger">{words.otherName}</Badge>;
}

/** Bank and payer of an order beside the names that the site knows of its player, all masked. */
export function PayerCell({ row: { BankName, Payer: payer } }: { readonly row: QueueRow }) {
  const say = useSay();
  if (!payer) return BankName ? say(BankName) : '–';
  const { Masked, Known, IsSame } = payer;
  return (
    <span
      className={styles['payer']}
      data-payer={IsSame === null ? 'unknown' : IsSame ? 'same' : 'other'}
    >
      <Compared isSame={IsSame} /> {Masked || '–'}
      {Known.length > 0 && ` ${IsSame === false ? '≠' : '/'} ${Known.join(' / ')}`}
      {BankName && ` · ${say(BankName)}`}
    </span>
  );
}

function Names({ payer }: { readonly payer: Payer }) {
  const words = useWords(text);
  const say = useSay();
  const { Name, BankName, Known, IsSame } = payer;
  return (
    <Restated
      rows={[
        [
          words.payer,
          <>
            {Name} <Compared isSame={IsSame} />
          </>,
        ],
        ...(BankName ? [[words.payerBank, say(BankName)] as const] : []),
        ...Known.map(
          (known) =>
            [
              known.Account === null ? words.realName : words.holderOf(known.Account),
              <>
                {known.Name} <Compared isSame={known.IsSame} />
              </>,
            ] as const,
        ),
      ]}
    />
  );
}

/** The names in full; each look stands in the audit. */
export function PayerDialog({
  row,
  onClose,
}: {
  readonly row: QueueRow;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const [payer, setPayer] = useState<Payer | null>();
  useEffect(() => {
    let isHere = true;
    const show = (found: Payer | null) => {
      if (isHere) setPayer(found);
    };
    call(depositConsole.viewPayer, { OrderNo: row.OrderNo }).then(
      (read) => show(read.ok ? read.value : null),
      () => show(null),
    );
    return () => {
      isHere = false;
    };
  }, [row.OrderNo]);
  return (
    <Dialog isOpen onClose={onClose} title={words.payerTitle(row.OrderNo)}>
      <p className={styles['note']}>{words.payerNote}</p>
      {payer === null && <Failed title={words.payerUnread} />}
      {payer === undefined && <p aria-busy="true" />}
      {payer && <Names payer={payer} />}
    </Dialog>
  );
}
