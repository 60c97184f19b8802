import { useState } from 'react';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FileChoice } from '@fairlot/ui/file-choice';
import { depositHttp, type Order, PROOF_BOUNDS } from '@fairlot/wire/money/deposit';
import { useSend } from '@fairlot/shell';
import { ProofDialog } from './ProofDialog.tsx';
import { PROOF } from './proof-text.ts';
import { shrink } from './shrink.ts';
import { rereadDeposits } from './use-deposit.ts';
import styles from './proof.module.css';

/** Sends a picture in base64; what is wrong, in words. */
function useUpload(orderNo: string) {
  const words = useWords(PROOF);
  const say = useSay();
  const { send, isSending } = useSend(depositHttp.uploadProof);
  const upload = async (Picture: string): Promise<string | undefined> => {
    const answer = await send({ OrderNo: orderNo, Picture }).catch(() => undefined);
    if (!answer?.ok) return answer ? say(answer.error.text) : words.unsent;
    showToast({ kind: 'done', text: PROOF.sent });
    rereadDeposits();
    return undefined;
  };
  return { upload, isSending };
}

/** Pictures by which a player shows that he paid: what is there, and one more. */
export function ProofPart({ order }: { readonly order: Order }) {
  const words = useWords(PROOF);
  const { upload, isSending } = useUpload(order.OrderNo);
  const [fault, setFault] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState<number>();
  const { Proofs: count } = order;
  const choose = async (file: File) => {
    const picture = await shrink(file);
    setChosen(picture);
    setFault(picture === undefined ? words.bad : undefined);
  };
  const sendChosen = async (picture: string) => {
    const failed = await upload(picture);
    setFault(failed);
    if (failed === undefined) setChosen(undefined);
  };
  return (
    <section className={styles['part']} data-proofs={count} aria-label={words.title}>
      <p className={styles['head']}>
        {words.title} <small>{words.count(count, PROOF_BOUNDS.most)}</small>
      </p>
      <p className={styles['note']}>{words.about}</p>
      {chosen !== undefined && (
        <img
          className={styles['preview']}
          src={`data:image/jpeg;base64,${chosen}`}
          alt={words.preview}
          data-preview
        />
      )}
      <div className={styles['acts']}>
        {chosen !== undefined && (
          <Button look="primary" isBusy={isSending} onClick={() => void sendChosen(chosen)}>
            {isSending ? words.sending : words.send}
          </Button>
        )}
        {count < PROOF_BOUNDS.most && (
          <FileChoice
            label={chosen === undefined ? words.choose : words.chooseOther}
            isOff={isSending}
            onFile={(file) => void choose(file)}
          />
        )}
        {Array.from({ length: count }, (_, at) => (
          <Button key={at} onClick={() => setShown(at + 1)}>
            {words.view(at + 1)}
          </Button>
        ))}
      </div>
      <p className={styles['fault']} role="alert">
        {fault}
      </p>
      {shown !== undefined && (
        <ProofDialog orderNo={order.OrderNo} place={shown} close={() => setShown(undefined)} />
      )}
    </section>
  );
}
