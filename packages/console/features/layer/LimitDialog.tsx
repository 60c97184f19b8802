import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { layerConsole, type LimitRow } from '@fairlot/wire/layer';
import { fieldName } from '../operator/index.ts';
import { Leaves, ReviewDialog } from '../publish/index.ts';
import { limitsText } from './limits-text.ts';
import { text } from './text.ts';
import {
  faultsOf,
  LIMIT_LINES,
  limitsOf,
  plainLimits,
  type TypedLimits,
  typedOf,
} from './typed-limits.ts';

type Props = {
  /** Null: everybody. */
  readonly layer: number | null;
  readonly row: LimitRow;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

/** Editing what players of a layer have otherwise, and reviewing it, before another operator publishes it. */
export function LimitDialog({ layer, row, onBack, onDone }: Props) {
  const words = useWords(limitsText);
  const say = useSay();
  const [typed, setTyped] = useState(() => typedOf(row.Limits));
  const [isReviewing, setReviewing] = useState(false);
  const title = words.editOf(say(row.Name));
  if (!isReviewing) {
    const next = (values: TypedLimits) => {
      setTyped(values);
      setReviewing(true);
    };
    return (
      <Dialog isOpen onClose={onBack} title={title}>
        <Leaves of={{ Limit: { Layer: layer, Of: row.Of, Limits: row.Limits } }} />
        <Edit row={row} typed={typed} onNext={next} onClose={onBack} />
      </Dialog>
    );
  }
  const limits = limitsOf(typed);
  return (
    <ReviewDialog
      title={title}
      endpoint={layerConsole.proposeLimits}
      before={plainLimits(row.Limits)}
      after={plainLimits(limits)}
      bounds={{ Limit: { Layer: layer, Of: row.Of, Limits: limits } }}
      input={(said) => ({ Layer: layer, Of: row.Of, Seen: row.Version, Limits: limits, ...said })}
      onBack={() => setReviewing(false)}
      onDone={onDone}
    />
  );
}

function Edit(props: {
  readonly row: LimitRow;
  readonly typed: TypedLimits;
  readonly onNext: (values: TypedLimits) => void;
  readonly onClose: () => void;
}) {
  const { row, typed, onNext, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<TypedLimits>({
    initial: typed,
    check: faultsOf,
    send: async (values) => {
      const [now, wanted] = [row.Limits, limitsOf(values)].map((limits) =>
        JSON.stringify(plainLimits(limits)),
      );
      if (now === wanted) return { form: text.same };
      onNext(values);
      return undefined;
    },
  });
  // A way to deposit has no most of its fee.
  const lines = LIMIT_LINES.filter((line) => line !== 'feeCap' || !row.Of.startsWith('channel-'));
  return (
    <Form form={form} send={words.next} after={<Button onClick={onClose}>{words.cancel}</Button>}>
      {lines.map((line) => (
        <Field key={line} label={say(fieldName(line))} error={form.fault(line)}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={20}
              value={form.values[line]}
              onText={(next) => form.change(line, next)}
            />
          )}
        </Field>
      ))}
    </Form>
  );
}
