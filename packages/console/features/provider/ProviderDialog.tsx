import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import {
  plainProvider,
  PROVIDER_BOUNDS,
  providerConsole,
  type ProviderRow,
} from '@fairlot/wire/provider';
import { fieldName } from '../operator/index.ts';
import { ReviewDialog } from '../publish/index.ts';
import { text } from './text.ts';
import { faultsOf, LIMITS, rulesOf, type TypedProvider, typedOf } from './typed.ts';

/** Editing what is set of a provider, and reviewing what would change, before another operator publishes it. */
export function ProviderDialog(props: { readonly row: ProviderRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const [typed, setTyped] = useState(() => typedOf(row.Rules));
  const [isReviewing, setReviewing] = useState(false);
  const title = words.editOf(row.Id);
  if (!isReviewing) {
    const next = (values: TypedProvider) => {
      setTyped(values);
      setReviewing(true);
    };
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        <Edit row={row} typed={typed} onNext={next} onClose={onClose} />
      </Dialog>
    );
  }
  const rules = rulesOf(typed);
  return (
    <ReviewDialog
      title={title}
      endpoint={providerConsole.proposeProvider}
      before={plainProvider(row.Rules)}
      after={plainProvider(rules)}
      input={(said) => ({ Id: row.Id, Seen: row.Version, Rules: rules, ...said })}
      onBack={() => setReviewing(false)}
      onDone={onClose}
    />
  );
}

function Edit(props: {
  readonly row: ProviderRow;
  readonly typed: TypedProvider;
  readonly onNext: (values: TypedProvider) => void;
  readonly onClose: () => void;
}) {
  const { row, typed, onNext, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<TypedProvider>({
    initial: typed,
    check: faultsOf,
    send: async (values) => {
      const [now, wanted] = [row.Rules, rulesOf(values)].map((rules) =>
        JSON.stringify(plainProvider(rules)),
      );
      if (now === wanted) return { form: text.same };
      onNext(values);
      return undefined;
    },
  });
  const { values, change, fault } = form;
  // A node pays nothing out.
  const lines = row.IsNode ? (['address'] as const) : (['address', ...LIMITS] as const);
  return (
    <Form form={form} send={words.next} after={<Button onClick={onClose}>{words.cancel}</Button>}>
      <Checkbox isOn={values.isOn} onChange={(isOn) => change('isOn', isOn)}>
        {say(fieldName('isOn'))}
      </Checkbox>
      {lines.map((line) => (
        <Field
          key={line}
          label={say(fieldName(line))}
          hint={line === 'address' ? undefined : words.limitHint}
          error={fault(line)}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              inputMode={line === 'address' ? 'url' : 'decimal'}
              maxLength={PROVIDER_BOUNDS.address}
              value={values[line]}
              onText={(next) => change(line, next)}
            />
          )}
        </Field>
      ))}
    </Form>
  );
}
