import { type ReactNode, useState } from 'react';
import { Button } from '@fairlot/ui/button';
import { type Faults, Form, type FormState, useFormOf, type Values } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { useWords } from '@fairlot/ui';
import { text } from './text.ts';

/** What a form of an editor is given: what was typed so far, and where to go with more. */
export type Editing<V> = {
  readonly typed: V;
  readonly onNext: (values: V) => void;
  readonly onClose: () => void;
};

/**
 * The two steps of whoever asks another operator to publish something: editing it, and reviewing what would change. Who goes back
 * to the first finds what he typed.
 */
export function EditDialog<V>(props: {
  readonly title: string;
  readonly initial: () => V;
  readonly renderEdit: (editing: Editing<V>) => ReactNode;
  readonly renderReview: (typed: V, onBack: () => void) => ReactNode;
  readonly onClose: () => void;
}) {
  const { title, initial, renderEdit, renderReview, onClose } = props;
  const [typed, setTyped] = useState(initial);
  const [isReviewing, setReviewing] = useState(false);
  if (isReviewing) return renderReview(typed, () => setReviewing(false));
  const onNext = (values: V) => {
    setTyped(() => values);
    setReviewing(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {renderEdit({ typed, onNext, onClose })}
    </Dialog>
  );
}

type Plan<V extends Values> = {
  readonly check: (values: V) => Faults<V>;
  /** What changes as it is frozen: the same before and after, and there is nothing to ask for. Before is null of one more. */
  readonly before: unknown;
  readonly after: (values: V) => unknown;
  /** What is wrong with all of it together. */
  readonly whole?: (values: V) => Faults<V>['form'];
};

/** The state of a form of an editor, which goes on to the review where something would change. */
export const useEditForm = <V extends Values>(
  { typed, onNext }: Editing<V>,
  { check, before, after, whole }: Plan<V>,
): FormState<V> =>
  useFormOf<V>({
    initial: typed,
    check,
    send: async (values) => {
      const isSame = JSON.stringify(before) === JSON.stringify(after(values));
      const form = isSame ? text.noChange : whole?.(values);
      if (form) return { form } as Faults<V>;
      onNext(values);
      return undefined;
    },
  });

/** A form of an editor: on to the review, or away. */
export function EditForm<V extends Values>(props: {
  readonly form: FormState<V>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { form, onClose, children } = props;
  const words = useWords(text);
  return (
    <Form form={form} send={words.review} after={<Button onClick={onClose}>{words.cancel}</Button>}>
      {children}
    </Form>
  );
}
