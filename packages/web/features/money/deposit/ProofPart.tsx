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

/** Sends a photo; what is wrong, in words. */
function useUpload(orderNo: string) {
  const words = useWords(PROOF);
  const say = useSay();
  const { send, isSending } = useSend(depositHttp.uploadProof);
  const upload = async (file: File): Promise<string | undefined> => {
    const Picture = await shrink(file);
    if (Picture === undefined) return words.bad;
    const answer = await send({ OrderNo: orderNo, Picture }).catch(() => undefined);
    if (!answer?.ok) return answer ? say(answer.error.text) : words.unsent;
    showToast({ kind: 'done', text: words.sent });
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
  const [shown, setShown] = useState<number>();
  const { Proofs: count } = order;
  return (
    <section className={styles['part']} data-proofs={count} aria-label={words.title}>
      <p className={styles['head']}>
        {words.title} <small>{words.count(count, PROOF_BOUNDS.most)}</small>
      </p>
      <p className={styles['note']}>{words.about}</p>
      <div className={styles['acts']}>
        {count < PROOF_BOUNDS.most && (
          <FileChoice
            label={isSending ? words.sending : words.upload}
            isOff={isSending}
            onFile={(file) => void upload(file).then(setFault)}
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
