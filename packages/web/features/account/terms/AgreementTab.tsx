import { refetch, useCall, useSend } from '@fairlot/shell';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { termsHttp } from '@fairlot/wire/account/terms';
import { TermsBody, TermsDay } from './TermsBody.tsx';
import { TermsDiff } from './TermsDiff.tsx';
import styles from './terms.module.css';
import { text } from './text.ts';
import { useTerms } from './use-terms.ts';

/** Accepts the present version, where there is one that he has not. */
function Accept({ version }: { readonly version: number }) {
  const words = useWords(text);
  const { send, isSending } = useSend(termsHttp.acceptTerms);
  const accept = async () => {
    const done = await send({ Version: version }).catch(() => undefined);
    if (done?.ok) showToast({ kind: 'done', text: text.done });
    else showToast({ kind: 'warn', text: done ? done.error.text : text.failed });
    void refetch(termsHttp.getTerms);
    void refetch(termsHttp.getAccepted);
  };
  return (
    <Button look="primary" isBusy={isSending} onClick={() => void accept()}>
      {words.acceptButton}
    </Button>
  );
}

/** What the player agreed to, to be read again at any time; what changed since is shown (spec section 2, Helper). */
export default function AgreementTab() {
  const words = useWords(text);
  const { terms } = useTerms();
  const { data: accepted } = useCall(termsHttp.getAccepted, undefined);
  const isOld = terms && accepted?.ok && accepted.value.Version < terms.Version;
  const { Version: version = 1, AcceptedTimeStamp: at = null } = accepted?.ok ? accepted.value : {};
  return (
    <article className={styles['tab']}>
      {accepted?.ok && (
        <p className={styles['version']}>
          {at === null ? words.acceptedAtStart : words.accepted(version, formatMoment(at))}
        </p>
      )}
      {isOld ? (
        <>
          <TermsDay terms={terms} />
          <h2>{words.changes(version)}</h2>
          <TermsDiff accepted={version} />
          <Accept version={terms.Version} />
        </>
      ) : (
        <TermsBody />
      )}
    </article>
  );
}
