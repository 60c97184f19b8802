import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { plainSource, exchangeRateConsole, type Source } from '@fairlot/wire/money/exchange-rate';
import { fieldName } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
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
  const title = source ? words.editOf(source.Id) : words.add;
  return (
    <EditDialog
      title={title}
      initial={() => typedOf(source)}
      renderEdit={(editing) => <Edit source={source} {...editing} />}
      renderReview={(typed, onBack) => {
        const rules = rulesOf(typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={exchangeRateConsole.proposeSource}
            before={source ? plainSource(source.Rules) : null}
            after={source ? plainSource(rules) : { name: typed.name, ...plainSource(rules) }}
            input={(said) => ({
              Source: source ? { Id: source.Id, Seen: source.Version } : { Name: typed.name },
              Rules: rules,
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

function Edit(props: Editing<TypedSource> & { readonly source: Source | undefined }) {
  const { source, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useEditForm<TypedSource>(props, {
    check: faultsOf,
    before: source && plainSource(source.Rules),
    after: (values) => plainSource(rulesOf(values)),
  });
  const { values, change, fault } = form;
  const hints = { price: words.priceHint, time: words.timeHint } as Readonly<
    Record<string, string>
  >;
  return (
    <EditForm form={form} onClose={onClose}>
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
    </EditForm>
  );
}
