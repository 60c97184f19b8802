import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { type DueVersion, publishConsole } from '@fairlot/wire/publish';
import {
  ActForm,
  type ActValues,
  Changes,
  isPlain,
  NOTHING,
  useActForm,
} from '../operator/index.ts';
import styles from './publish.module.css';
import { text } from './text.ts';

/** Taking back a version that waits for its time. */
export function TakeBackDialog(props: {
  readonly due: DueVersion;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { due, onBack, onDone } = props;
  const words = useWords(text);
  const form = useActForm<typeof publishConsole.takeBackDue, ActValues>(
    publishConsole.takeBackDue,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Id: due.Id, Reason: reason.trim() }),
      done: () => {
        showToast({ kind: 'done', text: words.takenBack });
        onDone();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onBack} title={words.takeBackOf}>
      {isPlain(due.Content) && (
        <Changes before={isPlain(due.Before) ? due.Before : null} after={due.Content} />
      )}
      <p className={styles['note']}>{words.takeBackNote}</p>
      <ActForm form={form} send={words.takeBack} isDangerous hasCode={false} onCancel={onBack} />
    </Dialog>
  );
}
