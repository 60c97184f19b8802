import { useState } from 'react';
import { useWords, useSay } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { LAYER_BOUNDS, type Layer, layerConsole, type LayerRules } from '@fairlot/wire/layer';
import { fieldName } from '../operator/index.ts';
import { ReviewDialog } from '../publish/index.ts';
import { FAULTS, text } from './text.ts';

type Values = {
  readonly zh: string;
  readonly en: string;
  readonly sort: string;
  readonly isReadOnly: boolean;
  readonly isReviewed: boolean;
};

const valuesOf = (rules: LayerRules | undefined): Values => ({
  zh: rules?.Name ?? '',
  en: rules?.NameEn ?? '',
  sort: String(rules?.Sort ?? 0),
  isReadOnly: rules?.IsReadOnly ?? false,
  isReviewed: rules?.IsReviewed ?? false,
});

const isSort = (typed: string): boolean => /^\d{1,5}$/.test(typed) && Number(typed) <= 10_000;

/** As it is frozen and kept. */
const plainOf = ({ zh, en, sort, isReadOnly, isReviewed }: Values) => ({
  zh: zh.trim(),
  en: en.trim(),
  isReadOnly,
  isReviewed,
  sort: Number(sort),
});

/** Editing a layer, and reviewing what would change, before another operator publishes it. */
export function LayerDialog(props: {
  /** Undefined: one more. */
  readonly layer: Layer | undefined;
  readonly onClose: () => void;
}) {
  const { layer, onClose } = props;
  const words = useWords(text);
  const [typed, setTyped] = useState(() => valuesOf(layer?.Rules));
  const [isReviewing, setReviewing] = useState(false);
  const title = layer ? words.editOf(layer.Rules.Name) : words.add;
  const before = layer ? plainOf(valuesOf(layer.Rules)) : null;
  const after = plainOf(typed);
  if (!isReviewing) {
    const next = (values: Values) => {
      setTyped(values);
      setReviewing(true);
    };
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        <Edit typed={typed} before={before} onNext={next} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ReviewDialog
      title={title}
      endpoint={layerConsole.proposeLayer}
      before={before}
      after={after}
      input={(said) => ({
        Layer: layer ? { Id: layer.Id, Seen: layer.Version } : null,
        Rules: {
          Name: after.zh,
          NameEn: after.en,
          IsReadOnly: after.isReadOnly,
          IsReviewed: after.isReviewed,
          Sort: after.sort,
        },
        ...said,
      })}
      onBack={() => setReviewing(false)}
      onDone={onClose}
    />
  );
}

function Edit(props: {
  readonly typed: Values;
  readonly before: ReturnType<typeof plainOf> | null;
  readonly onNext: (values: Values) => void;
  readonly onClose: () => void;
}) {
  const { typed, before, onNext, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<Values>({
    initial: typed,
    check: ({ zh, en, sort }) => ({
      ...(zh.trim() === '' && { zh: FAULTS.name }),
      ...(en.trim() === '' && { en: FAULTS.name }),
      ...(!isSort(sort) && { sort: FAULTS.sort }),
    }),
    send: async (values) => {
      if (JSON.stringify(before) === JSON.stringify(plainOf(values))) return { form: text.same };
      onNext(values);
      return undefined;
    },
  });
  const { values, change, fault } = form;
  return (
    <Form form={form} send={words.next} after={<Button onClick={onClose}>{words.cancel}</Button>}>
      {(['zh', 'en', 'sort'] as const).map((line) => (
        <Field key={line} label={say(fieldName(line))} error={fault(line)}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={LAYER_BOUNDS.name}
              value={values[line]}
              onText={(next) => change(line, next)}
            />
          )}
        </Field>
      ))}
      {(['isReadOnly', 'isReviewed'] as const).map((name) => (
        <Checkbox key={name} isOn={values[name]} onChange={(isOn) => change(name, isOn)}>
          {say(fieldName(name))}
        </Checkbox>
      ))}
    </Form>
  );
}
