import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import {
  type DueVersion,
  publishingConsole,
  type VoidVersion,
} from '@fairlot/wire/staff/publishing';
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

/** Taking back a version that waits for its time, or putting away one that became void. */
export function TakeBackDialog(props: {
  readonly due: DueVersion | VoidVersion;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { due, onBack, onDone } = props;
  const words = useWords(text);
  const isVoid = 'Why' in due;
  const form = useActForm<typeof publishingConsole.takeBackDue, ActValues>(
    publishingConsole.takeBackDue,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({ Id: due.Id, Reason: reason.trim(), Code: codeOf(code) }),
      done: () => {
        showToast({ kind: 'done', text: isVoid ? text.isPutAway : text.takenBack });
        onDone();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onBack} title={isVoid ? words.putAwayOf : words.takeBackOf}>
      {isPlain(due.Content) && (
        <Changes before={isPlain(due.Before) ? due.Before : null} after={due.Content} />
      )}
      <p className={styles['note']}>{isVoid ? words.putAwayNote : words.takeBackNote}</p>
      <ActForm
        form={form}
        send={isVoid ? words.putAway : words.takeBack}
        isDangerous={!isVoid}
        onCancel={onBack}
      />
    </Dialog>
  );
}
