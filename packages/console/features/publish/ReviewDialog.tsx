import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/operator';
import {
  ActForm,
  type ActValues,
  Changes,
  codeOf,
  NOTHING,
  type Plain,
  useActForm,
} from '../operator/index.ts';
import styles from './publish.module.css';
import { text } from './text.ts';

type Said = { readonly Reason: string; readonly Code: string | undefined };

/** What would change, in words, before another operator is asked to publish it. */
export function ReviewDialog<E extends Endpoint>(props: {
  readonly title: string;
  readonly endpoint: E;
  /** Null: it is one more. */
  readonly before: Plain | null;
  readonly after: Plain;
  readonly input: (said: Said) => Input<E>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { title, endpoint, before, after, input, onBack, onDone } = props;
  const words = useWords(text);
  const form = useActForm<E, ActValues>(endpoint, {
    initial: NOTHING,
    input: ({ reason, code }) => input({ Reason: reason.trim(), Code: codeOf(code) }),
    done: () => {
      showToast({ kind: 'done', text: words.putDone });
      void refetch(operatorHttp.getProposals);
      onDone();
    },
  });
  return (
    <Dialog isOpen onClose={onBack} title={`${words.review} · ${title}`}>
      <Changes before={before} after={after} />
      <p className={styles['note']}>{words.reviewNote}</p>
      <ActForm form={form} send={words.put} onCancel={onBack} />
    </Dialog>
  );
}
