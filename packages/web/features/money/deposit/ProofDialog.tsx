import { useEffect, useState } from 'react';
import { Failed, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { send } from '@fairlot/shell';
import { PROOF } from './proof-text.ts';
import styles from './proof.module.css';

/** The bytes of a picture, by a ticket that is good for this look alone; undefined where it is not to be had. */
async function fetchProof(OrderNo: string, Place: number): Promise<string | undefined> {
  const ticket = await send(depositHttp.getProofTicket, { OrderNo, Place });
  if (!ticket.ok) return undefined;
  const read = await send(depositHttp.readProof, { Ticket: ticket.value.Ticket });
  return read.ok ? `data:image/webp;base64,${read.value.Picture}` : undefined;
}

type Asked = { readonly orderNo: string; readonly place: number };

/** A picture of one's own, as large as the place allows. */
export function ProofDialog({ close, ...asked }: Asked & { readonly close: () => void }) {
  const words = useWords(PROOF);
  const [tries, setTries] = useState(0);
  return (
    <Dialog isOpen onClose={close} title={words.picture(asked.place)}>
      <Proof key={tries} {...asked} retry={() => setTries(tries + 1)} />
    </Dialog>
  );
}

function Proof({ orderNo, place, retry }: Asked & { readonly retry: () => void }) {
  const words = useWords(PROOF);
  const [picture, setPicture] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    const show = (found: string | undefined) => {
      if (!isHere) return;
      setPicture(found);
      setFailed(found === undefined);
    };
    fetchProof(orderNo, place).then(show, () => show(undefined));
    return () => {
      isHere = false;
    };
  }, [orderNo, place]);
  if (isFailed) return <Failed title={words.unread} retry={retry} />;
  return picture === undefined ? (
    <div className={styles['picture']} aria-busy="true" />
  ) : (
    <img className={styles['picture']} src={picture} alt={words.picture(place)} data-proof />
  );
}
