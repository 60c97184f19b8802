import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { plainSource, rateConsole, type Source } from '@fairlot/wire/rate';
import { fieldName } from '../operator/index.ts';
import { ReviewDialog } from '../publish/index.ts';
import { sourceText as text } from './source-text.ts';
import { faultsOf, LINES, rulesOf, type TypedSource, typedOf } from './typed-source.ts';

/** Editing a source of the rate, or one more, and reviewing it, before another operator publishes it. */
export function SourceDialog(props: {
  /** Undefined: one more. */
  readonly source: Source | undefined;
  readonly onClose: () => void;
}) {
  const { source, onClose } = props;
  const words = useWords(text);
  const [typed, setTyped] = useState(() => typedOf(source));
  const [isReviewing, setReviewing] = useState(false);
  const title = source ? words.editOf(source.Id) : words.add;
  if (!isReviewing) {
    const next = (values: TypedSource) => {
      setTyped(values);
      setReviewing(true);
    };
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        <Edit source={source} typed={typed} onNext={next} onClose={onClose} />
      </Dialog>
    );
  }
  const rules = rulesOf(typed);
  return (
    <ReviewDialog
      title={title}
      endpoint={rateConsole.proposeSource}
      before={source ? plainSource(source.Rules) : null}
      after={source ? plainSource(rules) : { name: typed.name, ...plainSource(rules) }}
      input={(said) => ({
        Source: source ? { Id: source.Id, Seen: source.Version } : { Name: typed.name },
        Rules: rules,
        ...said,
      })}
      onBack={() => setReviewing(false)}
      onDone={onClose}
    />
  );
}

function Edit(props: {
  readonly source: Source | undefined;
  readonly typed: TypedSource;
  readonly onNext: (values: TypedSource) => void;
  readonly onClose: () => void;
}) {
  const { source, typed, onNext, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<TypedSource>({
    initial: typed,
    check: faultsOf,
    send: async (values) => {
      const isSame =
        source &&
        JSON.stringify(plainSource(source.Rules)) === JSON.stringify(plainSource(rulesOf(values)));
      if (isSame) return { form: text.same };
      onNext(values);
      return undefined;
    },
  });
  const { values, change, fault } = form;
  const hints = { price: words.priceHint, time: words.timeHint } as Readonly<
    Record<string, string>
  >;
  return (
    <Form form={form} send={words.next} after={<Button onClick={onClose}>{words.cancel}</Button>}>
      <Checkbox isOn={values.isOn} onChange={(isOn) => change('isOn', isOn)}>
        {say(fieldName('isOn'))}
      </Checkbox>
      {LINES.filter((line) => line !== 'name' || !source).map((line) => (
        <Field key={line} label={say(fieldName(line))} hint={hints[line]} error={fault(line)}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={500}
              value={values[line]}
              onText={(next) => change(line, next)}
            />
          )}
        </Field>
      ))}
    </Form>
  );
}
