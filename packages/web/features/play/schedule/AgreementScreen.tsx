import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { refetch, useCall, useSend } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { AGREEMENT } from './agreement-text.ts';
import styles from './agreement.module.css';

const PARTS = ['money', 'bets', 'stops', 'end', 'calm'] as const;

/** What a player accepts before his first schedule: to be read at any time, and accepted once a version. */
export default function AgreementScreen() {
  const words = useWords(AGREEMENT);
  const answer = useCall(scheduleHttp.getAgreement, null).data;
  const said = answer?.ok ? answer.value : undefined;
  const acceptedAt = said?.AcceptedTimeStamp ?? undefined;
  const { send, isSending } = useSend(scheduleHttp.acceptAgreement);
  const accept = async (Version: number): Promise<void> => {
    try {
      const result = await send({ Version });
      if (!result.ok) showToast({ kind: 'failed', text: result.error.text });
    } catch {
      showToast({ kind: 'failed', text: AGREEMENT.failed });
    }
    void refetch(scheduleHttp.getAgreement);
  };
  return (
    <article className={styles['agreement']}>
      <h1>{words.title}</h1>
      {said && <p className={styles['version']}>{words.version(said.Version)}</p>}
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{words[part]}</h2>
          <p>{words[`${part}Says`]}</p>
        </section>
      ))}
      <p role="status">{acceptedAt !== undefined && words.accepted(formatMoment(acceptedAt))}</p>
      {said && said.AcceptedTimeStamp === null && (
        <Button look="primary" disabled={isSending} onClick={() => void accept(said.Version)}>
          {words.accept}
        </Button>
      )}
    </article>
  );
}
