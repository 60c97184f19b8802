import { useEffect, useState } from 'react';
import { call } from '@fairlot/shell';
import { Failed, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { depositConsole, type QueueRow } from '@fairlot/wire/money/deposit';
import styles from './deposit.module.css';
import { text } from './text.ts';

/** The bytes of a picture, by a ticket that is good for this look alone; undefined where it is not to be had. */
async function fetchProof(OrderNo: string, Place: number): Promise<string | undefined> {
  const ticket = await call(depositConsole.getProofTicket, { OrderNo, Place });
  if (!ticket.ok) return undefined;
  const read = await call(depositConsole.readProof, { Ticket: ticket.value.Ticket });
  return read.ok ? `data:image/webp;base64,${read.value.Picture}` : undefined;
}

function Proof({ orderNo, place }: { readonly orderNo: string; readonly place: number }) {
  const words = useWords(text);
  const [picture, setPicture] = useState<string | null>();
  useEffect(() => {
    let isHere = true;
    const show = (found: string | undefined) => {
      if (isHere) setPicture(found ?? null);
    };
    fetchProof(orderNo, place).then(show, () => show(undefined));
    return () => {
      isHere = false;
    };
  }, [orderNo, place]);
  if (picture === null) return <Failed title={words.proofUnread} />;
  return picture === undefined ? (
    <div className={styles['proof']} aria-busy="true" />
  ) : (
    <img className={styles['proof']} src={picture} alt={words.proofOf(place)} data-proof />
  );
}

/** The pictures by which a player shows that he paid; each look stands in the audit. */
export function ProofDialog({
  row,
  onClose,
}: {
  readonly row: QueueRow;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  return (
    <Dialog isOpen onClose={onClose} title={words.proofTitle(row.OrderNo)}>
      <p className={styles['note']}>{words.proofNote}</p>
      {Array.from({ length: row.Proofs }, (_, at) => (
        <Proof key={at} orderNo={row.OrderNo} place={at + 1} />
      ))}
    </Dialog>
  );
}
