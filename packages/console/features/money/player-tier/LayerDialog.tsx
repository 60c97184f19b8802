import { useWords, useSay } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import {
  LAYER_BOUNDS,
  type Layer,
  playerTierConsole,
  type LayerRules,
} from '@fairlot/wire/money/player-tier';
import { fieldName } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
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
  const title = layer ? words.editOf(layer.Rules.Name) : words.add;
  const before = layer ? plainOf(valuesOf(layer.Rules)) : null;
  return (
    <EditDialog
      title={title}
      initial={() => valuesOf(layer?.Rules)}
      renderEdit={(editing) => <Edit before={before} {...editing} />}
      renderReview={(typed, onBack) => {
        const after = plainOf(typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={playerTierConsole.proposeLayer}
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
            onBack={onBack}
            onDone={onClose}
          />
        );
      }}
      onClose={onClose}
    />
  );
}

function Edit(props: Editing<Values> & { readonly before: ReturnType<typeof plainOf> | null }) {
  const { before, onClose } = props;
  const say = useSay();
  const form = useEditForm<Values>(props, {
    check: ({ zh, en, sort }) => ({
      ...(zh.trim() === '' && { zh: FAULTS.name }),
      ...(en.trim() === '' && { en: FAULTS.name }),
      ...(!isSort(sort) && { sort: FAULTS.sort }),
    }),
    before,
    after: plainOf,
  });
  const { values, change, fault } = form;
  return (
    <EditForm form={form} onClose={onClose}>
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
    </EditForm>
  );
}
