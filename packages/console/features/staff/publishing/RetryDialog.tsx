import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { publishingConsole, type VoidVersion } from '@fairlot/wire/staff/publishing';
import {
  ActForm,
  type ActValues,
  codeOf,
  NOTHING,
  useActForm,
} from '../operator/act-form/index.ts';
import { Changes, isPlain } from '../operator/proposal-content/index.ts';
import styles from './publish.module.css';
import { text } from './text.ts';

/** Having the site try again to publish what failed too often. */
export function RetryDialog(props: {
  readonly due: VoidVersion;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { due, onBack, onDone } = props;
  const words = useWords(text);
  const form = useActForm<typeof publishingConsole.retryDue, ActValues>(
    publishingConsole.retryDue,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({ Id: due.Id, Reason: reason.trim(), Code: codeOf(code) }),
      done: () => {
        showToast({ kind: 'done', text: text.retried });
        onDone();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onBack} title={words.retryOf}>
      {isPlain(due.Content) && (
        <Changes before={isPlain(due.Before) ? due.Before : null} after={due.Content} />
      )}
      <p className={styles['note']}>{words.retryNote}</p>
      <ActForm form={form} send={words.retry} onCancel={onBack} />
    </Dialog>
  );
}
