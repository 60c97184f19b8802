import { type ReactNode, useState } from 'react';
import { Button } from '@fairlot/ui/button';
import { type Faults, Form, type FormState, useFormOf, type Values } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { useWords } from '@fairlot/ui';
import type { Endpoint, Input } from '@fairlot/wire/core';
import type { Plain } from '../operator/proposal-content/index.ts';
import type { Bounds } from './Leaves.tsx';
import { type PublishRequest, ReviewDialog } from './ReviewDialog.tsx';
import { text } from './text.ts';

type Props<E extends Endpoint, V extends Values, P extends Plain> = {
  readonly title: string;
  /** Proposes the change. */
  readonly endpoint: E;
  readonly initial: () => V;
  readonly check: (values: V) => Faults<V>;
  /** Returns a fault of the values together. */
  readonly checkAll?: (values: V) => Faults<V>['form'];
  /** The content in force; null for a new one. */
  readonly before: Plain | null;
  /** Returns the content that is frozen. */
  readonly after: (values: V) => P;
  /** Above the form. */
  readonly intro?: ReactNode;
  readonly renderFields: (form: FormState<V>) => ReactNode;
  /** Shows the change, where a table of its parts is hard to read. */
  readonly renderChanges?: (after: P) => ReactNode;
  /** Amounts that are checked for limits that leave players nothing. */
  readonly bounds?: (values: V) => Bounds | undefined;
  readonly input: (request: PublishRequest, values: V, after: P) => Input<E>;
  readonly onClose: () => void;
  /** After the proposal; without it `onClose`. */
  readonly onDone?: () => void;
};

/**
 * The two steps before another operator publishes something: edit it, and review the change. Going back to the first step
 * keeps the values.
 */
export function PublishedDialog<E extends Endpoint, V extends Values, P extends Plain>(
  props: Props<E, V, P>,
) {
  const { title, endpoint, initial, before, after, renderChanges, bounds, input } = props;
  const { intro, onClose, onDone = onClose } = props;
  const [values, setValues] = useState(initial);
  const [isReviewing, setReviewing] = useState(false);
  if (isReviewing) {
    const content = after(values);
    return (
      <ReviewDialog
        title={title}
        endpoint={endpoint}
        before={before}
        after={content}
        changes={renderChanges?.(content)}
        bounds={bounds?.(values)}
        input={(request) => input(request, values, content)}
        onBack={() => setReviewing(false)}
        onDone={onDone}
      />
    );
  }
  const onReview = (next: V) => {
    setValues(() => next);
    setReviewing(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {intro}
      <Edit {...props} values={values} onReview={onReview} />
    </Dialog>
  );
}

function Edit<E extends Endpoint, V extends Values, P extends Plain>(
  props: Props<E, V, P> & { readonly values: V; readonly onReview: (values: V) => void },
) {
  const { values, check, checkAll, before, after, renderFields, onReview, onClose } = props;
  const words = useWords(text);
  const form = useFormOf<V>({
    initial: values,
    check,
    send: async (next) => {
      const isSame = JSON.stringify(before) === JSON.stringify(after(next));
      const fault = isSame ? text.noChange : checkAll?.(next);
      if (fault) return { form: fault } as Faults<V>;
      onReview(next);
      return undefined;
    },
  });
  return (
    <Form form={form} send={words.review} after={<Button onClick={onClose}>{words.cancel}</Button>}>
      {renderFields(form)}
    </Form>
  );
}
